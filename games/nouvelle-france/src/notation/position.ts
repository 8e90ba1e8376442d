import type { Json } from '@cap-diamant/kernel';
import { isOver } from '../scoring/end.ts';
import { type Open, type State, scoreOf } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** Whether a turn is at its very beginning: nothing is decided, nothing else is pending. */
export const isFresh = ({ pending }: Pick<Open, 'pending'>): boolean => {
  const last = pending.at(-1);
  return last?.kind === 'turn' && last.fresh;
};

/** Within a turn: what is pending (`owed`, a key kept for positions already saved), and who knows which cards. */
const formatPending = (open: Open): Json =>
  isOver(open) || isFresh(open) ? null : ({ owed: open.pending, seen: open.seen } as unknown as Json);

const format = (open: Open, deck: readonly string[]): Json => ({
  game: 'nouvelle-france',
  options: { ...open.options },
  snow: open.snow,
  turn: open.turn,
  over: isOver(open),
  colours: open.colours,
  sticks: { ...open.sticks },
  placed: open.placed.map(({ piece, seat, site, grid, cells }) => ({ piece, seat, site, grid, cells })),
  visible: open.visible,
  deck,
  discards: open.discards,
  players: open.players.map(player => ({
    score: scoreOf(player),
    bonus: player.bonus,
    ready: player.ready,
    usedThisPhase: player.usedThisPhase,
  })),
  characters: { ...open.characters },
  pending: formatPending(open),
});

export const formatPosition = (state: State): Json => format(state, state.deck);

export const formatView = (view: View): Json => format(view, view.deck);
