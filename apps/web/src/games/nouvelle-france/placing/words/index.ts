import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { PlacingTexts } from './texts.ts';

const TEXTS: { readonly [language in Language]: PlacingTexts } = { fr, en, ru };

/** Texts shown while a piece is in hand. */
export const placingTexts = (language: Language): PlacingTexts => TEXTS[language];
