import { beginCourse, type Course, lessonPlan, type Student, teach } from '@cap-diamant/bots';
import { range, sum } from '@cap-diamant/kernel';
import type { Checkpoint, Strength } from './checkpoint.ts';
import type { Team } from './team.ts';

/** How often, and over how many games, the strength is measured. */
const MEASURED_EVERY = 4;
const TRIALS = 60;

/** What is told while a training goes on. */
interface Watcher {
  playing(generation: number, done: number, games: number): void;
  /** A generation has been learned from. */
  learned(checkpoint: Checkpoint, error: number): void;
}

const isMeasured = (generation: number, { generations }: Course): boolean =>
  generation % MEASURED_EVERY === MEASURED_EVERY - 1 || generation === generations - 1;

export interface Training {
  readonly course: Course;
  readonly team: Team;
  /** How many variants the game has: lessons and trials go round them. */
  readonly variants: number;
  readonly watch: Watcher;
  /** A clock in seconds. */
  now(): number;
}

const playGeneration = async (student: Student, generation: number, training: Training): Promise<number> => {
  const { course, team, variants, watch } = training;
  const numbers = generation === 0 ? undefined : student.average.slice();
  const tasks = range(course.games).map(game => ({
    kind: 'lesson' as const,
    numbers,
    variant: game % variants,
    ...lessonPlan(course, generation, game),
  }));
  const lessons = await team.lessons(tasks, done => watch.playing(generation, done, course.games));
  return teach(student, lessons, course, generation);
};

/** How many of the hand-made opponents are beaten, over all variants and seats. */
const measure = async (student: Student, generation: number, training: Training): Promise<Strength> => {
  const { course, team, variants } = training;
  const tasks = range(TRIALS).map(game => ({
    kind: 'trial' as const,
    numbers: student.average.slice(),
    variant: game % variants,
    seed: `${course.seed}/trial ${game}`,
    place: Math.floor(game / variants) + game,
  }));
  const beaten = await team.trials(tasks, () => {});
  return { generation, beaten: sum(beaten) / TRIALS, games: TRIALS };
};

export const beginTraining = (game: string, course: Course, inputs: number): Checkpoint => ({
  game,
  course,
  generation: 0,
  seconds: 0,
  student: beginCourse(course, inputs),
  strengths: [],
});

/** Goes on from a checkpoint to the end of the course. */
export const train = async (from: Checkpoint, training: Training): Promise<Checkpoint> => {
  let checkpoint = from;
  while (checkpoint.generation < training.course.generations) {
    const { generation, student, strengths, seconds } = checkpoint;
    const begun = training.now();
    const error = await playGeneration(student, generation, training);
    const measured = isMeasured(generation, training.course) ? [await measure(student, generation, training)] : [];
    checkpoint = {
      ...checkpoint,
      generation: generation + 1,
      seconds: seconds + training.now() - begun,
      strengths: [...strengths, ...measured],
    };
    training.watch.learned(checkpoint, error);
  }
  return checkpoint;
};
