import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { AdminTexts } from './texts.ts';

const CATALOGUES: { readonly [language in Language]: AdminTexts } = { fr, en, ru };

/** The words of looking after the server. */
export const adminTexts = (language: Language): AdminTexts => CATALOGUES[language];
