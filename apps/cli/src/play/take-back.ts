import type { Seat } from '@cap-diamant/kernel';
import { askedToUndo, type Match, undo, undoReach } from '@cap-diamant/match';
import { isRandom, nameOf, type Sitting } from './sitting.ts';

/** Asks everyone else at the keyboard whose decisions would go; random players never mind. */
const refusing = async (
  sitting: Sitting,
  match: Match,
  seat: Seat,
  asked: readonly Seat[],
): Promise<Seat | undefined> => {
  for (const other of asked) {
    if (isRandom(sitting, match, other)) continue;
    sitting.say(sitting.texts.agree(nameOf(sitting, other), nameOf(sitting, seat)));
    const heard = (await sitting.hear())?.trim().toLowerCase() ?? '';
    if (![...sitting.texts.yes, 'yes', 'y'].includes(heard)) return other;
  }
  return undefined;
};

/** Takes back a person's last decision, and what came after it. The match stays as it is if that cannot be. */
export const takeBack = async (sitting: Sitting, match: Match, seat: Seat): Promise<Match> => {
  const { say, texts } = sitting;
  const target = match.entries.findLastIndex(entry => entry.seat === seat);
  const refuse = (why: string): Match => {
    say(why);
    return match;
  };
  if (target < 0) return refuse(texts.nothingToUndo);
  if (target < undoReach(match, seat).agreed) return refuse(texts.uncovered);
  const asked = askedToUndo(match, seat, target);
  const against = await refusing(sitting, match, seat, asked);
  if (against !== undefined) return refuse(texts.disagreed(nameOf(sitting, against)));
  const back = undo(match, seat, target, asked);
  if (!back.ok) return refuse(texts.nothingToUndo);
  say(texts.undone(match.entries.length - target));
  return back.value;
};
