import type { GameRecord } from '@cap-diamant/kernel';
import { cellar, type State } from '@cap-diamant/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { shelf } from '../shelf.ts';
import { type Answer, type Conversation, cellarShelf, converse } from '../testing/cellar-shelf.ts';

const NEW = { cmd: 'new', game: 'cellar', options: { players: 3 }, seed: 's' };
const OPENING: State = cellar.setup({ players: 3, rounds: 2 }, 's');
const VOTING = ['step 1', 'rest', 'step 2', 'rest', 'step 1', 'rest'];

let talk: Conversation;
beforeEach(() => {
  talk = converse(cellarShelf);
});

/** Asks for something that must be refused, and makes sure nothing changed. */
const refused = async (request: unknown): Promise<Answer['error']> => {
  const before = talk.table.match;
  const { ok, error } = await talk.ask(request);
  expect(ok).toBe(false);
  expect(talk.table.match).toBe(before);
  return error;
};

describe('without a game', () => {
  it('lists the games and what can be chosen', async () => {
    const { games } = await talk.ask({ cmd: 'games' });
    expect(games).toEqual([{ id: 'cellar', rules: 2, ...(cellar.options.menu as object) }]);
  });

  it.each([
    { cmd: 'legal' },
    { cmd: 'play', move: 'draw' },
    { cmd: 'show' },
    { cmd: 'view', seat: null },
    { cmd: 'undo' },
    { cmd: 'score' },
    { cmd: 'best' },
    { cmd: 'record' },
    { cmd: 'perft', depth: 1 },
  ])('answers no-game to %j', async request => {
    expect(await refused(request)).toMatchObject({ code: 'no-game' });
  });

  it('says goodbye', async () => {
    expect(await talk.ask({ cmd: 'quit', id: 1 })).toEqual({ id: 1, ok: true });
  });
});

describe('malformed requests', () => {
  it.each(['', ' ', '{', '{"cmd":"show"', 'show', "{'cmd':'show'}", '\u0000'])('answers bad-json to %j', async line => {
    expect(await refused(line)).toMatchObject({ code: 'bad-json' });
  });

  it.each([
    'null',
    '7',
    '"show"',
    '[]',
    '[{"cmd":"show"}]',
    '{}',
    '{"cmd":null}',
    '{"cmd":["show"]}',
    '{"__proto__":{"cmd":"games"}}',
  ])('answers bad-request to %s', async line => {
    expect(await refused(line)).toMatchObject({ code: 'bad-request' });
  });

  it.each(['Show', 'constructor', '__proto__', 'toString', ''])('answers unknown-command to %j', async cmd => {
    expect(await refused({ cmd })).toMatchObject({
      code: 'unknown-command',
      message: expect.stringContaining('perft'),
    });
  });

  it.each<[object, string]>([
    [{ cmd: 'new' }, 'game'],
    [{ cmd: 'new', game: 7 }, 'game'],
    [{ cmd: 'new', game: 'chess' }, 'game'],
    [{ ...NEW, seed: 7 }, 'seed'],
    [{ cmd: 'position', game: 'cellar' }, 'position'],
    [{ cmd: 'position', position: {} }, 'game'],
    [{ cmd: 'view' }, 'seat'],
    [{ cmd: 'view', seat: 'me' }, 'seat'],
    [{ cmd: 'view', seat: 0.5 }, 'seat'],
    [{ cmd: 'play', move: 7 }, 'move'],
    [{ cmd: 'play', moves: 'draw' }, 'moves'],
    [{ cmd: 'play', move: 'draw', seat: -1 }, 'seat'],
    [{ cmd: 'undo', steps: 0 }, 'steps'],
    [{ cmd: 'undo', steps: '1' }, 'steps'],
    [{ cmd: 'perft' }, 'depth'],
    [{ cmd: 'perft', depth: 21 }, 'depth'],
    [{ cmd: 'perft', depth: -1 }, 'depth'],
    [{ cmd: 'best', seed: 1 }, 'seed'],
    [{ cmd: 'best', ms: -1 }, 'ms'],
    [{ cmd: 'best', ms: 1e300 }, 'ms'],
    [{ cmd: 'replay' }, 'record'],
  ])('names the field that is wrong in %j', async (request, field) => {
    await talk.ask(NEW);
    expect(await refused(request)).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining(`"${field}"`),
    });
  });

  it('says what could stand where something is missing', async () => {
    await talk.ask(NEW);
    expect((await refused({ cmd: 'new' }))?.message).toContain('"game" is missing; there is cellar');
    expect((await refused({ cmd: 'view' }))?.message).toContain('the number of a seat, or null');
    expect((await refused({ cmd: 'best', ms: -1 }))?.message).toContain('a number from 0, not -1');
  });

  it.each([0, -1.5, '', 'a', null, true, [], [1, { a: null }], { b: [] }])('repeats the id %j', async id => {
    expect((await talk.ask({ id, cmd: 'games' })).id).toEqual(id);
    expect((await talk.ask({ id, cmd: 'legal' })).id).toEqual(id);
  });

  it('has no id where none was given', async () => {
    expect(Object.keys(await talk.ask({ cmd: 'quit' }))).toEqual(['ok']);
  });

  it('ignores fields nobody knows', async () => {
    expect((await talk.ask({ ...NEW, colour: 'red' })).ok).toBe(true);
  });

  it('survives nesting no request needs, in the id too', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await refused(`{"cmd":"games","id":${deep}}`)).toMatchObject({ code: 'bad-request' });
    expect(await talk.ask(`{"cmd":"new","game":"cellar","options":${deep},"id":5}`)).toMatchObject({
      id: 5,
      ok: false,
    });
  });

  it('does not send back megabytes', async () => {
    await talk.ask(NEW);
    const error = await refused({ cmd: 'play', move: 'x'.repeat(1_000_000) });
    expect(error?.message.length).toBeLessThan(1000);
  });
});

describe('setting up', () => {
  it('begins a game with what is left out filled in', async () => {
    expect(await talk.ask(NEW)).toEqual({ ok: true, position: OPENING });
    expect((await talk.ask({ cmd: 'new', game: 'cellar' })).ok).toBe(true);
  });

  it('refuses options that are unknown or impossible', async () => {
    await talk.ask(NEW);
    expect(await refused({ ...NEW, options: { colour: 'red' } })).toMatchObject({
      code: 'bad-options',
      message: expect.stringContaining('colour'),
    });
    expect(await refused({ ...NEW, options: { players: 9 } })).toMatchObject({ code: 'bad-options' });
    expect(await refused({ ...NEW, options: null })).toMatchObject({ code: 'bad-options' });
  });

  it('takes the game named in a position', async () => {
    const quebec = converse(shelf);
    const { position } = await quebec.ask({ cmd: 'new', game: 'quebec', seed: 's' });
    expect(await quebec.ask({ cmd: 'position', position })).toEqual({ ok: true, position });
    expect(await refused({ cmd: 'position', position: { game: 'attic' } })).toMatchObject({
      message: expect.stringContaining('there is no game "attic"'),
    });
    for (const nameless of [null, { game: 7 }]) {
      expect((await refused({ cmd: 'position', position: nameless }))?.message).toContain('"game" is missing');
    }
  });

  it('takes any position that can be, and refuses the others', async () => {
    await talk.ask(NEW);
    const position = { ...OPENING, asked: 'vote' };
    expect(await talk.ask({ cmd: 'position', game: 'cellar', position })).toEqual({ ok: true, position });
    for (const wrong of [null, [], {}, { ...OPENING, scores: [-1, 0, 0] }, { ...OPENING, players: 2 }]) {
      expect(await refused({ cmd: 'position', game: 'cellar', position: wrong })).toMatchObject({
        code: 'bad-position',
      });
    }
  });
});

describe('playing', () => {
  beforeEach(() => talk.ask(NEW));

  it('lists the legal moves', async () => {
    expect(await talk.ask({ cmd: 'legal' })).toEqual({
      ok: true,
      toMove: [0],
      moves: ['draw', 'peek', 'step 1', 'step 2'],
      over: false,
    });
  });

  it('plays a move and tells what came of it', async () => {
    expect(await talk.ask({ cmd: 'play', move: 'step 2' })).toEqual({
      ok: true,
      effects: [{ kind: 'stepped', seat: 0, by: 2 }],
      toMove: [0],
      over: false,
    });
  });

  it('keeps nothing from whoever drives the table', async () => {
    const { effects } = await talk.ask({ cmd: 'play', move: 'peek' });
    expect(effects).toEqual([
      { kind: 'peeked', seat: 0 },
      { kind: 'saw', bottle: OPENING.dark[0] },
    ]);
  });

  it('plays all of several moves or none', async () => {
    expect(await refused({ cmd: 'play', moves: ['step 1', 'rest', 'rest'] })).toMatchObject({
      code: 'illegal-move',
      message: expect.stringContaining('move 3 of 3'),
    });
    const { toMove, effects } = await talk.ask({ cmd: 'play', moves: ['step 1', 'rest', 'step 2'] });
    expect(toMove).toEqual([1]);
    expect(effects).toHaveLength(2);
    expect(await talk.ask({ cmd: 'play', moves: [] })).toMatchObject({ ok: true, effects: [], toMove: [1] });
  });

  it('wants either one move or several', async () => {
    expect(await refused({ cmd: 'play' })).toMatchObject({ code: 'bad-request' });
    expect(await refused({ cmd: 'play', move: 'draw', moves: ['draw'] })).toMatchObject({ code: 'bad-request' });
  });

  it('refuses illegal moves, with the reason where the game has one', async () => {
    expect(await refused({ cmd: 'play', move: 'rest' })).toMatchObject({ code: 'illegal-move' });
    expect(await refused({ cmd: 'play', move: 'draw', seat: 1 })).toMatchObject({ code: 'illegal-move' });
    expect(await refused({ cmd: 'play', move: 'draw', seat: 99 })).toMatchObject({ code: 'illegal-move' });
    const position = { ...OPENING, dark: [], drawn: OPENING.dark };
    await talk.ask({ cmd: 'position', game: 'cellar', position });
    expect(await refused({ cmd: 'play', move: 'draw' })).toMatchObject({ code: 'illegal-move', reason: 'empty' });
  });

  it('asks for the seat where several may act', async () => {
    await talk.ask({ cmd: 'play', moves: VOTING });
    const votes = ['yes', 'no'];
    expect(await talk.ask({ cmd: 'legal' })).toEqual({
      ok: true,
      toMove: [0, 1, 2],
      moves: votes,
      by: { 0: votes, 1: votes, 2: votes },
      over: false,
    });
    expect(await refused({ cmd: 'play', move: 'yes' })).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('"seat"'),
    });
    expect(await talk.ask({ cmd: 'play', move: 'yes', seat: 1 })).toMatchObject({ toMove: [0, 2] });
  });

  it('takes back as much as was played', async () => {
    await talk.ask({ cmd: 'play', move: 'step 1' });
    expect((await refused({ cmd: 'undo', steps: 2 }))?.message).toContain('1 move has been played');
    await talk.ask({ cmd: 'play', moves: VOTING.slice(1) });
    expect(await refused({ cmd: 'undo', steps: 7 })).toMatchObject({ code: 'nothing-to-undo' });
    expect(await talk.ask({ cmd: 'undo', steps: 6 })).toEqual({ ok: true, position: OPENING });
    expect(await refused({ cmd: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('counts sequences, but not too many', async () => {
    expect(await talk.ask({ cmd: 'perft', depth: 0 })).toEqual({ ok: true, nodes: 1 });
    expect(await talk.ask({ cmd: 'perft', depth: 2 })).toEqual({ ok: true, nodes: 10 });
    expect(await refused({ cmd: 'perft', depth: 20 })).toMatchObject({ code: 'bad-request' });
  });

  it('finds a legal move, the same for the same seed', async () => {
    const asked = { cmd: 'best', level: 'random', seed: 'x' };
    const first = await talk.ask(asked);
    expect(first).toEqual(await talk.ask({ ...asked, ms: 10 }));
    expect(first).toMatchObject({ line: [], value: [0, 0, 0], playouts: 0 });
    expect((await talk.ask({ cmd: 'play', move: first.move })).ok).toBe(true);
    expect(await refused({ cmd: 'best', seat: 2 })).toMatchObject({ code: 'illegal-move' });
  });

  it('knows which levels there are', async () => {
    for (const level of ['stranger', 'cmd:rm', 'search:0', '']) {
      const { code, message } = (await refused({ cmd: 'best', level })) ?? {};
      expect(code).toBe('bad-request');
      expect(message).toContain('random, greedy');
    }
  });
});

describe('looking', () => {
  beforeEach(async () => {
    await talk.ask(NEW);
    await talk.ask({ cmd: 'play', move: 'peek' });
  });

  it('shows everything, or what one seat may see', async () => {
    const { position } = await talk.ask({ cmd: 'show' });
    expect(position).toMatchObject({ dark: OPENING.dark });
    expect(await talk.ask({ cmd: 'view', seat: 0 })).toMatchObject({ position: { dark: 9, next: OPENING.dark[0] } });
    expect(await talk.ask({ cmd: 'view', seat: 1 })).toMatchObject({ position: { dark: 9, next: null } });
    expect(await talk.ask({ cmd: 'view', seat: null })).toMatchObject({ position: { dark: 9, next: null } });
    expect(await refused({ cmd: 'view', seat: 3 })).toMatchObject({ code: 'bad-request' });
  });

  it('counts points, and tells the winners at the end', async () => {
    expect(Object.keys(await talk.ask({ cmd: 'score' }))).toEqual(['ok', 'scores', 'ifEndedNow']);
    for (let legal = await talk.ask({ cmd: 'legal' }); !legal.over; legal = await talk.ask({ cmd: 'legal' })) {
      const [seat] = legal.toMove as number[];
      await talk.ask({ cmd: 'play', move: (legal.moves as string[])[0], seat });
    }
    expect(await talk.ask({ cmd: 'legal' })).toEqual({ ok: true, toMove: [], moves: [], over: true });
    expect(Object.keys(await talk.ask({ cmd: 'score' }))).toEqual(['ok', 'scores', 'ifEndedNow', 'winners', 'ranking']);
    expect(await refused({ cmd: 'play', move: 'draw' })).toMatchObject({
      code: 'illegal-move',
      message: expect.stringContaining('over'),
    });
    expect(await refused({ cmd: 'best' })).toMatchObject({ code: 'illegal-move' });
  });
});

describe('records', () => {
  const record: GameRecord = {
    game: 'cellar',
    rules: 2,
    options: { players: 3, rounds: 2 },
    seed: 's',
    seats: [0, 0],
    moves: ['step 1', 'rest'],
  };

  it('writes one that leads back to the same position', async () => {
    await talk.ask(NEW);
    await talk.ask({ cmd: 'play', moves: ['step 1', 'rest'] });
    const written = await talk.ask({ cmd: 'record' });
    expect(written.record).toEqual({ ...record, first: 0 });
    const { position } = await talk.ask({ cmd: 'show' });
    const other = converse(cellarShelf);
    expect(await other.ask({ cmd: 'replay', record: written.record })).toEqual({ ok: true, position });
    expect((await other.ask({ cmd: 'undo', steps: 2 })).ok).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['that is none', 7, 'bad-request'],
    ['that is cut short', { ...record, seats: [0] }, 'bad-request'],
    ['of an unknown game', { ...record, game: 'attic' }, 'bad-request'],
    ['of newer rules', { ...record, rules: 9 }, 'bad-request'],
    ['with another deal', { ...record, first: 2 }, 'bad-request'],
    ['with impossible options', { ...record, options: { players: 7 } }, 'bad-options'],
    ['with an impossible position', { game: 'cellar', rules: 2, position: {}, seats: [], moves: [] }, 'bad-position'],
    ['in which a seat that is not there gave up', { ...record, resigned: [3] }, 'bad-request'],
    ['in which everybody gave up', { ...record, resigned: [0, 1, 2] }, 'bad-request'],
    ['with an illegal move', { ...record, moves: ['step 1', 'peek'] }, 'illegal-move'],
  ])('refuses a record %s and keeps the game', async (_what, given, code) => {
    await talk.ask(NEW);
    expect(await refused({ cmd: 'replay', record: given })).toMatchObject({ code });
  });
});

describe('a fault of our own', () => {
  it('is told, and the conversation goes on', async () => {
    const broken = { ...cellar, setup: () => JSON.parse('{') as State };
    const bad = converse({
      ids: ['cellar'],
      take: () => ({ game: broken, laws: [], words: () => JSON.parse('') }),
    } as typeof cellarShelf);
    expect(await bad.ask(NEW)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', message: expect.stringContaining('failed') },
    });
    expect((await bad.ask({ cmd: 'quit' })).ok).toBe(true);
  });
});
