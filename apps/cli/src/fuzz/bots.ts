import { sum, type Variant } from '@cap-diamant/kernel';
import { sourceOf } from '../registry.ts';
import { type Games, runTournament } from '../tournament/pool.ts';
import { everywhere } from '../tournament/schedule.ts';

/** What every bot is put through. */
export interface Ordeal {
  readonly game: string;
  readonly bots: readonly string[];
  readonly variants: readonly Variant<unknown>[];
  /** So many games for every bot in every variant. */
  readonly games: number;
  readonly seed: string;
  readonly playouts: number | undefined;
  readonly threads: number;
}

export const decisionsIn = ({ played }: Games): number => sum(played.map(({ result }) => result.decisions));

/** Lets every bot play every variant. Whoever fails, or makes a move that is not offered, is found in the result. */
export const tryBots = (
  ordeal: Ordeal,
  watch: (games: Games, total: number) => void,
  stopped: AbortSignal,
): Promise<Games> => {
  const { game, bots, variants, games, seed, playouts, threads } = ordeal;
  const jobs = everywhere(bots, variants, games, seed);
  const limits = { ms: Number.POSITIVE_INFINITY, ...(playouts !== undefined && { playouts }) };
  const config = { source: sourceOf(game), limits };
  return runTournament({ jobs, config, threads, watch: seen => watch(seen, jobs.length), stopped });
};
