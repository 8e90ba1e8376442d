import type { Theme } from '@cap-diamant/nouvelle-france/puzzles';
import data from '@cap-diamant/nouvelle-france/puzzles.json?raw';
import type { GamePuzzles } from '../../common/puzzles.ts';
import { themeTexts } from './words.ts';

/** What a word in a lesson's name tells about its theme; the first that fits counts. */
const HINTS: readonly (readonly [RegExp, Theme])[] = [
  [/bonus/, 'bonus'],
  [/all(?:y|ies)/, 'doubling'],
  [/snow|stick/, 'snow'],
];

export const puzzles: GamePuzzles = {
  data,
  themes: themeTexts,
  themeOfLesson: lesson => HINTS.find(([word]) => word.test(lesson))?.[1] ?? 'placing',
};
