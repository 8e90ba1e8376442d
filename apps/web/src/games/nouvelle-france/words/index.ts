import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { PlayTexts } from './texts.ts';

export type { PlayTexts } from './texts.ts';

const TEXTS: { readonly [language in Language]: PlayTexts } = { fr, en, ru };

/** Texts of the table of Nouvelle-France. */
export const playTexts = (language: Language): PlayTexts => TEXTS[language];
