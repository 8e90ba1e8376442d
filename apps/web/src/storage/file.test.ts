import { loadGame } from '@cap-diamant/catalogue';
import { unwrap } from '@cap-diamant/kernel';
import { openMatch, playText, recordOfMatch } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { fromJson } from './file.ts';

const { game } = await loadGame('quebec');
const opened = unwrap(openMatch(game, { options: { players: 2, first: 0 }, seed: 'file' }));
const record = recordOfMatch(unwrap(playText(opened, 0, 'send culture')));

const faultOf = async (json: unknown): Promise<unknown> => {
  const read = await fromJson(typeof json === 'string' ? json : JSON.stringify(json));
  return read.ok ? undefined : read.error;
};

describe('a record from a file', () => {
  it('becomes a match with all its moves', async () => {
    const read = await fromJson(JSON.stringify({ ...record, table: [] }));
    expect(read).toMatchObject({ ok: true, value: { record, json: { table: [] } } });
    expect(read.ok && recordOfMatch(read.value.match)).toEqual(record);
  });

  it('names the illegal move, counted from 1', async () => {
    expect(await faultOf({ ...record, moves: ['dance'] })).toEqual({ kind: 'does-not-play', move: 1 });
    const longer = { ...record, seats: [0, 0], moves: ['send culture', 'send culture'] };
    expect(await faultOf(longer)).toEqual({ kind: 'does-not-play', move: 2 });
  });

  it('names no move if something else is wrong', async () => {
    const nothing = { kind: 'does-not-play', move: undefined };
    expect(await faultOf({ ...record, options: { players: 9 } })).toEqual(nothing);
    expect(await faultOf({ ...record, resigned: [7] })).toEqual(nothing);
  });

  it('is refused with a reason', async () => {
    expect(await faultOf('{')).toEqual({ kind: 'not-json' });
    expect(await faultOf({ game: 'quebec' })).toEqual({ kind: 'not-a-record' });
    expect(await faultOf({ ...record, game: 'chess' })).toEqual({ kind: 'unknown-game', game: 'chess' });
    const newer = { ...record, rules: game.rules + 1 };
    expect(await faultOf(newer)).toEqual({ kind: 'newer', rules: game.rules + 1, known: game.rules });
  });
});
