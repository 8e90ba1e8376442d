import {
  assembleReview,
  type BotService,
  type Effort,
  ENGINE_VERSION,
  hasChoice,
  type JudgedDecision,
  type Review,
  runReview,
  segmentsOf,
  THOROUGH,
} from '@cap-diamant/bots';
import { type GamePlan, playPlanned, type RecordedGame } from './recorded-games.ts';

/** How many times deeper the check searches. */
const TIMES = 10;
/** The check takes ten times as long, so it looks at one of so many segments, spread over the whole game. */
const ONE_IN = 3;

/** What is measured in one game. */
export interface Measured {
  readonly plan: GamePlan;
  /** Decisions with a choice. */
  readonly graded: number;
  /** How much processor time the review took, in seconds, over all threads. */
  readonly seconds: number;
  /** The grades of the review and those of the search that is ten times deeper, for the decisions it checked. */
  readonly grades: readonly (readonly [given: string, deeper: string])[];
}

/** A review with one effort. `salt` changes all chance, so that two reviews have nothing in common but the game. */
const reviewWith = async (
  service: BotService,
  { game, states, decisions, outcome }: RecordedGame,
  effort: Effort,
  salt: string,
  threads: number,
  oneIn = 1,
): Promise<Review> => {
  const segments = segmentsOf(game, states, decisions).filter((_, index) => index % oneIn === 0);
  const judged: (readonly JudgedDecision[] | undefined)[] = segments.map(() => undefined);
  await runReview({
    segments,
    known: [],
    parallel: () => threads,
    efforts: [effort],
    judge: ({ at, seat, view, played }) =>
      service.judge({ question: { match: salt, game: game.id, view, seat, seed: `${salt}/${at}` }, played, effort }),
    onVerdict: (index, verdict) => {
      judged[index] = verdict.decisions;
    },
    isStopped: () => false,
  });
  const open = segments.filter((segment, index) => hasChoice(segment) && judged[index] === undefined);
  if (open.length > 0) throw new Error(`${open.length} segments could not be judged`);
  return assembleReview({ version: ENGINE_VERSION, effort }, segments, judged, outcome);
};

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Reviews a game twice: as everybody does, and ten times deeper with other worlds. */
export const measureGame = async (service: BotService, plan: GamePlan, threads: number): Promise<Measured> => {
  const recorded = await playPlanned(plan);
  const begun = processorSeconds();
  const review = await reviewWith(service, recorded, THOROUGH, 'review', threads);
  const seconds = processorSeconds() - begun;
  const deeper = { ...THOROUGH, playouts: TIMES * THOROUGH.playouts };
  const check = await reviewWith(service, recorded, deeper, 'check', threads, ONE_IN);
  const given = new Map(review.decisions.map(({ at, grade }) => [at, grade]));
  return {
    plan,
    graded: review.decisions.length,
    seconds,
    grades: check.decisions.map(({ at, grade }) => [given.get(at) ?? '', grade]),
  };
};
