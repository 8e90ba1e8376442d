import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Course, decodeNumbers, encodeNumbers, type Student } from '@cap-diamant/bots';
import { decode, unwrap } from '@cap-diamant/kernel';
import * as v from 'valibot';

/** How strong the network was after a generation: the part of hand-made opponents it beat. */
export interface Strength {
  readonly generation: number;
  readonly beaten: number;
  readonly games: number;
}

/** Everything a training goes on from. */
export interface Checkpoint {
  readonly game: string;
  readonly course: Course;
  /** The generation to be played next. */
  readonly generation: number;
  readonly seconds: number;
  readonly student: Student;
  readonly strengths: readonly Strength[];
}

const Numbers = v.pipe(v.string(), v.transform(decodeNumbers));

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

const asText = ({ student, ...rest }: Checkpoint): string => {
  const { numbers, momentum, variance, average, ...facts } = student;
  const written = {
    ...facts,
    numbers: encodeNumbers(numbers),
    momentum: encodeNumbers(momentum),
    variance: encodeNumbers(variance),
    average: encodeNumbers(average),
  };
  return `${JSON.stringify({ ...rest, student: written })}\n`;
};

/** Written beside it first: a program stopped in the middle leaves the last checkpoint whole. */
export const writeCheckpoint = (file: string, checkpoint: Checkpoint): void => {
  writeFileSync(`${file}.new`, asText(checkpoint));
  renameSync(`${file}.new`, file);
};

/** The checkpoint in a file; undefined where there is no file yet. */
export const readCheckpoint = (file: string): Checkpoint | undefined => {
  if (!existsSync(file)) return undefined;
  return unwrap(decode(Schema, JSON.parse(readFileSync(file, 'utf8')), 'checkpoint'));
};
