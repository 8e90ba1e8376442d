import type { Seat } from '@cap-diamant/kernel';
import type { Details } from '@cap-diamant/protocol';
import { seatOf, type Table } from './table.ts';
import { createFeedWriter, type FeedForm, type ViewWriters } from './wire-feed.ts';

/** Who wants to be told about a table, and how. */
export interface FrameChoice {
  readonly person: string | undefined;
  /** Names the request that the first feed answers. */
  readonly cid: string;
  readonly offered: boolean;
  readonly form: FeedForm;
  /** Whether the client wants to know what surrounds the game. */
  readonly details: boolean;
}

/** What surrounds the game, for a seat or a spectator. */
export type DescribeTable = (table: Table, seat: Seat | undefined) => Details;

/** What a message about a table begins with; its feed is the last field. */
type Head =
  | { readonly kind: 'snapshot'; readonly cid: string; readonly table: string; readonly seq: number }
  | { readonly kind: 'event'; readonly table: string; readonly from: number; readonly seq: number };

/** A message in two parts: a text, and its end, which is encoded once for all who get the same. */
export interface Frame {
  readonly head: string;
  readonly tail: Buffer;
}

/** Writes messages for those who follow a table. */
const createFrames = (table: Table, describe: DescribeTable, writers?: ViewWriters) => {
  const writeFeed = createFeedWriter(table, writers);
  return (head: Head, { offered, form, details }: FrameChoice, seat: Seat | undefined, since: number): Frame => {
    const around = JSON.stringify(details ? { ...head, details: describe(table, seat) } : head);
    const { own, shared } = writeFeed(seat, { since, offered, form });
    return { head: `${around.slice(0, -1)},"feed":${own}`, tail: shared };
  };
};

/** The first frame for somebody who knows everything up to `since`. */
export const firstFrame = (table: Table, choice: FrameChoice, since: number, describe: DescribeTable): Frame => {
  const { header, seq } = table;
  const head = { kind: 'snapshot', cid: choice.cid, table: header.id, seq } as const;
  return createFrames(table, describe)(head, choice, seatOf(table, choice.person), since);
};

/** The frames for those who know everything up to `since`; made once for all who may know and already know the same. */
export const createEventFrames = (
  table: Table,
  describe: DescribeTable,
  writers: ViewWriters,
): ((choice: FrameChoice, since: number) => Frame) => {
  const { header, seq } = table;
  const frames = new Map<string, Frame>();
  const write = createFrames(table, describe, writers);
  return (choice, since) => {
    const { person, offered, form, details } = choice;
    const seat = seatOf(table, person);
    const key = `${seat}/${since}/${offered}/${form}/${details}`;
    const head = { kind: 'event', table: header.id, from: since, seq } as const;
    const known = frames.get(key) ?? write(head, choice, seat, since);
    frames.set(key, known);
    return known;
  };
};
