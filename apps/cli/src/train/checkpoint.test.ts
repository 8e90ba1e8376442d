import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeNetwork, type Lesson, lessonPlan, playLesson, teach } from '@cap-diamant/bots';
import { loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { nth, range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { drawPlot } from './plot.ts';
import { beginTraining } from './train.ts';
import { weightsFile } from './weights.ts';

const { game } = await loadGame('quebec');
const { portrait, simple } = await loadEvaluation('quebec');
const course = { generations: 2, games: 2, units: 4, seed: 'test' };
const file = join(mkdtempSync(join(tmpdir(), 'cap-diamant-')), 'checkpoint.json');

const lessonsOf = (generation: number): Lesson[] =>
  range(course.games).map(at => {
    const { seed, curiosity } = lessonPlan(course, generation, at);
    return playLesson(game, portrait, simple, nth(game.options.variants, at).options, seed, curiosity);
  });

describe('a training that is broken off', () => {
  it('learns from its checkpoint on just what it would have learned', () => {
    const whole = beginTraining('quebec', course, portrait.size);
    teach(whole.student, lessonsOf(0), course, 0);
    writeCheckpoint(file, { ...whole, generation: 1, strengths: [{ generation: 0, beaten: 0.4, games: 60 }] });
    const resumed = readCheckpoint(file);
    expect(resumed?.strengths).toEqual([{ generation: 0, beaten: 0.4, games: 60 }]);
    for (const student of [whole.student, resumed?.student ?? whole.student]) teach(student, lessonsOf(1), course, 1);
    expect(resumed?.student).toEqual(whole.student);
    expect(resumed?.student).not.toBe(whole.student);
  });

  it('has no checkpoint where there is no file, and says what is wrong with one that is none', () => {
    expect(readCheckpoint(`${file}.missing`)).toBeUndefined();
    writeFileSync(file, '{"game":"quebec"}');
    expect(() => readCheckpoint(file)).toThrow('"course" is missing');
  });
});

describe('what a training leaves', () => {
  const begun = beginTraining('quebec', course, portrait.size);

  it('is a source file whose weights fit the portrait, and how to make it anew', () => {
    const source = weightsFile(begun);
    const [, weights = ''] = /'([A-Za-z0-9+/=]+)'/.exec(source) ?? [];
    expect(decodeNetwork(weights, portrait.size).units).toBe(course.units);
    expect(source).toContain('train --game quebec --generations 2 --games 2 --units 4 --seed test');
  });

  it('is a plot with a point for every measurement', () => {
    const strengths = [0.2, 0.7].map((beaten, generation) => ({ generation, beaten, games: 60 }));
    const percent = (share: number): string => `${100 * share} %`;
    const plot = drawPlot({ title: 'A & B', axis: 'generations', strengths, generations: 2, percent });
    expect(plot.match(/class="dot"/g)).toHaveLength(2);
    expect(plot).toContain('A &amp; B');
    expect(plot).toContain('<title>70 %</title>');
  });
});
