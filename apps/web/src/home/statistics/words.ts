import { type Language, LOCALES } from '@cap-diamant/kernel';
import { counting } from '../../words/plural.ts';

interface StatisticsTexts {
  readonly title: string;
  readonly about: string;
  readonly played: string;
  readonly won: string;
  readonly share: string;
  readonly average: string;
  readonly best: string;
  readonly game: string;
  readonly players: string;
  readonly overTime: string;
  readonly legend: { readonly won: string; readonly lost: string };
  /** A result in the chart. */
  result(points: number, won: boolean): string;
  percent(share: number): string;
  mean(points: number): string;
}

const numbers = (language: Language) => ({
  percent: (share: number) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(share),
  mean: (points: number) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(points),
});

const [fr, en, ru] = [counting('fr'), counting('en'), counting('ru')];

const TEXTS: { readonly [language in Language]: StatisticsTexts } = {
  fr: {
    title: 'Vos statistiques',
    about: 'Vos parties terminées sur cet appareil, seul contre les robots.',
    played: 'Parties',
    won: 'Victoires',
    share: 'Part des victoires',
    average: 'Moyenne',
    best: 'Record',
    game: 'Jeu',
    players: 'Joueurs',
    overTime: 'Points, de la plus ancienne partie à la dernière',
    legend: { won: 'victoire', lost: 'défaite' },
    result: (points, won) => `${fr(points, { one: 'point', other: 'points' })}, ${won ? 'victoire' : 'défaite'}`,
    ...numbers('fr'),
  },
  en: {
    title: 'Your statistics',
    about: 'Your finished games on this device, alone against bots.',
    played: 'Games',
    won: 'Won',
    share: 'Share won',
    average: 'Average',
    best: 'Best',
    game: 'Game',
    players: 'Players',
    overTime: 'Points, from the oldest game to the latest',
    legend: { won: 'won', lost: 'lost' },
    result: (points, won) => `${en(points, { one: 'point', other: 'points' })}, ${won ? 'won' : 'lost'}`,
    ...numbers('en'),
  },
  ru: {
    title: 'Ваша статистика',
    about: 'Ваши сыгранные партии на этом устройстве, против ботов.',
    played: 'Партии',
    won: 'Победы',
    share: 'Доля побед',
    average: 'В среднем',
    best: 'Рекорд',
    game: 'Игра',
    players: 'Игроки',
    overTime: 'Очки, от первой партии к последней',
    legend: { won: 'победа', lost: 'поражение' },
    result: (points, won) =>
      `${ru(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}, ${won ? 'победа' : 'поражение'}`,
    ...numbers('ru'),
  },
};

export const statisticsTexts = (language: Language): StatisticsTexts => TEXTS[language];
