import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { CardTexts } from './texts.ts';

const TEXTS: { readonly [language in Language]: CardTexts } = { fr, en, ru };

export const cardTexts = (language: Language): CardTexts => TEXTS[language];
