import type { Lesson } from '@cap-diamant/kernel/lessons';
import { BUILDING } from './building.ts';
import { CENTURIES } from './centuries.ts';
import { CENTURY_END } from './century-end.ts';
import { FINAL } from './final.ts';
import { LEARNED } from './learned.ts';
import { OPENING } from './opening.ts';

/** The guided first game: family rules, three players. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [...OPENING, ...BUILDING, ...CENTURY_END, ...CENTURIES, ...FINAL],
  learned: LEARNED,
  playOn: 'free-turn',
};
