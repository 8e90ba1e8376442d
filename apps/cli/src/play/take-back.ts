import type { Seat } from '@cap-diamant/kernel';
import { askedToUndo, askUndo, type Match, undoReach } from '@cap-diamant/match';
import { botAt, type Sitting } from './sitting.ts';

/**
 * Takes back the last decision of a person, and what bots played after it. People at one keyboard sit side by side,
 * so nobody is asked: whoever pressed the wrong key may no longer be the one to decide. The match stays as it is if
 * that cannot be.
 */
export const takeBack = (sitting: Sitting, match: Match, seat: Seat): Match => {
  const { say, texts } = sitting;
  const target = match.entries.findLastIndex(entry => botAt(sitting, match, entry.seat) === undefined);
  const refuse = (why: string): Match => {
    say(why);
    return match;
  };
  if (target < 0) return refuse(texts.nothingToUndo);
  if (target < undoReach(match, seat).agreed) return refuse(texts.uncovered);
  const back = askUndo(match, seat, target, askedToUndo(match, seat, target));
  if (!back.ok) return refuse(texts.nothingToUndo);
  say(texts.undone(match.entries.length - target));
  return back.value;
};
