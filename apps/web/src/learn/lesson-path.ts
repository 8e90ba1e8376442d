import { nth } from '@cap-diamant/kernel';
import type { Lesson, Scene, Script, Step } from '@cap-diamant/kernel/lessons';

/** The step whose scene a step belongs to. */
export const sceneStep = ({ steps }: Lesson, at: number): number =>
  steps.slice(0, at + 1).findLastIndex(({ scene }) => scene !== undefined);

export const sceneAt = (lesson: Lesson, at: number): Scene => {
  const { scene } = nth(lesson.steps, sceneStep(lesson, at));
  if (scene === undefined) throw new Error('the first step of a lesson has no scene');
  return scene;
};

const movesOf = (step: Step): Script => [...(step.moves ?? []), ...(step.kind === 'do' ? step.shows : [])];

/** What leads from the beginning of a scene to one of its steps, as the lesson shows it. */
export const pathTo = (lesson: Lesson, at: number): Script =>
  lesson.steps.slice(sceneStep(lesson, at), at).flatMap(movesOf);

/** The same, with the step itself. */
export const pathThrough = (lesson: Lesson, at: number): Script => [
  ...pathTo(lesson, at),
  ...movesOf(nth(lesson.steps, at)),
];
