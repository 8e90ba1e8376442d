import {
  createOpponent,
  decide,
  type Evaluation,
  greedyPlayer,
  type Level,
  type Opponent,
  type Question,
} from '@cap-diamant/bots';
import { type Game, nth, random, sum, type Variant } from '@cap-diamant/kernel';

/** How long one level takes per decision, on the wall clock, as a person who waits for it would notice. */
export interface BotTimes {
  readonly decisions: number;
  readonly meanMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly worstMs: number;
  /**
   * The 95th percentile of processor time. If it is far below that of the wall clock, other programs kept the machine
   * busy. It includes other threads of this process, so it may also be above it.
   */
  readonly processorP95Ms: number;
  /** Playouts per second of thinking; for levels that do not search, positions evaluated. */
  readonly playoutsPerSecond: number;
}

/** Questions from games between competent players, spread evenly over the games. */
export const questionsOf = (
  game: Game,
  { simple }: Evaluation,
  { options }: Variant<unknown>,
  games: number,
): Question[] => {
  const player = greedyPlayer(game, simple);
  const questions: Question[] = [];
  for (let at = 0; at < games; at++) {
    const dice = random(`bots/${at}`);
    let state = game.setup(options, `bots/${at}`);
    for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const seat = dice.pick(actors);
      const question = { view: game.view(state, seat), seat, seed: `bots/${at}/${questions.length}` };
      questions.push(question);
      state = game.apply(state, seat, decide(player.consider(question)).move);
    }
  }
  return questions;
};

/** Every n-th of a list, so that the sample covers all of it. */
export const sample = <T>(list: readonly T[], count: number): T[] =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, (_, at) => nth(list, Math.floor((at * list.length) / count)));

const quantile = (sorted: readonly number[], share: number): number =>
  nth(sorted, Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1));

/** Two clocks, in milliseconds. */
interface Clocks {
  wall(): number;
  processor(): number;
}

interface Timed {
  readonly wallMs: number;
  readonly processorMs: number;
  readonly playouts: number;
}

const CLOCKS: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

const timeOne = ({ player, budget }: Opponent, question: Question, clocks: Clocks): Timed => {
  const [wall, processor] = [clocks.wall(), clocks.processor()];
  const { playouts } = decide(player.consider(question), 'playouts' in budget ? budget.playouts : 0);
  return { wallMs: clocks.wall() - wall, processorMs: clocks.processor() - processor, playouts };
};

const figures = (timed: readonly Timed[]): BotTimes => {
  const wall = timed.map(({ wallMs }) => wallMs).sort((a, b) => a - b);
  const processor = timed.map(({ processorMs }) => processorMs).sort((a, b) => a - b);
  const spent = sum(wall);
  return {
    decisions: wall.length,
    meanMs: spent / wall.length,
    medianMs: quantile(wall, 0.5),
    p95Ms: quantile(wall, 0.95),
    worstMs: quantile(wall, 1),
    processorP95Ms: quantile(processor, 0.95),
    playoutsPerSecond: (1000 * sum(timed.map(({ playouts }) => playouts))) / spent,
  };
};

/** Asks a level all questions. Each gets a fresh player, so that no search memory shortens its work. */
export const measureLevel = async (
  game: Game,
  evaluation: Evaluation,
  level: Level,
  questions: readonly Question[],
  clocks = CLOCKS,
): Promise<BotTimes> => {
  const timed: Timed[] = [];
  for (const question of questions) {
    const opponent = await createOpponent(level, game, async () => evaluation);
    if (opponent !== undefined) timed.push(timeOne(opponent, question, clocks));
  }
  return figures(timed);
};
