import { random } from '@cap-diamant/kernel';
import type { Curiosity, Lesson } from './lesson.ts';
import { newStudent, type Student, study } from './student.ts';

/** How a network is trained: generation after generation plays against itself and learns from what came out. */
export interface Course {
  readonly generations: number;
  /** Games in each generation, going round the variants. */
  readonly games: number;
  readonly units: number;
  readonly seed: string;
}

/** One game to be played for learning. */
export interface LessonPlan {
  readonly seed: string;
  readonly curiosity: Curiosity;
}

/** The first generation plays by the hand-made evaluator: it strays further, for the student to see the world. */
const FIRST: Curiosity = { points: 1.5, opening: 8 };
const LATER: Curiosity = { points: 0.7, opening: 8 };

export const lessonPlan = ({ seed }: Course, generation: number, game: number): LessonPlan => ({
  seed: `${seed}/${generation}/${game}`,
  curiosity: generation === 0 ? FIRST : LATER,
});

export const beginCourse = ({ units, seed }: Course, inputs: number): Student =>
  newStudent(inputs, units, random(`${seed}/student`));

const STUDIED = 3;
const FASTEST = 1e-3;
const SLOWEST = 1e-4;
/** So long only the end of a game counts; afterwards the network's own expectations do as well. */
const BY_RESULT_ALONE = 3;
const TRACE = 0.7;

/** Learns what a generation has to teach; returns the mean error in points. */
export const teach = (student: Student, lessons: readonly Lesson[], course: Course, generation: number): number => {
  const rate = FASTEST * (1 - generation / course.generations) + SLOWEST;
  const trace = generation < BY_RESULT_ALONE ? 1 : TRACE;
  const dice = random(`${course.seed}/${generation}/study`);
  let error = 0;
  for (let time = 0; time < STUDIED; time++) error = study(student, lessons, { trace, rate }, dice);
  return error;
};
