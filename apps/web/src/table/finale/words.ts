import { type Language, listing } from '@cap-diamant/kernel';

interface FinaleTexts {
  /** The title before anybody knows who won. */
  readonly title: string;
  readonly ranking: string;
  place(place: number): string;
  readonly skip: string;
  readonly picture: string;
  readonly medals: string;
  /** Who holds a medal. */
  holders(names: readonly string[]): string;
  readonly turningPoints: string;
  readonly turningPointsAbout: string;
  judged(done: number, of: number): string;
  readonly stop: string;
  readonly resume: string;
  readonly none: string;
  /** How a turn changed its player's chances of winning; turns are counted from 1. */
  swing(turn: number, name: string, change: string): string;
  readonly show: string;
  readonly save: string;
  readonly share: string;
}

const TEXTS: { readonly [language in Language]: FinaleTexts } = {
  fr: {
    title: 'Le résultat',
    ranking: 'Classement',
    place: place => (place === 1 ? '1re place' : `${place}e place`),
    skip: 'Tout montrer',
    picture: 'La table à la fin',
    medals: 'Médailles',
    holders: listing('fr'),
    turningPoints: 'Tournants de la partie',
    turningPointsAbout: 'Les tours qui ont le plus changé les chances de gagner, selon un robot.',
    judged: (done, of) => `Analyse : ${done} sur ${of}`,
    stop: 'Arrêter',
    resume: 'Continuer',
    none: 'Aucun tour n’a fait basculer la partie.',
    swing: (turn, name, change) => `Tour ${turn}, ${name} : ${change}`,
    show: 'Revoir ce moment',
    save: 'Enregistrer dans un fichier',
    share: 'Partager',
  },
  en: {
    title: 'The result',
    ranking: 'Ranking',
    place: place => `Place ${place}`,
    skip: 'Show everything',
    picture: 'The table at the end',
    medals: 'Medals',
    holders: listing('en'),
    turningPoints: 'Turning points',
    turningPointsAbout: 'The turns that changed the chances of winning most, as a bot sees it.',
    judged: (done, of) => `Looking back: ${done} of ${of}`,
    stop: 'Stop',
    resume: 'Continue',
    none: 'No single turn decided this game.',
    swing: (turn, name, change) => `Turn ${turn}, ${name}: ${change}`,
    show: 'See this moment',
    save: 'Save as a file',
    share: 'Share',
  },
  ru: {
    title: 'Итог',
    ranking: 'Места',
    place: place => `${place}-е место`,
    skip: 'Показать всё',
    picture: 'Стол в конце партии',
    medals: 'Награды',
    holders: listing('ru'),
    turningPoints: 'Переломные моменты',
    turningPointsAbout: 'Ходы, сильнее всего изменившие шансы на победу, по оценке бота.',
    judged: (done, of) => `Разбор: ${done} из ${of}`,
    stop: 'Остановить',
    resume: 'Продолжить',
    none: 'Ни один ход не решил исход партии.',
    swing: (turn, name, change) => `Ход ${turn}, ${name}: ${change}`,
    show: 'Показать этот момент',
    save: 'Сохранить в файл',
    share: 'Поделиться',
  },
};

export const finaleTexts = (language: Language): FinaleTexts => TEXTS[language];
