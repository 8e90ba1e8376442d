import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder, run, start } from '../testing/program.ts';

const PROGRAM = fileURLToPath(new URL('../bots/testing/first-move.mjs', import.meta.url));
const outside = (habit = ''): string => `cmd:"${process.execPath}" "${PROGRAM}" ${habit}`.trim();

interface Written {
  readonly bots: readonly { readonly bot: string; readonly share: number; readonly failures: number }[];
  readonly games: readonly { readonly lineup: readonly string[]; readonly scores: readonly number[] }[];
  readonly seed: string;
}

/** A tournament's output without the times, which always differ. */
const played = async (args: readonly string[], cwd = freshFolder()) => {
  const file = join(cwd, 'result.json');
  const ran = await run(['tournament', ...args, '--json', file], { cwd });
  const text = readFileSync(file, 'utf8').replace(/ *"(mean|median|p95)Ms": .*\n/g, '');
  return { ...ran, written: JSON.parse(text.replace(/,(\s*})/g, '$1')) as Written, cwd };
};

describe('cap-diamant tournament', () => {
  const args = ['--bots', 'greedy,random,random', '--games', '6', '--seed', 't'];

  it('finds the better bot, the same for any number of threads', async () => {
    const one = await played([...args, '--workers', '1']);
    const two = await played([...args, '--workers', '2']);
    expect({ code: one.code, stderr: one.stderr }).toEqual({ code: 0, stderr: '' });
    expect(one.written).toEqual(two.written);
    expect(one.written.bots.map(({ bot, share }) => [bot, share])).toEqual([
      ['greedy', 1],
      ['random', 0],
    ]);
    expect(one.stdout).toContain('2011, complete, 3 players, 6 games');
    expect(one.stdout).toMatch(/^greedy +random +6 +100%/m);
  });

  it('draws a chart, in the language asked for', async () => {
    const cwd = freshFolder();
    const { code } = await run(['tournament', ...args, '--svg', 'chart.svg', '--lang', 'fr'], { cwd });
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'chart.svg'), 'utf8')).toContain('parties gagnées par place');
  });

  it('sets every two against each other', async () => {
    const { written } = await played(['--bots', 'random,novice', '--each', '--players', '3', '--games', '6']);
    expect(written.games.map(({ lineup }) => lineup.filter(bot => bot === 'novice').length).sort()).toEqual([
      1, 1, 1, 2, 2, 2,
    ]);
  });

  it('takes a program from outside', async () => {
    const { code, written } = await played(['--bots', 'random', '--bots', outside(), '--games', '4']);
    expect(code).toBe(0);
    expect(written.bots.find(({ bot }) => bot === outside())).toMatchObject({ failures: 0 });
  });

  it('continues when a bot fails, reports it and saves the game', async () => {
    const { code, stdout, written, cwd } = await played([
      '--bots',
      'random',
      '--bots',
      outside('dance'),
      '--games',
      '4',
      '--workers',
      '1',
    ]);
    expect(code).toBe(1);
    expect(written.games).toHaveLength(4);
    expect(written.bots.find(({ bot }) => bot === outside('dance'))).toMatchObject({ failures: 4 });
    expect(stdout).toMatch(/forfeits; illegal move: "dance" is no move.*\n.*I feel like dancing/);
    const faultFiles = () => readdirSync(cwd).filter(file => file.startsWith('cap-diamant-fault-'));
    expect(faultFiles()).toHaveLength(4);
    expect((await run(['replay', 'cap-diamant-fault-1.json'], { cwd })).code).toBe(0);
    const before = readFileSync(join(cwd, 'cap-diamant-fault-1.json'), 'utf8');
    await played(['--bots', 'random', '--bots', outside('dance'), '--games', '4', '--seed', 'another'], cwd);
    expect(faultFiles()).toHaveLength(8);
    expect(readFileSync(join(cwd, 'cap-diamant-fault-1.json'), 'utf8')).toBe(before);
  });

  it('reports how many games were played when it is stopped', async () => {
    const cwd = freshFolder();
    const bots = ['--bots', 'random', '--bots', outside('mark')];
    const limits = ['--limit', '600000', '--workers', '1', '--games', '4'];
    const child = start(['tournament', ...bots, ...limits], { cwd });
    const ended = new Promise(resolve => child.on('close', resolve));
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
    while (!existsSync(join(cwd, 'waiting'))) await new Promise(resolve => setImmediate(resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(text).toContain('Stopped after 0 of 4 games.');
  });
});
