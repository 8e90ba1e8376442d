import type { Language } from '@cap-diamant/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { PuzzleTexts } from './texts.ts';

const CATALOGUES: { readonly [language in Language]: PuzzleTexts } = { fr, en, ru };

/** The words of puzzles. */
export const puzzleTexts = (language: Language): PuzzleTexts => CATALOGUES[language];
