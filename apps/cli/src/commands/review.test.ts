import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@cap-diamant/catalogue';
import { type GameRecord, LANGUAGES, nth, replay, unwrap } from '@cap-diamant/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, run } from '../testing/program.ts';
import { textsIn } from '../words/index.ts';

const folder = freshFolder();
const file = join(folder, 'game.json');

/** The last decisions of a game, so that little has to be judged. */
const LAST = 30;

beforeAll(async () => {
  const seats = ['--seats', 'Anne:medium,Luc:random', '--variant', '2011-family', '--set', 'first=0'];
  await run(['play', '--seed', 'review', ...seats, '--file', file]);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  const { game } = await loadGame('quebec');
  const from = saved.moves.length - LAST;
  const { seed: _seed, options: _options, ...rest } = saved;
  const position = game.notation.formatPosition(nth(unwrap(replay(game, saved)), from));
  writeFileSync(
    file,
    JSON.stringify({ ...rest, position, seats: saved.seats.slice(from), moves: saved.moves.slice(from) }),
  );
});

interface Reviewed {
  readonly engine: { readonly version: number };
  readonly players: readonly { readonly name: string; readonly accuracy: number }[];
  readonly turningPoints: readonly unknown[];
  readonly chances: readonly { readonly at: number; readonly shares: readonly number[] }[];
  readonly decisions: readonly { readonly at: number; readonly grade: string; readonly better: readonly string[] }[];
}

describe('review', () => {
  it('judges a game as JSON: the good player is more accurate, and the end is the result', async () => {
    const { code, stdout, stderr } = await run(['review', file, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { engine, players, chances, decisions } = JSON.parse(stdout) as Reviewed;
    expect(engine.version).toBeGreaterThan(0);
    expect(players.map(({ name }) => name)).toEqual(['Anne', 'Luc']);
    expect(players[0]?.accuracy).toBeGreaterThan(players[1]?.accuracy ?? 1);
    expect(chances.at(-1)?.shares).toEqual([1, 0]);
    expect(decisions.length).toBeGreaterThan(10);
    expect(decisions.every(({ better }) => better.length > 0)).toBe(true);
  });

  it.each(LANGUAGES)('has its words in %s', async language => {
    const { code, stdout } = await run(['review', file, '--lang', language]);
    expect(code).toBe(0);
    const { review: words } = textsIn(language);
    for (const heading of [words.players, words.turningPoints, words.mistakes]) expect(stdout).toContain(heading);
    expect(stdout).toMatch(/Anne +\d/);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });

  it('refuses a game that is not over', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as { seats: number[]; moves: string[] };
    const half = join(folder, 'half.json');
    const cut = (list: readonly unknown[]): readonly unknown[] => list.slice(0, 10);
    writeFileSync(half, JSON.stringify({ ...record, seats: cut(record.seats), moves: cut(record.moves) }));
    const { code, stderr } = await run(['review', half]);
    expect(code).toBe(2);
    expect(stderr).toContain('only finished games');
  });
});
