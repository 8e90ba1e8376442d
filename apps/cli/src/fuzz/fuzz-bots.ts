import { sum, type Variant } from '@cap-diamant/kernel';
import { sourceOf } from '../games/registry.ts';
import { type Games, runTournament } from '../tournament/pool.ts';
import { everywhere } from '../tournament/schedule.ts';

/** Which games the bots play. */
export interface BotFuzzPlan {
  readonly game: string;
  readonly bots: readonly string[];
  readonly variants: readonly Variant<unknown>[];
  /** Games for every bot in every variant. */
  readonly games: number;
  readonly seed: string;
  readonly playouts: number | undefined;
  readonly threads: number;
}

export const decisionsIn = ({ played }: Games): number => sum(played.map(({ result }) => result.decisions));

/** Lets every bot play every variant. The result names each bot that failed or made an illegal move. */
export const fuzzBots = (
  plan: BotFuzzPlan,
  onProgress: (games: Games, total: number) => void,
  stopped: AbortSignal,
): Promise<Games> => {
  const { game, bots, variants, games, seed, playouts, threads } = plan;
  const jobs = everywhere(bots, variants, games, seed);
  const limits = { ms: Number.POSITIVE_INFINITY, ...(playouts !== undefined && { playouts }) };
  const config = { source: sourceOf(game), limits };
  return runTournament({ jobs, config, threads, watch: seen => onProgress(seen, jobs.length), stopped });
};
