import type { Lesson } from '@cap-diamant/kernel/lessons';
import { ALLIES } from './allies.ts';
import { END } from './end.ts';
import { LEARNED } from './learned.ts';
import { SNOW } from './snow.ts';
import { TURN } from './turn.ts';

/** The guided first game: two players, and a few moments of one game. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [...TURN, ...SNOW, ...ALLIES, ...END],
  learned: LEARNED,
  playOn: 'coureur',
};
