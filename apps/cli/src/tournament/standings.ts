import { nth, sum } from '@cap-diamant/kernel';
import { type Interval, quantile, wilson } from '../report/statistics.ts';
import type { Played } from './pool.ts';
import { rateGames, type Skill } from './rating.ts';

/** How one bot did in a tournament. */
export interface Standing {
  readonly bot: string;
  readonly games: number;
  /** Its seats in all games together. */
  readonly seats: number;
  /** Games won; a shared win counts as a fraction. */
  readonly wins: number;
  /** Games won per seat, with its 95% confidence interval. */
  readonly share: number;
  readonly interval: Interval;
  /** The share it would have if all players were equally strong. */
  readonly evenShare: number;
  /** Mean points over games without failures, if there are any. */
  readonly points: number | null;
  readonly rank: number;
  readonly skill: Skill;
  readonly failures: number;
  /** Milliseconds per decision: mean, median and 95th percentile. */
  readonly meanMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** How often one bot finished ahead of another in the same game, as if the two had played alone. */
export interface Comparison {
  readonly bot: string;
  readonly other: string;
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export interface Standings {
  readonly bots: readonly Standing[];
  readonly pairs: readonly Comparison[];
}

/** A bot's seats in a game. */
const seatsOf = ({ job }: Played, bot: string): number[] =>
  job.lineup.flatMap((name, seat) => (name === bot ? [seat] : []));

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

const winsIn = ({ result: { winners } }: Played, seats: readonly number[]): number =>
  seats.filter(seat => winners.includes(seat)).length / winners.length;

const standing = (bot: string, all: readonly Played[], skill: Skill): Standing => {
  const own = all.map(game => ({ game, seats: seatsOf(game, bot) })).filter(({ seats }) => seats.length > 0);
  const games = own.length;
  const seats = sum(own.map(each => each.seats.length));
  const wins = sum(own.map(each => winsIn(each.game, each.seats)));
  // Seats of one game are not independent, games are: the interval is that of all the bot's seats together.
  const together = wilson(wins, games);
  const perSeat = games / seats;
  const whole = own.filter(({ game }) => game.result.failures.length === 0);
  const times = own.flatMap(each => each.seats.flatMap(seat => nth(each.game.result.times, seat)));
  return {
    bot,
    games,
    seats,
    wins,
    share: wins / seats,
    interval: { low: together.low * perSeat, high: together.high * perSeat },
    evenShare: sum(own.map(each => each.seats.length / each.game.job.lineup.length)) / seats,
    points:
      whole.length === 0
        ? null
        : mean(whole.flatMap(each => each.seats.map(seat => nth(each.game.result.scores, seat)))),
    rank: mean(own.flatMap(each => each.seats.map(seat => nth(each.game.result.ranking, seat)))),
    skill,
    failures: sum(own.map(each => each.game.result.failures.filter(({ seat }) => each.seats.includes(seat)).length)),
    meanMs: mean(times),
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  };
};

/** In one game, the share of pairings between two bots that the first won; ties count half. */
const aheadIn = ({ result: { ranking } }: Played, ours: readonly number[], theirs: readonly number[]): number =>
  mean(
    ours.flatMap(own =>
      theirs.map(other => {
        const gap = nth(ranking, other) - nth(ranking, own);
        return gap > 0 ? 1 : gap === 0 ? 0.5 : 0;
      }),
    ),
  );

const comparison = (bot: string, other: string, all: readonly Played[]): Comparison | undefined => {
  const ahead = all.flatMap(game => {
    const [ours, theirs] = [seatsOf(game, bot), seatsOf(game, other)];
    return ours.length > 0 && theirs.length > 0 ? [aheadIn(game, ours, theirs)] : [];
  });
  if (ahead.length === 0) return undefined;
  return { bot, other, games: ahead.length, share: mean(ahead), interval: wilson(sum(ahead), ahead.length) };
};

/** The results of the games, the best rated bot first. */
export const standingsOf = (all: readonly Played[]): Standings => {
  const skills = rateGames(all);
  const bots = [...skills].map(([bot, skill]) => standing(bot, all, skill)).sort((a, b) => b.skill.mu - a.skill.mu);
  const names = bots.map(({ bot }) => bot);
  const pairs = names.flatMap((bot, at) => names.slice(at + 1).flatMap(other => comparison(bot, other, all) ?? []));
  return { bots, pairs };
};
