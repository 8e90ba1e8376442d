import type { Language } from '@cap-diamant/kernel';
import type { MedalTexts } from '../../../table/finale/medals.ts';
import { counting } from '../../../words/plural.ts';

export type MedalKey = 'cascade' | 'scoring' | 'builder' | 'stars' | 'ready';

const [fr, en, ru] = [counting('fr'), counting('en'), counting('ru')];

const WORKERS = {
  fr: (n: number) => fr(n, { one: 'ouvrier', other: 'ouvriers' }),
  en: (n: number) => en(n, { one: 'worker', other: 'workers' }),
  ru: (n: number) => ru(n, { one: 'работник', few: 'работника', many: 'работников', other: 'работника' }),
};
const POINTS = {
  fr: (n: number) => fr(n, { one: 'point', other: 'points' }),
  en: (n: number) => en(n, { one: 'point', other: 'points' }),
  ru: (n: number) => ru(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
};
const STARS = {
  fr: (n: number) => fr(n, { one: 'étoile', other: 'étoiles' }),
  en: (n: number) => en(n, { one: 'star', other: 'stars' }),
  ru: (n: number) => ru(n, { one: 'звезда', few: 'звезды', many: 'звёзд', other: 'звезды' }),
};

const TEXTS: { readonly [language in Language]: MedalTexts<MedalKey> } = {
  fr: {
    cascade: { name: 'La plus grande cascade', about: n => `${WORKERS.fr(n)} en une seule fin de siècle` },
    scoring: { name: 'Le siècle d’or', about: n => `${POINTS.fr(n)} en une seule fin de siècle` },
    builder: { name: 'Grand bâtisseur', about: n => fr(n, { one: 'bâtiment', other: 'bâtiments' }) },
    stars: { name: 'Le plus d’étoiles', about: n => `${STARS.fr(n)} sur la ville` },
    ready: { name: 'Jamais à court d’ouvriers', about: n => `toujours au moins ${WORKERS.fr(n)}` },
  },
  en: {
    cascade: { name: 'Largest cascade', about: n => `${WORKERS.en(n)} at the end of one century` },
    scoring: { name: 'Golden century', about: n => `${POINTS.en(n)} at the end of one century` },
    builder: { name: 'Master builder', about: n => en(n, { one: 'building', other: 'buildings' }) },
    stars: { name: 'Most stars', about: n => `${STARS.en(n)} in the town` },
    ready: { name: 'Never without a worker', about: n => `always at least ${WORKERS.en(n)}` },
  },
  ru: {
    cascade: { name: 'Самый большой каскад', about: n => `${WORKERS.ru(n)} в конце одного столетия` },
    scoring: { name: 'Золотое столетие', about: n => `${POINTS.ru(n)} в конце одного столетия` },
    builder: {
      name: 'Великий строитель',
      about: n => ru(n, { one: 'здание', few: 'здания', many: 'зданий', other: 'здания' }),
    },
    stars: { name: 'Больше всех звёзд', about: n => `${STARS.ru(n)} в городе` },
    ready: { name: 'Всегда с работниками', about: n => `никогда не меньше: ${WORKERS.ru(n)}` },
  },
};

export const medalTexts = (language: Language): MedalTexts<MedalKey> => TEXTS[language];
