import type { GameModule } from '@cap-diamant/catalogue';
import {
  commitment,
  findMove,
  nth,
  type Outcome,
  random,
  range,
  type Seat,
  unwrap,
  type Variant,
  type Words,
} from '@cap-diamant/kernel';
import type { Bot } from '../bots/bot.ts';
import { openBot } from '../bots/open.ts';
import { type Spread, spread } from '../report/statistics.ts';

/** The statistics of many games of one variant. */
export interface Findings {
  readonly variant: string;
  readonly players: number;
  readonly games: number;
  readonly scores: Spread;
  readonly winning: Spread;
  readonly decisions: Spread;
  readonly seats: readonly { readonly scores: Spread; readonly wins: number }[];
  /** How often each milestone occurred, over all games. */
  readonly milestones: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface SimulationPlan {
  readonly variant: Variant<unknown>;
  readonly games: number;
  readonly seed: string;
  /** The bots by seat, repeated as needed; empty: random players. */
  readonly bots: readonly string[];
}

interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** The bots by seat; undefined plays at random. Every game gets new ones, so that none remembers another game. */
const botsBySeat = ({ game }: GameModule, { variant, bots }: SimulationPlan): Promise<(Bot | undefined)[]> =>
  Promise.all(
    range(variant.players).map(async seat => {
      const name = bots.length === 0 ? 'random' : nth(bots, seat % bots.length);
      return name === 'random' ? undefined : openBot(name, game, { ms: Number.POSITIVE_INFINITY });
    }),
  );

/** Plays one game and counts its milestones in `milestones`. */
const playOne = async (
  module: GameModule,
  words: Words,
  plan: SimulationPlan,
  at: number,
  milestones: Map<string, number>,
): Promise<Played> => {
  const { game } = module;
  const seed = `${plan.seed}/${plan.variant.name}/${plan.variant.players}/${at}`;
  const dice = random(`${seed}/choices`);
  const emit = (effect: unknown): void => {
    const label = words.milestone(effect);
    if (label !== undefined) milestones.set(label, (milestones.get(label) ?? 0) + 1);
  };
  const bots = await botsBySeat(module, plan);
  let state = game.setup(plan.variant.options, seed);
  let decisions = 0;
  const ask = async (bot: Bot, seat: Seat): Promise<unknown> => {
    const question = { view: game.view(state, seat), seat, seed: commitment(`${seed}/${seat}/${decisions}`) };
    return unwrap(findMove(game, state, seat, await bot.decide(question)));
  };
  for (let outcome = game.outcome(state); ; outcome = game.outcome(state)) {
    if (outcome !== undefined) return { outcome, decisions };
    const seat = dice.pick(game.actors(state));
    const bot = bots[seat];
    const move = bot === undefined ? dice.pick(game.moves(state, seat)) : await ask(bot, seat);
    state = game.apply(state, seat, move, emit);
    decisions++;
  }
};

/** A shared win is split: two winners get a half each. */
const wins = (games: readonly Played[], seat: number): number =>
  games.reduce((sum, { outcome }) => sum + (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0), 0);

const bySeat = (games: readonly Played[], seat: number): Findings['seats'][number] => ({
  scores: spread(games.map(({ outcome }) => outcome.scores[seat] ?? 0)),
  wins: wins(games, seat) / games.length,
});

export const simulate = async (
  module: GameModule,
  words: Words,
  plan: SimulationPlan,
  onProgress: (done: number) => void,
): Promise<Findings> => {
  const begun = performance.now();
  const milestones = new Map<string, number>();
  const games: Played[] = [];
  for (let at = 0; at < plan.games; at++) {
    games.push(await playOne(module, words, plan, at, milestones));
    onProgress(games.length);
  }
  const { name, players } = plan.variant;
  return {
    variant: name,
    players,
    games: plan.games,
    scores: spread(games.flatMap(({ outcome }) => outcome.scores)),
    winning: spread(games.map(({ outcome }) => Math.max(...outcome.scores))),
    decisions: spread(games.map(({ decisions }) => decisions)),
    seats: Array.from({ length: players }, (_, seat) => bySeat(games, seat)),
    milestones: Object.fromEntries([...milestones].sort(([a], [b]) => a.localeCompare(b))),
    seconds: (performance.now() - begun) / 1000,
  };
};
