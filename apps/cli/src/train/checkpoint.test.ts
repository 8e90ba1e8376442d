import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeNetwork, type SelfPlayGame, selfPlay, selfPlayPlan, trainGeneration } from '@cap-diamant/bots';
import { loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { nth, range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { drawPlot } from './plot.ts';
import { beginTraining } from './train.ts';
import { weightsFile } from './weights.ts';

const { game } = await loadGame('quebec');
const { features, simple } = await loadEvaluation('quebec');
const plan = { generations: 2, games: 2, units: 4, seed: 'test' };
const file = join(mkdtempSync(join(tmpdir(), 'cap-diamant-')), 'checkpoint.json');

const gamesOf = (generation: number): SelfPlayGame[] =>
  range(plan.games).map(at => {
    const { seed, exploration } = selfPlayPlan(plan, generation, at);
    return selfPlay(game, features, simple, nth(game.options.variants, at).options, seed, exploration);
  });

describe('a training that is broken off', () => {
  it('learns from its checkpoint on just what it would have learned', () => {
    const whole = beginTraining('quebec', plan, features.size);
    trainGeneration(whole.learner, gamesOf(0), plan, 0);
    writeCheckpoint(file, { ...whole, generation: 1, strengths: [{ generation: 0, beaten: 0.4, games: 60 }] });
    const resumed = readCheckpoint(file);
    expect(resumed?.strengths).toEqual([{ generation: 0, beaten: 0.4, games: 60 }]);
    for (const learner of [whole.learner, resumed?.learner ?? whole.learner])
      trainGeneration(learner, gamesOf(1), plan, 1);
    expect(resumed?.learner).toEqual(whole.learner);
    expect(resumed?.learner).not.toBe(whole.learner);
  });

  it('is written with the keys old checkpoints have', () => {
    writeCheckpoint(file, beginTraining('quebec', plan, features.size));
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(Object(written)).sort()).toEqual(
      ['course', 'game', 'generation', 'seconds', 'strengths', 'student'].sort(),
    );
  });

  it('has no checkpoint where there is no file, and says what is wrong with one that is none', () => {
    expect(readCheckpoint(`${file}.missing`)).toBeUndefined();
    writeFileSync(file, '{"game":"quebec"}');
    expect(() => readCheckpoint(file)).toThrow('"course" is missing');
  });
});

describe('what a training leaves', () => {
  const begun = beginTraining('quebec', plan, features.size);

  it('is a source file whose weights fit the features, with the command that made it', () => {
    const source = weightsFile(begun);
    const [, weights = ''] = /'([A-Za-z0-9+/=]+)'/.exec(source) ?? [];
    expect(decodeNetwork(weights, features.size).units).toBe(plan.units);
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
