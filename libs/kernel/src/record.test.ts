import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, type GameRecord, parseRecord, recordOf, reopen, replay } from './record.ts';
import { unwrap } from './result.ts';
import { type Effect, randomGame, toyGame } from './testing/index.ts';

const OPTIONS = { players: 3, rounds: 2 };
const { record, states } = randomGame(toyGame, OPTIONS, 'record');

describe('recordOf', () => {
  it('writes down how the game began, how it was dealt and what was decided', () => {
    const first = toyGame.setup(OPTIONS, 's');
    expect(recordOf(toyGame, { options: OPTIONS, seed: 's' }, first, [{ seat: 0, move: 'draw' }])).toEqual({
      game: 'toy',
      rules: 2,
      options: OPTIONS,
      seed: 's',
      first: 0,
      seats: [0],
      moves: ['draw'],
    });
  });
});

describe('parseRecord', () => {
  it('reads back what was written', () => {
    expect(unwrap(parseRecord(JSON.parse(JSON.stringify(record))))).toEqual(record);
  });

  it.each<[string, unknown, string]>([
    ['no object', 7, 'record'],
    ['no game', { ...record, game: undefined }, '"game"'],
    ['rules 0', { ...record, rules: 0 }, '"rules"'],
    ['a negative seat', { ...record, seats: [-1] }, '"seats.0"'],
    ['a move that is no text', { ...record, moves: [1] }, '"moves.0"'],
    ['fewer seats than moves', { ...record, seats: record.seats.slice(1) }, 'cut short'],
    ['no beginning', { ...record, seed: undefined }, 'begins either'],
    ['two beginnings', { ...record, position: {} }, 'begins either'],
    ['resigned seats that are none', { ...record, resigned: ['me'] }, '"resigned.0"'],
  ])('refuses a record with %s', (_what, json, named) => {
    const parsed = parseRecord(json);
    expect(parsed).toMatchObject({ ok: false, error: { message: expect.stringContaining(named) } });
  });

  it('survives anything', () => {
    fc.assert(fc.property(fc.anything(), json => typeof parseRecord(json).ok === 'boolean'));
  });
});

describe('begin and reopen', () => {
  it('begin from options and seed, or from a position', () => {
    const first = unwrap(begin(toyGame, { options: {}, seed: 's' }));
    expect(first).toEqual(toyGame.setup({ players: 2, rounds: 2 }, 's'));
    expect(unwrap(begin(toyGame, { position: toyGame.notation.formatPosition(first) }))).toEqual(first);
    expect(begin(toyGame, { options: { players: 9 }, seed: 's' }).ok).toBe(false);
    expect(begin(toyGame, { position: {} }).ok).toBe(false);
  });

  it.each<[string, Partial<GameRecord> & { readonly first?: number }, string]>([
    ['another game', { game: 'attic' }, 'a record of "attic"'],
    ['newer rules', { rules: 3 }, 'newer than the 2'],
    ['options that were never any', { options: { players: 9 } }, 'players'],
    ['another deal', { first: 1 }, '"first" of the record is not what its seed gives'],
  ])('refuse %s', (_what, change, message) => {
    expect(reopen(toyGame, { ...record, ...change })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(message) },
    });
  });

  it('take older rules on trust, and a record that does not say how it was dealt', () => {
    expect(reopen(toyGame, { ...record, rules: 1 }).ok).toBe(true);
    const { first: _dealt, ...bare } = record as GameRecord & { first: number };
    expect(reopen(toyGame, bare).ok).toBe(true);
  });
});

describe('replay', () => {
  it('reaches every state of the game again', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...toyGame.options.variants), (seed, { options }) => {
        const game = randomGame(toyGame, options, seed);
        expect(unwrap(begin(toyGame, { options, seed }))).toEqual(game.states[0]);
        expect(replay(toyGame, game.record)).toEqual({ ok: true, value: game.states });
      }),
      { numRuns: 50 },
    );
  });

  it('continues from a position that was set up', () => {
    const middle = 5;
    const tail: GameRecord = {
      game: 'toy',
      rules: 2,
      position: JSON.parse(JSON.stringify(states[middle])),
      seats: record.seats.slice(middle),
      moves: record.moves.slice(middle),
    };
    expect(replay(toyGame, tail)).toEqual({ ok: true, value: states.slice(middle) });
  });

  it('reports what happens on the way, and for whom', () => {
    const told: [Effect, number | undefined][] = [];
    const short: GameRecord = { ...record, seats: [0, 0], moves: ['peek', 'rest'] };
    replay(toyGame, short, (effect, only) => told.push([effect, only]));
    expect(told).toEqual([
      [{ kind: 'peeked', seat: 0 }, undefined],
      [{ kind: 'saw', bottle: states[0]?.dark[0] }, 0],
    ]);
  });

  it('says where and why a record diverges', () => {
    const moves = record.moves.with(3, 'jump');
    expect(replay(toyGame, { ...record, moves })).toMatchObject({
      ok: false,
      error: { at: 3, message: expect.stringMatching(/^move 4: "jump" is no move/) },
    });
    expect(replay(toyGame, { ...record, game: 'attic' })).toMatchObject({ ok: false, error: { at: 0 } });
  });

  it('refuses moves after the end', () => {
    const longer = { ...record, seats: [...record.seats, 0], moves: [...record.moves, 'draw'] };
    expect(replay(toyGame, longer)).toMatchObject({
      ok: false,
      error: { at: record.moves.length, message: expect.stringContaining('the game is over') },
    });
  });
});
