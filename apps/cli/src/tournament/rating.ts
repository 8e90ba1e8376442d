import { nth } from '@cap-diamant/kernel';
import { rate, rating } from 'openskill';
import type { Played } from './pool.ts';

/** A rating and how sure it is (Weng and Lin, by Plackett and Luce's model of rankings): 25 is a stranger's. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const mean = (skills: readonly Skill[]): Skill => ({
  mu: skills.reduce((total, { mu }) => total + mu, 0) / skills.length,
  sigma: skills.reduce((total, { sigma }) => total + sigma, 0) / skills.length,
});

/** Rates the bots by game after game; one that sits at several seats of a game takes the mean of what they earn. */
export const rateGames = (games: readonly Played[]): ReadonlyMap<string, Skill> => {
  const skills = new Map<string, Skill>();
  for (const { job, result } of games) {
    const before = job.lineup.map(bot => [{ ...(skills.get(bot) ?? rating()) }]);
    const after = rate(before, { rank: [...result.ranking] }).flat();
    for (const bot of new Set(job.lineup)) {
      skills.set(bot, mean(job.lineup.flatMap((name, seat) => (name === bot ? [nth(after, seat)] : []))));
    }
  }
  return skills;
};
