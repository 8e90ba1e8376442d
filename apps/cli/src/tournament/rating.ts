import { nth } from '@cap-diamant/kernel';
import { rate, rating } from 'openskill';
import type { Played } from './pool.ts';

/** A rating and its uncertainty (Weng and Lin, with the Plackett–Luce model of rankings); newcomers start at 25. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const mean = (skills: readonly Skill[]): Skill => ({
  mu: skills.reduce((total, { mu }) => total + mu, 0) / skills.length,
  sigma: skills.reduce((total, { sigma }) => total + sigma, 0) / skills.length,
});

/** Rates the bots game by game; a bot at several seats of a game gets the mean of their ratings. */
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
