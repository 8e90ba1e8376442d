import type { Review } from '@cap-diamant/bots';
import { getContext, setContext } from 'svelte';

/** A review of the game, made in the background. */
export interface RunningReview {
  readonly review: Review;
  readonly total: number;
  readonly done: number;
  readonly running: boolean;
  readonly finished: boolean;
  /** Somebody stopped it. */
  readonly paused: boolean;
  start(): Promise<void>;
  stop(): void;
  toggle(): void;
}

/** What the page offers to do with a finished game. */
export interface ResultActions {
  save(): void;
  share(): void;
  /** The review of a game that was played: it loads when it is shown, and has a page of its own. */
  readonly review?: { load(): Promise<RunningReview | undefined>; open(): void } | undefined;
}

const KEY = Symbol('result actions');

/** Makes the actions known to the tables inside a component. */
export const provideResultActions = (actions: ResultActions): void => {
  setContext(KEY, actions);
};

export const resultActions = (): ResultActions | undefined => getContext<ResultActions | undefined>(KEY);
