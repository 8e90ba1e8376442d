import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { OnlineTexts } from './texts.ts';

const CATALOGUES: { readonly [language in Language]: OnlineTexts } = { fr, en, ru };

/** The words of playing online. */
export const onlineTexts = (language: Language): OnlineTexts => CATALOGUES[language];
