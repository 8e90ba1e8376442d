import { nth, range, type Seat, sum } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { House } from '../model/options.ts';
import { SNOWFALLS } from '../model/vocabulary.ts';
import { canPlace } from '../rules/building.ts';
import { type Stretch, snowflakeStretches } from '../state/deck.ts';
import type { State } from '../state/state.ts';

/**
 * How many turns each seat can expect before each coming snowfall. The order of the deck is not used, only the number
 * of cards left and the piles the snowflakes were shuffled into.
 */
export interface Turns {
  /** By seat, then phase (0 to 2): expected turns in it. */
  readonly turns: readonly (readonly number[])[];
  /** By phase: turns in it, shared evenly. */
  readonly shares: readonly number[];
  /** By seat: the probability of one more turn before the next snowfall. */
  readonly again: readonly number[];
  /** Shape cards expected to be drawn before the next snowfall, and before the end. */
  readonly cardsToSnow: number;
  readonly cardsToEnd: number;
  /** Who places the next piece, and whether the card for it has been drawn. */
  readonly mover: Seat;
  readonly drawn: boolean;
}

/** Where a snowflake may be in the rest of the deck, counted from the bottom. */
const heights = ({ from, to }: Stretch, left: number): number[] => {
  const top = Math.min(to, left);
  // First Nations may have moved it beyond its pile: then it can come any moment.
  return top > from ? range(top - from).map(at => from + at) : [left - 1];
};

/** Shape cards above the snowflake that ends a phase, for each of its possible positions. */
const cardsAbove = (stretches: readonly Stretch[], snow: number, phase: number, left: number): number[] =>
  phase < snow ? [0] : heights(nth(stretches, phase), left).map(at => Math.max(0, left - 1 - at - (phase - snow)));

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** How many times a seat draws, given its distance from the first to draw. */
const share = (draws: number, distance: number, seats: number): number =>
  Math.max(0, Math.ceil((draws - distance) / seats));

interface Case {
  readonly snow: number;
  readonly left: number;
  readonly seats: number;
  readonly mover: Seat;
  /** Who draws the next card. */
  readonly drawer: Seat;
  readonly drawn: boolean;
}

const expectTurns = (box: Box, house: House, { snow, left, seats, mover, drawer, drawn }: Case): Turns => {
  const stretches = snowflakeStretches(box, house);
  const above = range(SNOWFALLS).map(phase => cardsAbove(stretches, snow, phase, left));
  const turns = range(seats).map(seat => {
    const distance = (seat - drawer + seats) % seats;
    const until = above.map(cards => mean(cards.map(count => share(count, distance, seats))));
    const within = until.map((count, phase) => Math.max(0, count - (until[phase - 1] ?? 0)));
    return within.map((count, phase) => (drawn && seat === mover && phase === snow ? count + 1 : count));
  });
  const next = nth(above, Math.min(snow, SNOWFALLS - 1));
  const again = range(seats).map(seat => {
    const distance = (seat - drawer + seats) % seats;
    return next.filter(cards => cards >= distance).length / next.length;
  });
  return {
    turns,
    shares: range(SNOWFALLS).map(phase => mean(turns.map(own => nth(own, phase)))),
    again,
    cardsToSnow: mean(next),
    cardsToEnd: mean(nth(above, SNOWFALLS - 1)),
    mover,
    drawn,
  };
};

/** Who places the next piece. A player who is asked about a claim and can place the shape will do so. */
const moverOf = (box: Box, state: State): Seat => {
  const { pending, turn, players } = state;
  const first = pending[0];
  if (first?.kind === 'after') return (turn + 1) % players.length;
  return first?.kind === 'answer' && canPlace(box, state, first.shape) ? first.seat : turn;
};

/** Every case is computed once. */
export const turnsOf = (box: Box): ((state: State) => Turns) => {
  const known = new Map<number, Turns>();
  return state => {
    const { snow, players, deck, turn, pending, options } = state;
    const seats = players.length;
    const mover = moverOf(box, state);
    const drawn = pending[0]?.kind === 'card' || pending[0]?.kind === 'answer';
    // After a theft, too, play goes on to the left of the active player (rules 12.4).
    const drawer = drawn ? (turn + 1) % seats : mover;
    const parts = [snow, seats, mover, drawer, drawn ? 1 : 0, options.cards];
    let key = deck.length;
    for (const part of parts) key = key * 8 + part;
    let turns = known.get(key);
    if (turns === undefined) {
      turns = expectTurns(box, options, { snow, left: deck.length, seats, mover, drawer, drawn });
      known.set(key, turns);
    }
    return turns;
  };
};
