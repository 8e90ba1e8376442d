import type { Seat } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import type { PlayTexts } from '../words/texts.ts';

/** Where undo leads: the number of decisions to keep, or the words for why it is impossible. */
export type UndoTarget = { readonly to: number } | { readonly refused: string };

/**
 * Undo takes back a person's last decision and what bots played after it. It may be somebody else's decision: people at
 * one keyboard sit side by side, and the one who pressed the wrong key may no longer be to move.
 */
export const undoTarget = (
  texts: PlayTexts,
  { entries, reach }: Feed,
  isPerson: (seat: Seat) => boolean,
): UndoTarget => {
  const to = entries.findLastIndex(({ seat }) => isPerson(seat));
  if (to < 0) return { refused: texts.nothingToUndo };
  return to < reach.agreed ? { refused: texts.uncovered } : { to };
};
