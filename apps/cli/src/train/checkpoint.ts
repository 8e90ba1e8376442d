import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { decodeNumbers, encodeNumbers, type Learner, type TrainingPlan } from '@cap-diamant/bots';
import { decode, unwrap } from '@cap-diamant/kernel';
import * as v from 'valibot';

/** How strong the network was after a generation: the share of hand-made opponents it beat. */
export interface Strength {
  readonly generation: number;
  readonly beaten: number;
  readonly games: number;
}

/** Everything needed to resume a training. */
export interface Checkpoint {
  readonly game: string;
  readonly plan: TrainingPlan;
  /** The next generation to play. */
  readonly generation: number;
  readonly seconds: number;
  readonly learner: Learner;
  readonly strengths: readonly Strength[];
}

const Numbers = v.pipe(v.string(), v.transform(decodeNumbers));

/** Files keep the keys of the first version, so that old checkpoints can be resumed. */
const Schema = v.strictObject({
  game: v.string(),
  course: v.strictObject({ generations: v.number(), games: v.number(), units: v.number(), seed: v.string() }),
  generation: v.number(),
  seconds: v.number(),
  student: v.strictObject({
    inputs: v.number(),
    units: v.number(),
    numbers: Numbers,
    momentum: Numbers,
    variance: Numbers,
    average: Numbers,
    steps: v.number(),
  }),
  strengths: v.array(v.strictObject({ generation: v.number(), beaten: v.number(), games: v.number() })),
});

const asText = ({ plan, learner, ...rest }: Checkpoint): string => {
  const { numbers, momentum, variance, average, ...facts } = learner;
  const written = {
    ...facts,
    numbers: encodeNumbers(numbers),
    momentum: encodeNumbers(momentum),
    variance: encodeNumbers(variance),
    average: encodeNumbers(average),
  };
  return `${JSON.stringify({ ...rest, course: plan, student: written })}\n`;
};

/** Written to a temporary file first: a program stopped half-way leaves the last checkpoint intact. */
export const writeCheckpoint = (file: string, checkpoint: Checkpoint): void => {
  writeFileSync(`${file}.new`, asText(checkpoint));
  renameSync(`${file}.new`, file);
};

/** The checkpoint in a file; undefined if there is no file yet. */
export const readCheckpoint = (file: string): Checkpoint | undefined => {
  if (!existsSync(file)) return undefined;
  const { course, student, ...rest } = unwrap(decode(Schema, JSON.parse(readFileSync(file, 'utf8')), 'checkpoint'));
  return { ...rest, plan: course, learner: student };
};
