import { nth, random } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import type { Effect } from '@cap-diamant/quebec/effects';
import type { Move } from '@cap-diamant/quebec/moves';
import type { View } from '@cap-diamant/quebec/view';

export interface Position {
  readonly view: View;
  readonly seat: number | undefined;
  readonly moves: readonly Move[];
  /** The effects that led here. */
  readonly effects: readonly Effect[];
}

/** Weights of the kinds of moves: uniform choice would send everybody away one by one. */
const EAGER: Readonly<Record<Move['kind'], number>> = {
  start: 3,
  'start-neutral': 3,
  put: 1,
  stage: 6,
  lead: 2,
  send: 0.15,
  do: 2,
  take: 4,
  place: 3,
  move: 0.5,
  upgrade: 4,
  redirect: 1,
  pair: 1,
  skip: 0.3,
};

/** All positions of a random game. */
export const playThrough = (variant: string, players: number, seed: string): Position[] => {
  const found = quebec.options.variants.find(each => each.name === variant && each.players === players);
  if (found === undefined) throw new Error(`no ${variant} for ${players}`);
  const dice = random(`gallery ${seed}`);
  const positions: Position[] = [];
  let state = quebec.setup(found.options, seed);
  let effects: Effect[] = [];
  for (;;) {
    const [seat] = quebec.actors(state);
    const moves = seat === undefined ? [] : quebec.moves(state, seat);
    positions.push({ view: quebec.view(state), seat, moves, effects });
    if (seat === undefined) return positions;
    const tickets = moves.flatMap(move => Array.from({ length: Math.ceil(EAGER[move.kind] * 7) }, () => move));
    const emitted: Effect[] = [];
    state = quebec.apply(state, seat, dice.pick(tickets), effect => emitted.push(effect));
    effects = emitted;
  }
};

export const at = (positions: readonly Position[], share: number): Position =>
  nth(positions, Math.min(positions.length - 1, Math.floor(share * (positions.length - 1))));
