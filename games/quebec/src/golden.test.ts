import { readFileSync } from 'node:fs';
import { nth, perft, replay, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from './index.ts';
import { type Golden, playGolden } from './testing/golden.ts';

const named = quebec.options.variants.map(variant => [`${variant.name}-${variant.players}p`, variant] as const);
const fileOf = (name: string): URL => new URL(`../golden/${name}.golden.json`, import.meta.url);

/** JSON with one line per entry, so that diffs are short. */
const written = (entries: object): string => {
  const lines = Object.entries(entries).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

/** `vitest --update` rewrites it; commit that separately. */
describe.each(named)('golden game %s', (name, variant) => {
  it('is still played the same', async () => {
    await expect(written(playGolden(variant))).toMatchFileSnapshot(fileOf(name).pathname);
  });

  it('replays from its file to the same positions and points', () => {
    const golden = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Golden;
    const replayed = replay(quebec, golden);
    if (!replayed.ok) throw new Error(replayed.error.message);
    for (const { after, position } of golden.centuries) {
      expect(quebec.notation.formatPosition(nth(replayed.value, after))).toEqual(position);
    }
    expect(golden.centuries).toHaveLength(4);
    expect(quebec.tally(nth(replayed.value, golden.moves.length)).scores).toEqual(golden.scores);
  });
});

describe('perft', () => {
  const DEPTHS = [1, 2, 3, 4, 5];

  it('counts the sequences of moves from the first-game layout, seat 0 beginning', async () => {
    const table = Object.fromEntries(
      named.map(([name, { options }]) => {
        const state = quebec.setup({ ...options, layout: 'first-game', first: 0 }, 'perft');
        return [name, DEPTHS.map(depth => unwrap(perft(quebec, state, depth)))];
      }),
    );
    await expect(written(table)).toMatchFileSnapshot(fileOf('perft').pathname);
  });
});
