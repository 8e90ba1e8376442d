import type { Language, Words } from '@cap-diamant/kernel';
import type { Quebec } from '../model/types.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { wordsOf } from './words-of.ts';

const drawn = (catalogue: Catalogue, language: Language): Words<Quebec> => {
  const effects = { ...catalogue.effects, turn: () => '' };
  return wordsOf({ ...catalogue, effects, site: building => catalogue.site(building) }, language, () => ({}));
};

const DRAWN: Readonly<Record<Language, Words<Quebec>>> = {
  fr: drawn(fr, 'fr'),
  en: drawn(en, 'en'),
  ru: drawn(ru, 'ru'),
};

/** Québec in words for a drawn board, which shows places and whose turn it is: no coordinates, no turn lines, no pages. */
export const drawnWords = (language: Language): Words<Quebec> => DRAWN[language];
