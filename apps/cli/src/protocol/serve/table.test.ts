import type { GameRecord } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../games/registry.ts';
import { converse, toyRegistry } from '../../testing/toy-registry.ts';
import { NEW, OPENING, type ToyTalk, toyTalk } from '../../testing/toy-talk.ts';

let talk: ToyTalk;
beforeEach(() => {
  talk = toyTalk();
});

describe('without a game', () => {
  it('lists the games and what can be chosen', async () => {
    const { games } = await talk.ask({ cmd: 'games' });
    expect(games).toEqual([{ id: 'toy', rules: 2, ...(toyGame.options.menu as object) }]);
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
    expect(await talk.refused(request)).toMatchObject({ code: 'no-game' });
  });

  it('says goodbye', async () => {
    expect(await talk.ask({ cmd: 'quit', id: 1 })).toEqual({ id: 1, ok: true });
  });
});

describe('setting up', () => {
  it('begins a game with what is left out filled in', async () => {
    expect(await talk.ask(NEW)).toEqual({ ok: true, position: OPENING });
    expect((await talk.ask({ cmd: 'new', game: 'toy' })).ok).toBe(true);
  });

  it('refuses options that are unknown or impossible', async () => {
    await talk.ask(NEW);
    expect(await talk.refused({ ...NEW, options: { colour: 'red' } })).toMatchObject({
      code: 'bad-options',
      message: expect.stringContaining('colour'),
    });
    expect(await talk.refused({ ...NEW, options: { players: 9 } })).toMatchObject({ code: 'bad-options' });
    expect(await talk.refused({ ...NEW, options: null })).toMatchObject({ code: 'bad-options' });
  });

  it('takes the game named in a position', async () => {
    const quebec = converse(registry);
    const { position } = await quebec.ask({ cmd: 'new', game: 'quebec', seed: 's' });
    expect(await quebec.ask({ cmd: 'position', position })).toEqual({ ok: true, position });
    expect(await talk.refused({ cmd: 'position', position: { game: 'attic' } })).toMatchObject({
      message: expect.stringContaining('there is no game "attic"'),
    });
    for (const nameless of [null, { game: 7 }]) {
      expect((await talk.refused({ cmd: 'position', position: nameless }))?.message).toContain('"game" is missing');
    }
  });

  it('takes any position that can be, and refuses the others', async () => {
    await talk.ask(NEW);
    const position = { ...OPENING, asked: 'vote' };
    expect(await talk.ask({ cmd: 'position', game: 'toy', position })).toEqual({ ok: true, position });
    for (const wrong of [null, [], {}, { ...OPENING, scores: [-1, 0, 0] }, { ...OPENING, players: 2 }]) {
      expect(await talk.refused({ cmd: 'position', game: 'toy', position: wrong })).toMatchObject({
        code: 'bad-position',
      });
    }
  });
});

describe('records', () => {
  const record: GameRecord = {
    game: 'toy',
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
    const other = converse(toyRegistry);
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
    ['with an impossible position', { game: 'toy', rules: 2, position: {}, seats: [], moves: [] }, 'bad-position'],
    ['in which a seat that is not there gave up', { ...record, resigned: [3] }, 'bad-request'],
    ['in which everybody gave up', { ...record, resigned: [0, 1, 2] }, 'bad-request'],
    ['with an illegal move', { ...record, moves: ['step 1', 'peek'] }, 'illegal-move'],
  ])('refuses a record %s and keeps the game', async (_what, given, code) => {
    await talk.ask(NEW);
    expect(await talk.refused({ cmd: 'replay', record: given })).toMatchObject({ code });
  });
});
