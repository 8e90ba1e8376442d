import type { Game, Variant } from '@cap-diamant/kernel';
import { measureBytes } from './allocation.ts';
import { measureBranch } from './branch.ts';
import { measureSpeed, type Speed } from './speed.ts';
import { targetFor } from './targets.ts';

/** What was measured of one variant, and what was asked of it. */
export interface Row extends Speed {
  readonly variant: string;
  readonly players: number;
  readonly bytesPerGame: number;
  readonly branchNanoseconds: number;
  readonly target: { readonly gamesPerSecond?: number; readonly branchNanoseconds?: number };
  readonly met: boolean;
}

const meets = (speed: Speed, branch: number, target: Row['target']): boolean =>
  speed.gamesPerSecond >= (target.gamesPerSecond ?? 0) &&
  branch <= (target.branchNanoseconds ?? Number.POSITIVE_INFINITY);

/** Measures one variant; each of the measurements takes about so many seconds. */
export const benchVariant = (game: Game, variant: Variant<unknown>, seconds: number): Row => {
  const { name, players } = variant;
  const { leastGamesPerSecond, mostBranchNanoseconds } = targetFor(game.id, name, players);
  const target: Row['target'] = {
    ...(leastGamesPerSecond !== undefined && { gamesPerSecond: leastGamesPerSecond }),
    ...(mostBranchNanoseconds !== undefined && { branchNanoseconds: mostBranchNanoseconds }),
  };
  const speed = measureSpeed(game, variant, seconds);
  const branchNanoseconds = measureBranch(game, variant, seconds);
  const bytesPerGame = measureBytes(game.id, variant);
  return {
    variant: name,
    players,
    ...speed,
    branchNanoseconds,
    bytesPerGame,
    target,
    met: meets(speed, branchNanoseconds, target),
  };
};
