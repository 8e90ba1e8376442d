import { findMove, legalTexts, nth, range, type Seat, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '../game.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import type { Effect } from '../model/effect.ts';
import { type Card, SNOW, SNOWFALLS } from '../model/vocabulary.ts';
import { placeFault } from '../rules/place-fault.ts';
import { shapeCards } from '../state/deck.ts';
import { type State, scoreOf } from '../state/state.ts';

/** How a test begins: options, and the cards that matter to it, from the top of the deck. */
export interface Scene {
  readonly options?: object;
  readonly visible?: readonly Card[];
  readonly deck?: readonly Card[];
}

/** A new game whose first cards are given; the others follow, remaining snowflakes last. */
export const scene = ({ options = {}, visible, deck = [] }: Scene = {}): State => {
  const start = nouvelleFrance.setup(unwrap(nouvelleFrance.options.parse({ first: 0, ...options })), 'scene');
  const shown = visible ?? start.visible;
  const rest: Card[] = [...shapeCards(STANDARD_BOX), ...range(SNOWFALLS).map(() => SNOW)];
  for (const card of [...shown, ...deck]) rest.splice(rest.indexOf(card), 1);
  return { ...start, visible: shown, deck: [...deck, ...rest] };
};

/** Plays moves, each by the seat before a colon ("1: pass") or by the first seat to move. */
export const play = (state: State, ...texts: readonly string[]): State => run(state, ...texts).state;

/** Plays moves and collects their effects. */
export const run = (state: State, ...texts: readonly string[]): { state: State; effects: Effect[] } => {
  const effects: Effect[] = [];
  let now = state;
  for (const text of texts) {
    const [, given, move = text] = /^(\d): (.*)$/.exec(text) ?? [];
    const seat = given === undefined ? nth(nouvelleFrance.actors(now), 0) : Number(given);
    const legal = unwrap(findMove(nouvelleFrance, now, seat, move));
    now = nouvelleFrance.apply(now, seat, legal, effect => effects.push(effect));
  }
  return { state: now, effects };
};

/** A seat's legal moves without placements. */
export const offers = (state: State, seat: Seat = nth(nouvelleFrance.actors(state), 0)): string[] =>
  legalTexts(nouvelleFrance, state, seat).filter(text => !text.startsWith('place'));

export const placements = (state: State, seat: Seat = nth(nouvelleFrance.actors(state), 0)): string[] =>
  legalTexts(nouvelleFrance, state, seat).filter(text => text.startsWith('place'));

/** The current decision with the seats it asks: "coureur 1 2". */
export const asked = (state: State): string =>
  [state.pending.at(-1)?.kind ?? 'over', ...nouvelleFrance.actors(state)].join(' ');

export const scores = (state: State): number[] => state.players.map(scoreOf);

/** Why a placement is refused, even if no placement is asked for now. */
export const refusal = (state: State, text: string): string | undefined => {
  const move = unwrap(nouvelleFrance.notation.parseMove(text));
  return move.kind === 'place' ? placeFault(STANDARD_BOX, state.sites, move) : 'no placement';
};
