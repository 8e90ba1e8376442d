import { type Game, unwrap } from '@cap-diamant/kernel';
import type { Lesson, Said } from '@cap-diamant/kernel/lessons';
import { quebec } from '@cap-diamant/quebec';
import { describe, expect, it } from 'vitest';
import type { Bookmark } from '../page/lesson-progress.ts';
import { ManualClock, settled } from '../testing/table.ts';
import { LessonRun } from './lesson-run.svelte.ts';

const said = (text: string): Said => ({ fr: text, en: text, ru: text });
const OTHERS = ['1: send culture', '2: send culture'];

/** The learner sends workers anywhere; then the others move; then the learner has to send workers to economy. */
const LESSON: Lesson = {
  colours: ['red', 'blue', 'green'],
  steps: [
    {
      id: 'first',
      kind: 'do',
      scene: { options: { edition: '2011', level: 'family', players: 3 }, seed: 'lesson' },
      say: said('Send workers.'),
      goal: [],
      shows: ['0: send religion'],
      done: said('Sent.'),
    },
    { id: 'others', kind: 'tell', moves: OTHERS, say: said('The others move.') },
    {
      id: 'second',
      kind: 'do',
      say: said('Send workers to economy.'),
      goal: [{ kind: 'never' }],
      shows: ['0: send economy'],
      done: said('Well done.'),
    },
  ],
  learned: [],
};

const open = (start?: Bookmark, lesson = LESSON) => {
  const clock = new ManualClock();
  const kept: (Bookmark | undefined)[] = [];
  const given = {
    id: 'lesson',
    game: quebec as unknown as Game,
    lesson,
    parts: { clock, pace: () => 1000 },
    onprogress: (at: Bookmark | undefined) => void kept.push(at),
    onplayable: () => undefined,
  };
  const run = new LessonRun(given, start);
  return { run, kept, clock };
};

/** The learner has done the first step, and one of the two others has moved. */
const halfWay = async () => {
  const lesson = open();
  await settled();
  lesson.run.next();
  await settled();
  await lesson.clock.advance();
  expect(lesson.run.phase).toBe('watching');
  expect(lesson.run.source.script).toHaveLength(2);
  return lesson;
};

describe('a lesson in which the others move', () => {
  it('keeps the place once they all have moved', async () => {
    const { run, kept, clock } = await halfWay();
    await clock.advance();
    expect(run.phase).toBe('done');
    expect(kept.at(-1)).toEqual({ step: 1, moves: ['0: send religion', ...OTHERS] });
  });

  it('that is left meanwhile continues with all of their moves', async () => {
    const { run, kept } = await halfWay();
    run.close();
    await settled();
    expect(kept.at(-1)).toEqual({ step: 0, moves: [] });
    const next = open(kept.at(-1));
    await settled();
    next.run.next();
    await settled();
    next.run.next();
    await settled();
    expect(next.kept.at(-1)?.moves).toEqual(['0: send religion', ...OTHERS]);
  });

  it('that begins again meanwhile does not take the old moves for the new ones', async () => {
    const { run, kept } = await halfWay();
    run.restart();
    await settled();
    expect([run.at, run.phase, run.source.script]).toEqual([0, 'open', []]);
    expect(kept.at(-1)).toEqual({ step: 0, moves: [] });
  });
});

describe('“show me”', () => {
  it('shows the step as the lesson has it where earlier moves led elsewhere', async () => {
    const { run } = open({ step: 2, moves: ['0: send economy'] });
    await settled();
    await run.show();
    expect(run.source.script).toEqual(['0: send religion', ...OTHERS, '0: send economy']);
    expect([run.phase, run.text.en]).toEqual(['done', 'Well done.']);
  });
});

describe('“show me” of a move whose result hides it', () => {
  it('points at the move first, and only while it is shown', async () => {
    const [step] = LESSON.steps;
    if (step?.kind !== 'do') throw new Error('the first step is to be done');
    const { run, clock } = open(undefined, { ...LESSON, steps: [{ ...step, watch: ['zone:religion'] }] });
    await settled();
    expect(run.points).toEqual([]);
    void run.show();
    await settled();
    expect([run.points, run.source.script]).toEqual([['zone:religion'], []]);
    await clock.advance();
    expect([run.phase, run.points, run.source.script]).toEqual(['done', [], ['0: send religion']]);
  });
});

describe('a turn that can no longer reach the goal', () => {
  /** After a contribution the turn goes on: the district offers its action. */
  const lesson = (atOnce: boolean): Lesson => ({
    colours: ['red', 'blue', 'green'],
    steps: [
      {
        id: 'contribute',
        kind: 'do',
        scene: {
          options: { edition: '2011', level: 'family', players: 3, layout: 'first-game', first: 0 },
          seed: 'lesson',
          moves: ['start', 'put c5r2', 'start', 'put c14r1', 'start', 'put c13r4'],
        },
        say: said('Do not contribute.'),
        goal: [{ kind: 'never' }],
        shows: ['send religion'],
        wrong: [{ when: { kind: 'stage', seat: 0 }, say: said('You did.'), atOnce }],
        done: said('Well done.'),
      },
    ],
    learned: [],
  });

  it.each([
    [true, ['wrong', 'You did.']],
    [false, ['open', 'Do not contribute.']],
  ])('is answered at once: %s', async (atOnce, expected) => {
    const { run } = open(undefined, lesson(atOnce));
    await settled();
    const move = unwrap(quebec.notation.parseMove('stage c14r1'));
    const { revision } = run.source.feed(0);
    unwrap(await run.source.send({ kind: 'play', seat: 0, revision, moves: [move] }));
    expect([run.phase, run.text.en]).toEqual(expected);
  });
});
