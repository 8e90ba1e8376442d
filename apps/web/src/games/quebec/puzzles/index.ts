import type { LessonId } from '@cap-diamant/quebec/lessons';
import type { Theme } from '@cap-diamant/quebec/puzzles';
import data from '@cap-diamant/quebec/puzzles.json?raw';
import type { GamePuzzles } from '../../common/puzzles.ts';
import { themeTexts } from './words.ts';

/** Puzzles of which theme ask for what a lesson teaches. */
const THEMES: { readonly [lesson in LessonId]: Theme } = {
  'first-game': 'sites',
  'second-game': 'cascade',
  architect: 'sites',
  districts: 'sites',
  cascade: 'cascade',
  leaders: 'leaders',
  events: 'events',
  'final-scoring': 'main-group',
  'two-players': 'two-players',
};

const isLesson = (id: string): id is LessonId => Object.hasOwn(THEMES, id);

export const puzzles: GamePuzzles = {
  data,
  themes: themeTexts,
  themeOfLesson: lesson => (isLesson(lesson) ? THEMES[lesson] : undefined),
};
