import type { LessonId } from '@cap-diamant/nouvelle-france/lessons';
import type { Theme } from '@cap-diamant/nouvelle-france/puzzles';
import data from '@cap-diamant/nouvelle-france/puzzles.json?raw';
import type { GamePuzzles } from '../../common/puzzles.ts';
import { themeTexts } from './words.ts';

/** Puzzles of which theme ask for what a lesson teaches. */
const THEMES: { readonly [lesson in LessonId]: Theme } = {
  'first-game': 'placing',
  stability: 'placing',
  connected: 'placing',
  sticks: 'snow',
  characters: 'placing',
  allies: 'doubling',
  bonus: 'bonus',
};

const isLesson = (id: string): id is LessonId => Object.hasOwn(THEMES, id);

export const puzzles: GamePuzzles = {
  data,
  themes: themeTexts,
  themeOfLesson: lesson => (isLesson(lesson) ? THEMES[lesson] : undefined),
};
