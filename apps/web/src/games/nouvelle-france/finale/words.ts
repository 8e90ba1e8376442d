import type { Language } from '@cap-diamant/kernel';
import type { MedalTexts } from '../../../table/finale/medals.ts';
import { counting } from '../../../words/plural.ts';

export type MedalKey = 'placement' | 'snowfall' | 'buried' | 'finisher' | 'sharp';

const [fr, en, ru] = [counting('fr'), counting('en'), counting('ru')];

const POINTS = {
  fr: (n: number) => fr(n, { one: 'point', other: 'points' }),
  en: (n: number) => en(n, { one: 'point', other: 'points' }),
  ru: (n: number) => ru(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
};

const TEXTS: { readonly [language in Language]: MedalTexts<MedalKey> } = {
  fr: {
    placement: { name: 'Le plus beau coup', about: n => `${POINTS.fr(n)} en une seule fois` },
    snowfall: { name: 'La plus belle bordée', about: n => `${POINTS.fr(n)} en une seule bordée` },
    buried: { name: 'Le plus de cubes sous la neige', about: n => fr(n, { one: 'cube', other: 'cubes' }) },
    finisher: { name: 'Dernière main aux chantiers', about: n => fr(n, { one: 'chantier', other: 'chantiers' }) },
    sharp: { name: 'L’œil du maître', about: n => fr(n, { one: 'tour volé', other: 'tours volés' }) },
  },
  en: {
    placement: { name: 'Finest placement', about: n => `${POINTS.en(n)} at once` },
    snowfall: { name: 'Best snowfall', about: n => `${POINTS.en(n)} in one snowfall` },
    buried: { name: 'Most cubes under the snow', about: n => en(n, { one: 'cube', other: 'cubes' }) },
    finisher: { name: 'Finishing touch', about: n => `${en(n, { one: 'site', other: 'sites' })} completed` },
    sharp: { name: 'Sharpest eye', about: n => `${en(n, { one: 'turn', other: 'turns' })} stolen` },
  },
  ru: {
    placement: { name: 'Лучшая постройка', about: n => `${POINTS.ru(n)} сразу` },
    snowfall: { name: 'Лучший снегопад', about: n => `${POINTS.ru(n)} за один снегопад` },
    buried: {
      name: 'Больше всех кубиков под снегом',
      about: n => ru(n, { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' }),
    },
    finisher: {
      name: 'Последний штрих',
      about: n => ru(n, { one: 'площадка', few: 'площадки', many: 'площадок', other: 'площадки' }),
    },
    sharp: {
      name: 'Самый зоркий глаз',
      about: n => `перехвачено: ${ru(n, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}`,
    },
  },
};

export const medalTexts = (language: Language): MedalTexts<MedalKey> => TEXTS[language];
