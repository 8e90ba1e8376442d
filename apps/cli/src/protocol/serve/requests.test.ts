import { type State, toyGame } from '@cap-diamant/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { converse, type toyRegistry } from '../../testing/toy-registry.ts';
import { NEW, type ToyTalk, toyTalk } from '../../testing/toy-talk.ts';

let talk: ToyTalk;
beforeEach(() => {
  talk = toyTalk();
});

describe('malformed requests', () => {
  it.each(['', ' ', '{', '{"cmd":"show"', 'show', "{'cmd':'show'}", '\u0000'])('answers bad-json to %j', async line => {
    expect(await talk.refused(line)).toMatchObject({ code: 'bad-json' });
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
    expect(await talk.refused(line)).toMatchObject({ code: 'bad-request' });
  });

  it.each(['Show', 'constructor', '__proto__', 'toString', ''])('answers unknown-command to %j', async cmd => {
    expect(await talk.refused({ cmd })).toMatchObject({
      code: 'unknown-command',
      message: expect.stringContaining('perft'),
    });
  });

  it.each<[object, string]>([
    [{ cmd: 'new' }, 'game'],
    [{ cmd: 'new', game: 7 }, 'game'],
    [{ cmd: 'new', game: 'chess' }, 'game'],
    [{ ...NEW, seed: 7 }, 'seed'],
    [{ cmd: 'position', game: 'toy' }, 'position'],
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
    expect(await talk.refused(request)).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining(`"${field}"`),
    });
  });

  it('says what could stand where something is missing', async () => {
    await talk.ask(NEW);
    expect((await talk.refused({ cmd: 'new' }))?.message).toContain('"game" is missing; there is toy');
    expect((await talk.refused({ cmd: 'view' }))?.message).toContain('the number of a seat, or null');
    expect((await talk.refused({ cmd: 'best', ms: -1 }))?.message).toContain('a number from 0, not -1');
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
    expect(await talk.refused(`{"cmd":"games","id":${deep}}`)).toMatchObject({ code: 'bad-request' });
    expect(await talk.ask(`{"cmd":"new","game":"toy","options":${deep},"id":5}`)).toMatchObject({
      id: 5,
      ok: false,
    });
  });

  it('does not send back megabytes', async () => {
    await talk.ask(NEW);
    const error = await talk.refused({ cmd: 'play', move: 'x'.repeat(1_000_000) });
    expect(error?.message.length).toBeLessThan(1000);
  });
});

describe('a fault of our own', () => {
  it('is reported, and the conversation continues', async () => {
    const broken = { ...toyGame, setup: () => JSON.parse('{') as State };
    const bad = converse({
      ids: ['toy'],
      get: () => ({ game: broken, words: () => JSON.parse('') }),
    } as typeof toyRegistry);
    expect(await bad.ask(NEW)).toMatchObject({
      ok: false,
      error: { code: 'bad-request', message: expect.stringContaining('failed') },
    });
    expect((await bad.ask({ cmd: 'quit' })).ok).toBe(true);
  });
});
