import type { Game, Json, Types } from '../game.ts';
import {
  type DoStep,
  type Lesson,
  meets,
  perform,
  predict,
  type Reply,
  reaches,
  type Said,
  type Step,
  sceneStart,
} from '../lessons/index.ts';
import { begin } from '../record.ts';
import type { LANGUAGES } from '../words.ts';
import type { Text } from './texts.ts';

/** Enough turns to meet every kind of answer, few enough to be quick. */
const MOST_TURNS = 400;
const MOST_VARIANTS = 12;

/** A turn of the learner: the state after it, and its effects in the game's notation. */
interface LearnerTurn<G extends Types> {
  readonly state: G['state'];
  readonly effects: readonly Json[];
  readonly texts: readonly string[];
}

const LEARNER = 0;

/** Turns that the learner could play from a state, up to a number of them, from all over the list of moves. */
export const turnsFrom = <G extends Types>(
  game: Game<G>,
  from: G['state'],
  isWhole: (turn: LearnerTurn<G>) => boolean,
) => {
  const whole: LearnerTurn<G>[] = [];
  const open: LearnerTurn<G>[] = [{ state: from, effects: [], texts: [] }];
  for (let turn = open.shift(); turn !== undefined && whole.length < MOST_TURNS; turn = open.shift()) {
    const moves = game.moves(turn.state, LEARNER);
    const stride = Math.max(1, Math.floor(moves.length / MOST_TURNS));
    for (const move of moves.filter((_, at) => at % stride === 0)) {
      const effects = [...turn.effects];
      const state = game.apply(turn.state, LEARNER, move, effect => effects.push(game.notation.formatEffect(effect)));
      const next = { state, effects, texts: [...turn.texts, game.notation.formatMove(move)] };
      const goesOn = game.actors(state).includes(LEARNER) && !game.turn(state).fresh;
      if (goesOn && !isWhole(next)) open.push(next);
      else whole.push(next);
    }
  }
  return whole;
};

/** What happens in the rest of a scene, as the lesson shows it. */
const restOfScene = (steps: readonly Step[], at: number): readonly Step[] => {
  const end = steps.findIndex((step, index) => index > at && step.scene !== undefined);
  return steps.slice(at + 1, end < 0 ? undefined : end);
};

/** Plays a step as the lesson shows it. */
export const playStep = <G extends Types>(game: Game<G>, state: G['state'], step: Step): G['state'] => {
  const opened = perform(game, state, step.moves ?? []);
  if (!opened.ok) throw new Error(`${step.id}: ${opened.error.message}`);
  if (step.kind === 'ask') checkAnswer(game, opened.value.state, step);
  return step.kind === 'do' ? checkShown(game, opened.value.state, step) : opened.value.state;
};

const checkAnswer = <G extends Types>(game: Game<G>, state: G['state'], step: Extract<Step, { kind: 'ask' }>): void => {
  const right = predict(game, state, step.question);
  if (!right.ok) throw new Error(`${step.id}: ${right.error.message}`);
  if (!step.options.includes(right.value)) throw new Error(`${step.id}: the answer ${right.value} is not an option`);
  const shown = perform(game, state, step.shows ?? []);
  if (!shown.ok) throw new Error(`${step.id}: ${shown.error.message}`);
};

const checkShown = <G extends Types>(game: Game<G>, state: G['state'], step: DoStep): G['state'] => {
  const shown = perform(game, state, step.shows);
  if (!shown.ok) throw new Error(`${step.id}: ${shown.error.message}`);
  if (shown.value.played.some(({ seat }) => seat !== LEARNER)) throw new Error(`${step.id}: shows a move of another`);
  if (!reaches(step.goal, shown.value.effects))
    throw new Error(`${step.id}: what it shows misses the goal: ${JSON.stringify(shown.value.effects)}`);
  return shown.value.state;
};

const gets = <G extends Types>({ effects }: LearnerTurn<G>, { when }: Reply): boolean =>
  effects.some(effect => meets(when, effect));

/** Each answer can be got, and every move that misses the goal gets one of the step's own. */
const checkReplies = <G extends Types>(
  { id, wrong = [], ways = [], otherwise }: DoStep,
  accepted: readonly LearnerTurn<G>[],
  missed: readonly LearnerTurn<G>[],
): void => {
  const vain = [
    ...wrong.filter(reply => !missed.some(turn => gets(turn, reply))),
    ...ways.filter(reply => !accepted.some(turn => gets(turn, reply))),
  ];
  if (vain[0] !== undefined) throw new Error(`${id}: nothing gets the answer to ${JSON.stringify(vain[0].when)}`);
  const silent = missed.find(turn => !wrong.some(reply => gets(turn, reply)));
  if (silent !== undefined && otherwise === undefined)
    throw new Error(`${id}: nothing of its own is said about "${silent.texts.join(', ')}"`);
};

/** Every choice that the step accepts must leave the rest of the scene playable, and every answer must be possible. */
const checkChoices = <G extends Types>(game: Game<G>, state: G['state'], step: DoStep, rest: readonly Step[]): void => {
  const turns = turnsFrom(game, state, ({ effects }) => reaches(step.goal, effects));
  const accepted = turns.filter(({ effects }) => reaches(step.goal, effects));
  checkReplies(
    step,
    accepted,
    turns.filter(turn => !accepted.includes(turn)),
  );
  const stride = Math.max(1, Math.floor(accepted.length / MOST_VARIANTS));
  for (const turn of accepted.filter((_, at) => at % stride === 0)) {
    try {
      rest.reduce((now, next) => playStep(game, now, next), turn.state);
    } catch (fault) {
      throw new Error(`after "${turn.texts.join(', ')}" in ${step.id}: ${fault}`);
    }
  }
};

export const openScene = <G extends Types>(game: Game<G>, step: Step): G['state'] | undefined => {
  if (step.scene === undefined) return undefined;
  const start = sceneStart(game, step.scene);
  const first = start.ok ? begin(game, start.value) : start;
  if (!first.ok) throw new Error(`${step.id}: ${first.error.message}`);
  const after = perform(game, first.value, step.scene.moves ?? []);
  if (!after.ok) throw new Error(`${step.id}: ${after.error.message}`);
  return after.value.state;
};

/** The steps that a lesson names are its own. */
const checkNames = ({ steps, learned, playOn }: Lesson): void => {
  const named = [...learned.map(({ step }) => step), ...(playOn === undefined ? [] : [playOn])];
  const unknown = named.find(name => !steps.some(({ id }) => id === name));
  if (unknown !== undefined) throw new Error(`there is no step "${unknown}"`);
};

/** Plays a whole lesson with the real rules; throws at the first fault. */
export const playLesson = <G extends Types>(game: Game<G>, lesson: Lesson): void => {
  const { steps } = lesson;
  checkNames(lesson);
  let state: G['state'] | undefined;
  for (const [at, step] of steps.entries()) {
    state = openScene(game, step) ?? state;
    if (state === undefined) throw new Error('the first step has no scene');
    const opened = perform(game, state, step.moves ?? []);
    if (step.kind === 'do' && opened.ok) {
      const actors = game.actors(opened.value.state);
      if (!actors.includes(LEARNER)) throw new Error(`${step.id}: the learner is not to move`);
      checkChoices(game, opened.value.state, step, restOfScene(steps, at));
    }
    state = playStep(game, state, step);
  }
};

const saidIn = (step: Step): readonly (readonly [string, Said])[] => {
  const own: (readonly [string, Said])[] = [['say', step.say]];
  if (step.part !== undefined) own.push(['part', step.part]);
  if (step.kind !== 'tell') own.push(['done', step.done]);
  if (step.kind === 'do')
    own.push(...[...(step.wrong ?? []), ...(step.ways ?? [])].map(({ say }) => ['reply', say] as const));
  if (step.kind === 'do' && step.otherwise !== undefined) own.push(['otherwise', step.otherwise]);
  if (step.kind === 'ask') own.push(...Object.entries(step.words ?? {}));
  return own;
};

/** Every text of a lesson in a language, for checks of texts. */
export const lessonTexts = (name: string, lesson: Lesson, language: (typeof LANGUAGES)[number]): Text[] => [
  ...lesson.steps.flatMap(step =>
    saidIn(step).map(([what, said]) => ({ path: `${name}.${step.id}.${what}`, text: said[language] })),
  ),
  ...lesson.learned.map((said, at) => ({ path: `${name}.learned.${at}`, text: said[language] })),
];

/** Texts of a step with more than two sentences. */
export const longTexts = (texts: readonly Text[]): readonly Text[] =>
  texts.filter(({ text }) => (text.match(/[.!?…]+(?=\s|$)/g) ?? []).length > 2);
