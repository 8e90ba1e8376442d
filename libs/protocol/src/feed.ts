import * as v from 'valibot';
import { count } from './fields.ts';

const seats = v.array(count);

const turn = v.object({ seat: count, fresh: v.boolean() });

const Entry = v.object({
  /** The number of the decision, from 0. */
  n: count,
  seat: count,
  /** What happened, as far as this seat may know it, in the notation of the table protocol or as data. */
  effects: v.array(v.unknown()),
  /** As data only: the turn before the decision … */
  turn: v.optional(turn),
  /** … and the view after it, for the last entries; that of the very last is the feed's. */
  view: v.optional(v.unknown()),
});

/** What one seat, or a spectator, may know; see the protocol. */
export const WireFeed = v.object({
  /** Null for a spectator. */
  seat: v.nullable(count),
  /** The number of decisions made. */
  length: count,
  /** What a `play` has to name; null when this seat is not asked. */
  decision: v.nullable(count),
  turn: v.nullable(turn),
  actors: seats,
  /** Null for clients that have the rules themselves. */
  offered: v.nullable(v.array(v.string())),
  view: v.unknown(),
  /** The decisions since the last feed. A client drops what it holds from the first `n` and from `length` on. */
  entries: v.array(Entry),
  undo: v.nullable(v.object({ by: count, to: count, agreed: seats })),
  /** As data only: how far this seat may undo. */
  reach: v.optional(v.object({ alone: count, agreed: count })),
  resigned: seats,
  outcome: v.nullable(v.object({ scores: v.array(v.number()), winners: seats, ranking: v.array(v.number()) })),
  commitment: v.string(),
  seed: v.nullable(v.string()),
});
export type WireFeed = Readonly<v.InferOutput<typeof WireFeed>>;
export type WireEntry = Readonly<v.InferOutput<typeof Entry>>;
