import { type Game, nth, range, ranking, type Seat } from '@cap-diamant/kernel';
import { payments } from './model/payments.ts';
import { type State, scoreOf } from './model/state.ts';
import type { Quebec } from './model/types.ts';
import { imagine, uncovered, viewOf } from './model/view.ts';
import { MOST_SEATS } from './model/vocabulary.ts';
import { formatEffect } from './notation/effect.ts';
import { formatMove, parseMove } from './notation/move.ts';
import { formatPosition, parsePosition } from './notation/position.ts';
import { winnersOf } from './rules/century.ts';
import { applyMove, asked, movesOf } from './rules/flow.ts';
import { refusal } from './rules/refusal.ts';
import { tally } from './rules/tally.ts';
import { optionSheet } from './setup/option-sheet.ts';
import { dealt, setup } from './setup/setup.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = range(MOST_SEATS).map(seat => [seat]);

const outcome = (state: State) => {
  if (!state.over) return undefined;
  const scores = state.players.map(scoreOf);
  return { scores, winners: winnersOf(scores), ranking: ranking(scores) };
};

export const quebec: Game<Quebec> = {
  id: 'quebec',
  rules: 1,
  options: optionSheet,
  setup,
  dealt,
  seats: state => state.players.length,
  turn: state => ({ seat: state.turn, fresh: asked(state)?.kind === 'turn' }),
  actors: state => {
    const decision = asked(state);
    return decision === undefined ? NOBODY : nth(ALONE, decision.seat);
  },
  moves: movesOf,
  apply: applyMove,
  refusal,
  view: viewOf,
  imagine,
  uncovered,
  tally,
  payments,
  outcome,
  notation: { formatMove, parseMove, formatPosition, parsePosition, formatView: formatPosition, formatEffect },
};

export type { Quebec } from './model/types.ts';
