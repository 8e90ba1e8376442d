import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@cap-diamant/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, run } from '../testing/program.ts';

const folder = freshFolder();
const record = join(folder, 'game.json');

beforeAll(async () => {
  await run(['play', '--seed', 'explain', '--seats', 'Anne:random,Luc:random', '--set', 'first=0', '--file', record]);
});

/** The moves listed, by notation. */
const named = (stdout: string): string[] =>
  [...stdout.matchAll(/^\d\. .*\(([^()]*)\)$/gm)].map(([, move]) => move ?? '');

describe('explain', () => {
  it.each(LANGUAGES)('names moves of a recorded decision and what they gain, in %s', async language => {
    const args = ['explain', '--record', record, '--at', '0', '--lang', language, '--level', 'greedy'];
    const { code, stdout, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Anne, .* 1\.\n/);
    expect(named(stdout)).toHaveLength(3);
    expect(stdout).not.toMatch(/undefined|NaN/);
    expect(stdout).toMatch(/\+\d/);
  });

  it('names as many moves as are asked for, the same for the same seed', async () => {
    const args = ['explain', '--record', record, '--at', '3', '--top', '5', '--level', 'search:10'];
    const { stdout } = await run(args);
    expect(named(stdout)).toHaveLength(5);
    expect(stdout).toContain('Played in the game: ');
    expect((await run(args)).stdout).toBe(stdout);
  });

  it('takes the last decision when no other is asked for', async () => {
    const { stdout } = await run(['explain', '--record', record, '--level', 'greedy']);
    expect(stdout).toMatch(/^(Anne|Luc), decision \d{2,3}\.\n/);
  });

  it('explains a position', async () => {
    const input = '{"cmd":"new","game":"quebec","options":{"players":3,"first":1},"seed":"p"}\n{"cmd":"show"}\n';
    const [, shown = ''] = (await run(['table'], { input })).stdout.split('\n');
    const file = join(folder, 'position.json');
    writeFileSync(file, shown);
    const { code, stdout } = await run(['explain', '--position', file, '--level', 'greedy']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Seat 2, decision 1\.\n/);
    writeFileSync(file, shown.replace('"century":1', '"century":9'));
    expect((await run(['explain', '--position', file])).stderr).toContain('is not a position');
  });

  it('says which decisions there are', async () => {
    const { code, stderr } = await run(['explain', '--record', record, '--at', '9999']);
    expect(code).toBe(2);
    expect(stderr).toContain('a number of moves from 0 to');
  });
});
