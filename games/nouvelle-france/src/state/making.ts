import type { Emit, Seat } from '@cap-diamant/kernel';
import { nth } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { Effect } from '../model/effect.ts';
import type { Ally, Shape } from '../model/vocabulary.ts';
import type { Decision, Player, Source, State } from './state.ts';

/** A state being built: its fields are replaced, their contents are never changed. */
type Next = { -readonly [key in keyof State]: State[key] };

/** What a move works on. */
export interface MoveContext {
  readonly box: Box;
  readonly next: Next;
  readonly emit: Emit<Effect>;
}

export const playerAt = ({ players }: Pick<State, 'players'>, seat: Seat): Player => nth(players, seat);

export const changePlayer = (next: Next, seat: Seat, change: (player: Player) => Partial<Player>): void => {
  next.players = next.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player));
};

export const addPoints = (next: Next, seat: Seat, source: Source, points: number): void =>
  changePlayer(next, seat, player => ({ points: { ...player.points, [source]: player.points[source] + points } }));

export const isReady = (state: Pick<State, 'players'>, seat: Seat, ally: Ally): boolean =>
  playerAt(state, seat).ready.includes(ally);

export const useAlly = (next: Next, seat: Seat, ally: Ally): void =>
  changePlayer(next, seat, ({ ready, usedThisPhase }) => ({
    ready: ready.filter(token => token !== ally),
    usedThisPhase: usedThisPhase + 1,
  }));

export const pushPending = (next: Next, ...decisions: readonly Decision[]): void => {
  next.pending = [...next.pending, ...decisions];
};

/** Of two equal cards the older one is discarded. */
export const discard = ({ next, emit }: MoveContext, shape: Shape): void => {
  const at = next.visible.indexOf(shape);
  next.visible = next.visible.toSpliced(at, 1);
  next.discards = [...next.discards, shape];
  emit({ kind: 'discarded', shape });
};
