import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { StudyTexts } from './texts.ts';

export type { StudyTexts } from './texts.ts';

const TEXTS: { readonly [language in Language]: StudyTexts } = { fr, en, ru };

export const studyTexts = (language: Language): StudyTexts => TEXTS[language];
