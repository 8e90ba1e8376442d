import { beforeEach, describe, expect, it } from 'vitest';
import { NEW, OPENING, type ToyTalk, toyTalk } from '../../testing/toy-talk.ts';

const VOTING = ['step 1', 'rest', 'step 2', 'rest', 'step 1', 'rest'];

let talk: ToyTalk;
beforeEach(() => {
  talk = toyTalk();
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

  it('plays a move and returns its effects', async () => {
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
    expect(await talk.refused({ cmd: 'play', moves: ['step 1', 'rest', 'rest'] })).toMatchObject({
      code: 'illegal-move',
      message: expect.stringContaining('move 3 of 3'),
    });
    const { toMove, effects } = await talk.ask({ cmd: 'play', moves: ['step 1', 'rest', 'step 2'] });
    expect(toMove).toEqual([1]);
    expect(effects).toHaveLength(2);
    expect(await talk.ask({ cmd: 'play', moves: [] })).toMatchObject({ ok: true, effects: [], toMove: [1] });
  });

  it('wants either one move or several', async () => {
    expect(await talk.refused({ cmd: 'play' })).toMatchObject({ code: 'bad-request' });
    expect(await talk.refused({ cmd: 'play', move: 'draw', moves: ['draw'] })).toMatchObject({ code: 'bad-request' });
  });

  it('refuses illegal moves, with the reason where the game has one', async () => {
    expect(await talk.refused({ cmd: 'play', move: 'rest' })).toMatchObject({ code: 'illegal-move' });
    expect(await talk.refused({ cmd: 'play', move: 'draw', seat: 1 })).toMatchObject({ code: 'illegal-move' });
    expect(await talk.refused({ cmd: 'play', move: 'draw', seat: 99 })).toMatchObject({ code: 'illegal-move' });
    const position = { ...OPENING, dark: [], drawn: OPENING.dark };
    await talk.ask({ cmd: 'position', game: 'toy', position });
    expect(await talk.refused({ cmd: 'play', move: 'draw' })).toMatchObject({ code: 'illegal-move', reason: 'empty' });
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
    expect(await talk.refused({ cmd: 'play', move: 'yes' })).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('"seat"'),
    });
    expect(await talk.ask({ cmd: 'play', move: 'yes', seat: 1 })).toMatchObject({ toMove: [0, 2] });
  });

  it('takes back as much as was played', async () => {
    await talk.ask({ cmd: 'play', move: 'step 1' });
    expect((await talk.refused({ cmd: 'undo', steps: 2 }))?.message).toContain('1 move has been played');
    await talk.ask({ cmd: 'play', moves: VOTING.slice(1) });
    expect(await talk.refused({ cmd: 'undo', steps: 7 })).toMatchObject({ code: 'nothing-to-undo' });
    expect(await talk.ask({ cmd: 'undo', steps: 6 })).toEqual({ ok: true, position: OPENING });
    expect(await talk.refused({ cmd: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('counts sequences, but not too many', async () => {
    expect(await talk.ask({ cmd: 'perft', depth: 0 })).toEqual({ ok: true, nodes: 1 });
    expect(await talk.ask({ cmd: 'perft', depth: 2 })).toEqual({ ok: true, nodes: 10 });
    expect(await talk.refused({ cmd: 'perft', depth: 20 })).toMatchObject({ code: 'bad-request' });
  });

  it('finds a legal move, the same for the same seed', async () => {
    const asked = { cmd: 'best', level: 'random', seed: 'x' };
    const first = await talk.ask(asked);
    expect(first).toEqual(await talk.ask({ ...asked, ms: 10 }));
    expect(first).toMatchObject({ line: [], value: [0, 0, 0], playouts: 0 });
    expect((await talk.ask({ cmd: 'play', move: first.move })).ok).toBe(true);
    expect(await talk.refused({ cmd: 'best', seat: 2 })).toMatchObject({ code: 'illegal-move' });
  });

  it('knows which levels there are', async () => {
    for (const level of ['stranger', 'cmd:rm', 'search:0', '']) {
      const { code, message } = (await talk.refused({ cmd: 'best', level })) ?? {};
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
    expect(await talk.refused({ cmd: 'view', seat: 3 })).toMatchObject({ code: 'bad-request' });
  });

  it('counts points and names the winners at the end', async () => {
    expect(Object.keys(await talk.ask({ cmd: 'score' }))).toEqual(['ok', 'scores', 'ifEndedNow']);
    for (let legal = await talk.ask({ cmd: 'legal' }); !legal.over; legal = await talk.ask({ cmd: 'legal' })) {
      const [seat] = legal.toMove as number[];
      await talk.ask({ cmd: 'play', move: (legal.moves as string[])[0], seat });
    }
    expect(await talk.ask({ cmd: 'legal' })).toEqual({ ok: true, toMove: [], moves: [], over: true });
    expect(Object.keys(await talk.ask({ cmd: 'score' }))).toEqual(['ok', 'scores', 'ifEndedNow', 'winners', 'ranking']);
    expect(await talk.refused({ cmd: 'play', move: 'draw' })).toMatchObject({
      code: 'illegal-move',
      message: expect.stringContaining('over'),
    });
    expect(await talk.refused({ cmd: 'best' })).toMatchObject({ code: 'illegal-move' });
  });
});
