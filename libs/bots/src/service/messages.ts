import type { Seat } from '@cap-diamant/kernel';
import type { Report } from '../player.ts';
import type { Budget } from '../think.ts';

/** Who is asked: a bot by its name, at a game by its id, with a component list of one's own if there is one. */
export interface Part {
  readonly game: string;
  readonly bot: string;
  readonly components?: unknown;
}

/** A question as it goes to another thread: all of it is plain data. */
export interface Asking extends Part {
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** Without one, the bot takes what it is used to. */
  readonly budget?: Budget;
}

/** What is said to a thread that thinks. */
export type Request =
  | ({ readonly kind: 'ask'; readonly id: number } & Asking)
  | { readonly kind: 'cancel'; readonly id: number };

/** What it says: every question asked is answered by one of the last three. */
export type Response =
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'report'; readonly id: number; readonly report: Report }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };

/** One end of a line between threads: the part of a `MessagePort` that is needed. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}
