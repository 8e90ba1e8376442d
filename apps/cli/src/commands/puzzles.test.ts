import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'cap-diamant-'));
const file = join(folder, 'puzzles.json');
const search = (games: number, ...more: readonly string[]) =>
  run(['puzzles', '--playouts', '2', '--times', '4', '--games', String(games), '--file', file, ...more]);

describe('puzzles', () => {
  it('are searched for, game by game, and counted', async () => {
    const { code, stdout } = await search(1);
    expect([code, stdout]).toEqual([0, expect.stringContaining(file)]);
    const found = JSON.parse(readFileSync(file, 'utf8'));
    expect(found).toMatchObject({ game: 'quebec', games: 1, plan: { playouts: 2, depth: 4 } });
    const report = await run(['puzzles', '--file', file, '--report']);
    expect(report.stdout).toContain('confirmed with 8');
    expect(report.stdout).toContain(`| all |`);
  });

  it('continue where the file ends, with the same settings only', async () => {
    expect((await search(1)).stdout).toContain('Continuing after game 1 of 1');
    expect(await search(1, '--seed', 'other')).toMatchObject({ code: 2 });
  });

  it('are not written over something else', async () => {
    writeFileSync(file, '{"mine":true}');
    const { code, stderr } = await search(1);
    expect([code, stderr]).toEqual([2, expect.stringContaining('not a file of puzzles')]);
    expect((await run(['puzzles', '--file', join(folder, 'none.json'), '--report'])).code).toBe(2);
  });
});
