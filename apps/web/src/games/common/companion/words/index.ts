import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { CompanionTexts } from './texts.ts';

export type { CompanionTexts } from './texts.ts';

const TEXTS: { readonly [language in Language]: CompanionTexts } = { fr, en, ru };

export const companionTexts = (language: Language): CompanionTexts => TEXTS[language];
