import { createHash } from 'node:crypto';
import type { Seat } from '@cap-diamant/kernel';
import type { WireFeed } from '@cap-diamant/protocol';

/** Who reads: a seat, or null for a spectator. */
export type Reader = Seat | null;

/**
 * A feed in short, part by part: long runs see millions of them. The first four are a reader's own, the last one is
 * what everybody may know.
 */
export interface Digest {
  readonly seat: string;
  readonly asked: string;
  readonly entries: string;
  readonly view: string;
  readonly common: string;
}

export const PARTS = ['seat', 'asked', 'entries', 'view', 'common'] as const satisfies readonly (keyof Digest)[];

const short = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64')
    .slice(0, 12);

export const digestOf = ({ seat, decision, offered, entries, view, ...common }: WireFeed): Digest => ({
  seat: String(seat),
  asked: short([decision, offered]),
  entries: short(entries),
  view: short(view),
  common: short(common),
});

/** What a client did or was told. Times are those of one clock that never goes back, in milliseconds. */
export type Note =
  /** A turn; again with the same cid if it was not answered. */
  | {
      readonly kind: 'sent';
      readonly at: number;
      readonly cid: string;
      readonly decision: number;
      readonly moves: readonly string[];
    }
  | { readonly kind: 'done'; readonly at: number; readonly cid: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly at: number; readonly cid: string; readonly code: string }
  /** A snapshot for somebody who knows everything up to `since`. */
  | {
      readonly kind: 'snapshot';
      readonly at: number;
      /** When the client asked for it. */
      readonly asked: number;
      readonly since: number;
      readonly seq: number;
      readonly feed: Digest;
      readonly decision: number | null;
    }
  | {
      readonly kind: 'event';
      readonly at: number;
      readonly since: number;
      readonly seq: number;
      readonly feed: Digest;
      readonly decision: number | null;
    };

export type Shown = Extract<Note, { readonly kind: 'snapshot' | 'event' }>;
export type Sent = Extract<Note, { readonly kind: 'sent' }>;

/** Everything one client did at one table and was told there, in the order of time. */
export interface History {
  readonly client: string;
  readonly table: string;
  readonly reader: Reader;
  readonly notes: readonly Note[];
}

/** An event of the log as the database has it in the end. */
export interface Committed {
  readonly kind: string;
  /** Who played, and what; undefined for events that are no turn of a person. */
  readonly turn?: { readonly seat: Seat; readonly moves: readonly string[] };
  /** When its transaction ended, by the clock of the histories. */
  readonly at: number;
  /** When it was received, by the same clock. */
  readonly received: number;
}

/** A command the database says was carried out. */
export interface CarriedOut {
  readonly seat: Seat;
  readonly cid: string;
  readonly seq: number;
}

/** The log of a table in the end, and what it allows each reader to know. */
export interface Truth {
  readonly table: string;
  readonly readers: readonly Reader[];
  /** The event of number 1 first. */
  readonly log: readonly Committed[];
  readonly commands: readonly CarriedOut[];
  /** What a reader who knows everything up to `since` may be shown after an event. */
  feed(reader: Reader, since: number, seq: number): Digest;
  /** The milliseconds on a seat's clock right after an event; undefined at tables without clocks. */
  left(seat: Seat, seq: number): number | undefined;
}

export const isShown = (note: Note): note is Shown => note.kind === 'snapshot' || note.kind === 'event';
