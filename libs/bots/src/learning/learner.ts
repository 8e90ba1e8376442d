import { nth, type Random, range } from '@cap-diamant/kernel';
import { POINTS } from './features.ts';
import { countOf, type Network, networkOver, type Reader, reader } from './network.ts';
import type { SelfPlayGame } from './self-play.ts';

/** A network in training: its parameters, and the state the optimiser (Adam) keeps for each. */
export interface Learner {
  readonly inputs: number;
  readonly units: number;
  readonly numbers: Float32Array;
  readonly momentum: Float32Array;
  readonly variance: Float32Array;
  /** The parameters averaged over the last steps: steadier, and the ones used for play. */
  readonly average: Float32Array;
  steps: number;
}

const MOMENTUM = 0.9;
const VARIANCE = 0.999;
const TINY = 1e-8;
const AVERAGING = 0.999;
const BATCH = 128;
/** Larger errors (in units of `POINTS`) count no more than this, so that a freak game does not upset the training. */
const STRONGEST_PULL = 2;

export const newLearner = (inputs: number, units: number, dice: Random): Learner => {
  const count = countOf(inputs, units);
  const numbers = new Float32Array(count);
  const { first, second } = networkOver(numbers, inputs, units);
  const uniform = (): number => dice.below(2 ** 32) / 2 ** 31 - 1;
  for (let at = 0; at < first.length; at++) first[at] = uniform() * Math.sqrt(3 / (inputs / 3));
  for (let at = 0; at < second.length; at++) second[at] = uniform() * Math.sqrt(1 / units) * 0.5;
  const empty = (): Float32Array => new Float32Array(count);
  return { inputs, units, numbers, momentum: empty(), variance: empty(), average: numbers.slice(), steps: 0 };
};

export const averageOf = ({ average, inputs, units }: Learner): Network => networkOver(average, inputs, units);

/** One row of features and the target: the points its seat should add, in units of `POINTS`. */
interface Sample {
  readonly row: Float32Array;
  readonly target: number;
}

const readWhole = (network: Reader, row: Float32Array): number => {
  network.readCommon(row, 0);
  return network.read(row);
};

/**
 * The training target of every seat at each position: a mix of what the network expected at the next position and the
 * final result. `trace` sets the weight of the result.
 */
const samplesOf = (game: SelfPlayGame, network: Network, trace: number): Sample[] => {
  const { seats, positions, rows, points, final } = game;
  const { inputs } = network;
  const judge = reader(network);
  const samples: Sample[] = [];
  for (const seat of range(seats)) {
    let outcome = nth(final, seat);
    for (let position = positions - 1; position >= 0; position--) {
      const index = position * seats + seat;
      const row = rows.subarray(index * inputs, (index + 1) * inputs);
      const now = points[index] as number;
      samples.push({ row, target: (outcome - now) / POINTS });
      const expected = position === positions - 1 ? outcome : now + POINTS * readWhole(judge, row);
      outcome = trace * outcome + (1 - trace) * expected;
    }
  }
  return samples;
};

/** Adds the gradient of the squared error of one sample to `gradient`; returns the error. */
const addGradient = (network: Network, read: Reader, gradient: Network, { row, target }: Sample): number => {
  const error = readWhole(read, row) - target;
  const { hidden } = read;
  const pull = Math.max(-STRONGEST_PULL, Math.min(STRONGEST_PULL, error));
  const { units, second } = network;
  gradient.base[0] = (gradient.base[0] as number) + pull;
  for (let unit = 0; unit < units; unit++) {
    const value = hidden[unit] as number;
    if (value <= 0) {
      hidden[unit] = 0;
      continue;
    }
    gradient.second[unit] = (gradient.second[unit] as number) + pull * value;
    const back = pull * (second[unit] as number);
    gradient.bias[unit] = (gradient.bias[unit] as number) + back;
    hidden[unit] = back;
  }
  for (let input = 0; input < row.length; input++) {
    const value = row[input] as number;
    if (value === 0) continue;
    gradient.direct[input] = (gradient.direct[input] as number) + pull * value;
    const at = input * units;
    for (let unit = 0; unit < units; unit++) {
      gradient.first[at + unit] = (gradient.first[at + unit] as number) + value * (hidden[unit] as number);
    }
  }
  return error;
};

/** One step of Adam. */
const descend = (learner: Learner, gradient: Float32Array, samples: number, rate: number): void => {
  learner.steps++;
  const { numbers, momentum, variance, average, steps } = learner;
  const scale = (rate * Math.sqrt(1 - VARIANCE ** steps)) / (1 - MOMENTUM ** steps);
  const averaging = Math.min(AVERAGING, 1 - 1 / steps);
  for (let at = 0; at < numbers.length; at++) {
    const g = (gradient[at] as number) / samples;
    const m = MOMENTUM * (momentum[at] as number) + (1 - MOMENTUM) * g;
    const v = VARIANCE * (variance[at] as number) + (1 - VARIANCE) * g * g;
    momentum[at] = m;
    variance[at] = v;
    const number = (numbers[at] as number) - (scale * m) / (Math.sqrt(v) + TINY);
    numbers[at] = number;
    average[at] = averaging * (average[at] as number) + (1 - averaging) * number;
  }
};

/** One pass over all samples of the games, shuffled; returns the mean error in points. */
export const fit = (
  learner: Learner,
  games: readonly SelfPlayGame[],
  { trace, rate }: { readonly trace: number; readonly rate: number },
  dice: Random,
): number => {
  const { inputs, units } = learner;
  const judge = averageOf(learner);
  const samples = dice.shuffle(games.flatMap(game => samplesOf(game, judge, trace)));
  const network = networkOver(learner.numbers, inputs, units);
  const gradients = new Float32Array(learner.numbers.length);
  const gradient = networkOver(gradients, inputs, units);
  const read = reader(network);
  let errors = 0;
  for (let from = 0; from < samples.length; from += BATCH) {
    const batch = samples.slice(from, from + BATCH);
    gradients.fill(0);
    for (const sample of batch) errors += Math.abs(addGradient(network, read, gradient, sample));
    descend(learner, gradients, batch.length, rate);
  }
  return (POINTS * errors) / Math.max(1, samples.length);
};
