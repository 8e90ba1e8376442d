import { legalTexts, type Outcome, type Seat, type Types } from '@cap-diamant/kernel';
import { commitmentOf, type Match, outcomeOf, stateOf } from './match.ts';

/** Everything one seat is sent: nothing in it is meant for other eyes. */
export interface Feed<G extends Types = Types> {
  /** The length of the record: the point to ask from next time. */
  readonly at: number;
  readonly view: G['view'];
  /** What happened since the point asked from, as far as this seat may know. */
  readonly effects: readonly G['effect'][];
  /** The seats that may decide now. */
  readonly actors: readonly Seat[];
  /** What this seat may decide now, as text. */
  readonly offered: readonly string[];
  readonly resigned: readonly Seat[];
  readonly outcome?: Outcome;
  /** SHA-256 over the seed, known from the start … */
  readonly commitment?: string;
  /** … and the seed itself, told at the end. */
  readonly seed?: string;
}

/** What a seat, or without one a spectator, gets to know of a match since a point of its record. */
export const feed = <G extends Types>(match: Match<G>, seat: Seat | undefined, since = 0): Feed<G> => {
  const { game, start, entries, resigned } = match;
  const state = stateOf(match);
  const outcome = outcomeOf(match);
  const commitment = commitmentOf(match);
  const told = entries.slice(since).flatMap(entry => entry.told);
  return {
    at: entries.length,
    view: game.view(state, seat),
    effects: told.filter(({ only }) => only === undefined || only === seat).map(({ effect }) => effect),
    actors: outcome === undefined ? game.actors(state) : [],
    offered: seat === undefined || outcome !== undefined ? [] : legalTexts(game, state, seat),
    resigned,
    ...(outcome && { outcome }),
    ...(commitment !== undefined && { commitment }),
    ...(outcome && 'seed' in start && { seed: start.seed }),
  };
};
