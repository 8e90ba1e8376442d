import type { Game, Types } from '../game.ts';
import { type Lesson, perform, reaches, type Step } from '../lessons/index.ts';
import { nth } from '../list.ts';
import { openScene, playStep, turnsFrom } from './lessons.ts';

const pointsIn = <G extends Types>(game: Game<G>, state: G['state']): readonly number[] =>
  game.tally(state).scores.map(({ total = 0 }) => total);

/** States that a step can end in: as the lesson shows it, and after whatever else it accepts of the learner. */
const endsOf = <G extends Types>(game: Game<G>, state: G['state'], step: Step): readonly G['state'][] => {
  const shown = playStep(game, state, step);
  const opened = perform(game, state, step.moves ?? []);
  if (step.kind !== 'do' || !opened.ok) return [shown];
  const isDone = ({ effects }: { readonly effects: Parameters<typeof reaches>[1] }) => reaches(step.goal, effects);
  const others = turnsFrom(game, opened.value.state, isDone).filter(isDone);
  return [shown, ...others.map(turn => turn.state)];
};

/** Steps with a scene in which somebody has fewer points than they could have had a step before. */
export const fallingPoints = <G extends Types>(game: Game<G>, { steps }: Lesson): readonly string[] => {
  const falls: string[] = [];
  let state: G['state'] | undefined;
  let most: readonly number[] = [];
  for (const step of steps) {
    const scene = openScene(game, step);
    if (scene !== undefined && pointsIn(game, scene).some((points, seat) => points < (most[seat] ?? 0)))
      falls.push(step.id);
    state = scene ?? state;
    if (state === undefined) throw new Error('the first step has no scene');
    const ends = endsOf(game, state, step);
    const points = ends.map(end => pointsIn(game, end));
    most = nth(points, 0).map((_, seat) => Math.max(...points.map(each => nth(each, seat))));
    state = nth(ends, 0);
  }
  return falls;
};
