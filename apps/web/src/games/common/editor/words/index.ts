import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { EditorTexts } from './texts.ts';

const TEXTS: { readonly [language in Language]: EditorTexts } = { fr, en, ru };

export const editorTexts = (language: Language): EditorTexts => TEXTS[language];
