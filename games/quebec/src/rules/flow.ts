import { type Emit, emitCopies, nth, type Seat } from '@cap-diamant/kernel';
import type { Effect } from '../model/effects.ts';
import type { Move } from '../model/moves.ts';
import { type Decision, type Pending, type Step, turnOf } from '../model/pending.ts';
import { beginPlay, type Play, pushPending, type State, type Town } from '../model/state.ts';
import { endCentury, scoreCentury } from './century.ts';
import { answer, answers, asks } from './decisions.ts';
import { complete } from './sites.ts';
import { activation } from './start.ts';
import { activate, holderOf, workersOf } from './supply.ts';

const isStep = (entry: Pending): entry is Step => {
  const { kind } = entry;
  return kind === 'complete' || kind === 'activate' || kind === 'end-century' || kind === 'score-century';
};

/** The current decision; undefined once the game is over. */
export const asked = ({ pending }: Town<unknown>): Decision | undefined => pending?.top as Decision | undefined;

/** With three or more players the holder of the Political leader decides where their workers of a building go. */
const redirector = (state: Town<unknown>, space: number): Seat | undefined => {
  const holder = state.players.length > 2 ? holderOf(state, 'political') : undefined;
  return holder !== undefined && nth(state.sites, space).stages.includes(holder) ? holder : undefined;
};

const perform = (play: Play, step: Step): void => {
  switch (step.kind) {
    case 'complete': {
      const seat = redirector(play.next, step.space);
      if (seat === undefined) complete(play, step.space);
      else pushPending(play, { kind: 'redirect', seat, space: step.space });
      return;
    }
    case 'activate':
      activate(play, step.seat, activation(play.next));
      return;
    case 'end-century':
      endCentury(play, step.cause);
      return;
    case 'score-century':
      scoreCentury(play);
  }
};

/** Removes the top of the stack. */
const settled = ({ next }: Play): void => {
  next.pending = next.pending?.below ?? null;
};

/**
 * An architect without a site ends the century. A player's own one is put afterwards; the leader's neutral one goes
 * back.
 */
const findNoSite = (play: Play, architect: 'own' | 'neutral'): void => {
  if (architect === 'neutral' && play.next.players.length > 2) {
    settled(play); // its put
    settled(play); // and the activation
  }
  pushPending(play, { kind: 'end-century', cause: 'no-site' });
};

/** The next player's turn. A player without workers ends the century, and then takes the turn anyway. */
const nextTurn = (play: Play): void => {
  const { next } = play;
  const seat = (next.turn + 1) % next.players.length;
  next.turn = seat;
  next.pending = turnOf(seat);
  play.emit?.({ kind: 'turn', seat });
  if (workersOf(next, seat) === 0) pushPending(play, { kind: 'end-century', cause: 'no-workers' });
};

/** Works through the stack until somebody has a decision to make, or the game is over. */
const settle = (play: Play): void => {
  const { next } = play;
  while (!next.over) {
    if (next.pending === null) nextTurn(play);
    const top = asked(next) as Pending;
    if (top.kind === 'turn') return;
    if (isStep(top)) {
      settled(play);
      perform(play, top);
    } else if (top.kind === 'put' && next.available.length === 0) findNoSite(play, top.architect);
    else if (asks(next, top)) return;
    else settled(play);
  }
};

export const movesOf = (state: State, seat: Seat): readonly Move[] => {
  const decision = asked(state);
  return decision?.seat === seat ? answers(state, decision) : [];
};

export const applyMove = (state: State, _seat: Seat, move: Move, emit?: Emit<Effect>): State => {
  const decision = asked(state);
  if (decision === undefined) throw new Error('nothing is asked: the game is over');
  const play = beginPlay(state, state.pending?.below ?? null, emitCopies(emit));
  answer(play, decision, move);
  settle(play);
  return play.next;
};
