import { random } from '@cap-diamant/kernel';
import { mutate } from '@cap-diamant/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../games/registry.ts';
import { run } from '../../testing/program.ts';
import { type Answer, type Conversation, converse } from '../../testing/toy-registry.ts';
import { CODES } from '../reply.ts';
import { respond } from './respond.ts';

/** `npm run fuzz:table` sends more. */
const REQUESTS = Number(process.env.TABLE_REQUESTS ?? 20_000);
const THROUGH_THE_PIPE = 5_000;

const NEW = { cmd: 'new', game: 'quebec', options: { edition: '2011', level: 'events', players: 3 }, seed: 'fuzz' };
const LAYOUT = { ...NEW, options: { ...NEW.options, layout: 'random', first: 2 } };

/** Requests to mutate, from the middle of a game, with moves that are legal there. */
const corpus = async (talk: Conversation): Promise<object[]> => {
  const dice = random('corpus');
  await talk.ask(NEW);
  for (let played = 0; played < 40; played++) {
    const { moves } = await talk.ask({ cmd: 'legal' });
    await talk.ask({ cmd: 'play', move: dice.pick(moves as string[]) });
  }
  const { position } = await talk.ask({ cmd: 'show' });
  const { record } = (await talk.ask({ cmd: 'record' })) as { record?: object };
  const short = {
    ...record,
    seats: (record as { seats: [] }).seats.slice(0, 6),
    moves: (record as { moves: [] }).moves.slice(0, 6),
  };
  const cheap = ['legal', 'show', 'score', 'record', 'undo'].map(cmd => ({ id: 1, cmd }));
  const plays = [
    'start',
    'skip',
    'take',
    'put c4r1',
    'stage c2r1',
    'send culture',
    'lead economic',
    'place religion 1',
  ];
  return [
    ...cheap,
    { cmd: 'best', level: 'random', ms: 1 },
    ...plays.map(move => ({ id: 'p', cmd: 'play', move, seat: 0 })),
    ...plays.map(move => ({ cmd: 'play', move })),
    { cmd: 'play', moves: ['send culture', 'send religion'] },
    { cmd: 'view', seat: 1 },
    { cmd: 'perft', depth: 1 },
    { cmd: 'games' },
    NEW,
    LAYOUT,
    { cmd: 'position', game: 'quebec', position },
    { cmd: 'replay', record: short },
  ];
};

const wellFormed = (text: string): Answer => {
  const answer = JSON.parse(text) as Answer;
  expect(text).not.toContain('\n');
  if (!answer.ok) expect(CODES).toContain(answer.error?.code);
  return answer;
};

describe('mutated requests', () => {
  let requests: object[] = [];
  beforeAll(async () => {
    requests = await corpus(converse(registry));
  });

  it('are each answered once, and refusals change nothing', async () => {
    const { table, ask } = converse(registry);
    await ask(NEW);
    const dice = random('mutations');
    const seen = new Map<string, number>();
    for (let sent = 0; sent < REQUESTS; sent++) {
      const before = table.match;
      const position = sent % 100 === 0 ? await ask({ cmd: 'show' }) : undefined;
      const { ok, error } = wellFormed((await respond(table, mutate(dice.pick(requests), dice))).text);
      const kind = error?.code ?? 'ok';
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (ok) continue;
      expect(error?.message).not.toContain('the program failed');
      expect(table.match).toBe(before);
      if (position !== undefined) expect(await ask({ cmd: 'show' })).toEqual(position);
    }
    // Every kind of answer must have occurred, or the mutations are out of date.
    expect([...seen.keys()].toSorted()).toEqual(['ok', ...CODES].filter(code => code !== 'no-game').toSorted());
  });

  it('are answered by the program itself, one line each, in order', async () => {
    const dice = random('pipe');
    const lines = Array.from({ length: THROUGH_THE_PIPE }, () => mutate(dice.pick(requests), dice));
    const marked = lines.flatMap((line, at) => [line, JSON.stringify({ cmd: 'nothing', id: `after ${at}` })]);
    const { code, stdout, stderr } = await run(['table'], { input: `${marked.join('\n')}\n` });
    const answers = stdout.trimEnd().split('\n').map(wellFormed);
    expect({ code, stderr, answers: answers.length }).toEqual({ code: 0, stderr: '', answers: 2 * THROUGH_THE_PIPE });
    for (const [at, answer] of answers.entries()) if (at % 2 === 1) expect(answer.id).toBe(`after ${(at - 1) / 2}`);
  });
});
