import { nth, type Outcome, type Seat } from '@cap-diamant/kernel';
import { scoreOf } from '@cap-diamant/nouvelle-france/state';
import type { View } from '@cap-diamant/nouvelle-france/view';

/** How a tie for first place was broken, step by step. */
export interface TieBreak {
  readonly tied: readonly Seat[];
  readonly points: number;
  /** The players with the fewest allies used in the last phase, and how many they used. */
  readonly fewest: { readonly seats: readonly Seat[]; readonly allies: number };
  /** Those of them who still have their peg; empty if that wasn't needed. */
  readonly pegs: readonly Seat[];
  readonly winners: readonly Seat[];
}

/** The tie-break of a finished game; undefined if points alone decided it. */
export const tieBreakOf = ({ players }: View, { winners, scores }: Outcome): TieBreak | undefined => {
  const points = Math.max(...scores);
  const tied = players.flatMap((player, seat) => (scoreOf(player) === points ? [seat] : []));
  if (tied.length < 2) return undefined;
  const used = (seat: Seat): number => nth(players, seat).usedThisPhase;
  const allies = Math.min(...tied.map(used));
  const seats = tied.filter(seat => used(seat) === allies);
  const pegs = seats.length < 2 ? [] : seats.filter(seat => nth(players, seat).bonus.includes('peg'));
  return { tied, points, fewest: { seats, allies }, pegs, winners };
};
