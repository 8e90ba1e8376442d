import {
  createOpponent,
  decide,
  type Evaluation,
  greedyPlayer,
  type Level,
  type Opponent,
  type Question,
} from '@cap-diamant/bots';
import { type Game, nth, random, type Variant } from '@cap-diamant/kernel';

/** How long one level takes for its decisions. */
export interface BotTimes {
  readonly decisions: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly mostMs: number;
  /** Steps of the search per second of thinking; for levels that do not search, positions looked at. */
  readonly playoutsPerSecond: number;
}

/** Questions as they come up between players who know what they do, evenly over so many games. */
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

/** Every so many-th of a list, so that the whole of it is represented. */
export const sample = <T>(list: readonly T[], count: number): T[] =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, (_, at) => nth(list, Math.floor((at * list.length) / count)));

const quantile = (sorted: readonly number[], share: number): number =>
  nth(sorted, Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1));

interface Timed {
  readonly ms: number;
  readonly playouts: number;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** By the clock or by the processor, whichever shows less: what other programs take away is not the bot's slowness. */
const timeOne = ({ player, budget }: Opponent, question: Question): Timed => {
  const [clock, processor] = [performance.now(), processorMs()];
  const { playouts } = decide(player.consider(question), 'playouts' in budget ? budget.playouts : 0);
  return { ms: Math.min(performance.now() - clock, processorMs() - processor), playouts };
};

const figures = (timed: readonly Timed[]): BotTimes => {
  const times = timed.map(({ ms }) => ms).sort((a, b) => a - b);
  const [spent, playouts] = timed.reduce(([ms, made], each) => [ms + each.ms, made + each.playouts], [0, 0]);
  return {
    decisions: times.length,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    mostMs: quantile(times, 1),
    playoutsPerSecond: (1000 * playouts) / spent,
  };
};

/** Asks a level all questions. Each gets a fresh player: nothing it thought before shortens its work. */
export const measureLevel = async (
  game: Game,
  evaluation: Evaluation,
  level: Level,
  questions: readonly Question[],
): Promise<BotTimes> => {
  const timed: Timed[] = [];
  for (const question of questions) {
    const opponent = await createOpponent(level, game, async () => evaluation);
    if (opponent !== undefined) timed.push(timeOne(opponent, question));
  }
  return figures(timed);
};
