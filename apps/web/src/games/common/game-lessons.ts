import type { LessonEntry } from '@cap-diamant/kernel/lessons';

/** The lessons of a game. */
export interface GameLessons {
  /** The guided first game comes first. */
  readonly list: readonly LessonEntry[];
  /** The selectors of something a lesson points at in a position; the first visible one is marked. */
  placesOf(point: string, view: unknown): readonly string[];
}
