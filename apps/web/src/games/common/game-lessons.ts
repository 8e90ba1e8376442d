import type { LessonEntry } from '@cap-diamant/kernel/lessons';

/** Something on the table. */
export interface Thing {
  /** Its selectors; the first visible one is marked. */
  readonly places: readonly string[];
  /** The tab that shows it where a small screen shows one at a time. */
  readonly tab: string | undefined;
}

/** The lessons of a game. */
export interface GameLessons {
  /** The guided first game comes first. */
  readonly list: readonly LessonEntry[];
  /** What a lesson points at, in a position. */
  thingsAt(point: string, view: unknown): readonly Thing[];
}
