import type { Theme } from '@cap-diamant/quebec/puzzles';
import data from '@cap-diamant/quebec/puzzles.json?raw';
import type { GamePuzzles } from '../../common/puzzles.ts';
import { themeTexts } from './words.ts';

/** What a word in a lesson's name tells about its theme; the first that fits counts. */
const HINTS: readonly (readonly [RegExp, Theme])[] = [
  [/leader/, 'leaders'],
  [/event/, 'events'],
  [/two/, 'two-players'],
  [/zone|cascade/, 'cascade'],
  [/final|group|scoring/, 'main-group'],
  [/century/, 'century-end'],
];

export const puzzles: GamePuzzles = {
  data,
  themes: themeTexts,
  themeOfLesson: lesson => HINTS.find(([word]) => word.test(lesson))?.[1] ?? 'sites',
};
