import type { Seat } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import type { PlayTexts } from '../words/texts.ts';

/** Where undo leads: the number of decisions to keep, or the words for why there is no way back. */
export type UndoTarget = { readonly to: number } | { readonly refused: string };

/**
 * Undo takes back the last decision of a person, and what bots played after it. People at one keyboard sit side by side, so
 * it may be somebody else's decision: whoever pressed the wrong key may no longer be the one to decide.
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
