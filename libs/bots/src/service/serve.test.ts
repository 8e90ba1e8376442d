import type { Game } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../advice/explain.ts';
import type { Evaluation } from '../learning/evaluation.ts';
import { decide } from '../players/think.ts';
import { delivered, line } from '../testing/line.ts';
import { nim } from '../testing/nim.ts';
import { loadNim, nimEvaluation, nimQuestion } from '../testing/nim-bots.ts';
import { createOpponent } from './create-opponent.ts';
import type { LoadGame } from './load-game.ts';
import type { Task, WorkerRequest, WorkerResponse } from './messages.ts';
import { serve } from './serve.ts';

const game = nim as Game;
const evaluation = nimEvaluation as Evaluation;
/** Far more playouts than any test waits for. */
const ENDLESS = 'search:100000000';

/** A worker on this thread. Its clock advances a millisecond at each look, and the test controls its pauses. */
const worker = (load: LoadGame = loadNim, pause: () => Promise<void> = delivered, capacity = 8) => {
  const [owner, port] = line();
  const clock = { ms: 0 };
  const responses: WorkerResponse[] = [];
  owner.onmessage = ({ data }) => responses.push(data as WorkerResponse);
  serve(port, { load, pace: { now: () => ++clock.ms, pause }, capacity });
  const send = (request: WorkerRequest): void => owner.postMessage(request);
  const ask = (id: number, task: Task): void => send({ kind: 'ask', id, task });
  const answerTo = async (id: number): Promise<WorkerResponse> => {
    for (;;) {
      const found = responses.find(response => response.id === id && response.kind !== 'started');
      if (found !== undefined) return found;
      await delivered();
    }
  };
  const choose = async (id: number, ...asked: Parameters<typeof nimQuestion>): Promise<WorkerResponse> => {
    ask(id, { kind: 'choose', question: nimQuestion(...asked) });
    return answerTo(id);
  };
  return { clock, send, ask, answerTo, choose };
};

const freshReport = async (bot: string, ...moves: readonly string[]) => {
  const opponent = await createOpponent(bot, game, async () => evaluation);
  if (opponent === undefined) throw new Error(`no bot ${bot}`);
  const { player, budget } = opponent;
  return decide(player.consider(nimQuestion(bot, 'm', ...moves)), 'playouts' in budget ? budget.playouts : 0);
};

describe('a bot worker', () => {
  it.each(['random', 'greedy', 'search:30'])('answers what %s answers without it', async bot => {
    const report = await freshReport(bot);
    expect(await worker().choose(1, bot)).toEqual({ kind: 'answered', id: 1, answer: { kind: 'report', report } });
  });

  it('explains the best moves when asked for advice', async () => {
    const { ask, answerTo } = worker();
    const question = nimQuestion('search:30');
    ask(1, { kind: 'advise', question, count: 2 });
    const advice = explain(game, evaluation, question, await freshReport('search:30'), 2);
    expect(advice).toHaveLength(2);
    expect(await answerTo(1)).toEqual({ kind: 'answered', id: 1, answer: { kind: 'advice', advice } });
  });

  it('says why a question failed, and answers the next', async () => {
    const { choose } = worker();
    expect(await choose(1, 'stranger')).toMatchObject({ kind: 'failed', message: 'Error: there is no bot "stranger"' });
    expect(await choose(2, 'random')).toMatchObject({ kind: 'answered' });
  });
});

describe('withdrawing a question', () => {
  /** Pauses last until the test ends them; the test sees at what time on the worker's clock they began. */
  const gated = () => {
    const pauses: { readonly at: number; readonly end: () => void }[] = [];
    const tools = worker(loadNim, () => new Promise(end => pauses.push({ at: tools.clock.ms, end })));
    const pause = async (number: number) => {
      while (pauses[number] === undefined) await delivered();
      return pauses[number];
    };
    return { ...tools, pauses, pause };
  };

  it('is noticed in the pause after each slice of at most 10 ms, and nothing is thought after that', async () => {
    const { ask, send, answerTo, clock, pause, pauses } = gated();
    ask(1, { kind: 'choose', question: nimQuestion(ENDLESS) });
    for (let slice = 0; slice < 4; slice++) {
      const begun = clock.ms;
      (await pause(slice)).end();
      expect((await pause(slice + 1)).at - begun).toBeLessThanOrEqual(10);
    }
    send({ kind: 'withdraw', id: 1 });
    await delivered();
    const told = clock.ms;
    (await pause(4)).end();
    expect(await answerTo(1)).toEqual({ kind: 'withdrawn', id: 1 });
    expect([clock.ms, pauses.length]).toEqual([told, 5]);
  });

  it('keeps a question that waits from ever being thought about', async () => {
    const { ask, send, answerTo, clock, pause } = gated();
    ask(1, { kind: 'choose', question: nimQuestion(ENDLESS) });
    ask(2, { kind: 'choose', question: nimQuestion(ENDLESS) });
    await pause(0);
    send({ kind: 'withdraw', id: 2 });
    send({ kind: 'withdraw', id: 1 });
    await delivered();
    (await pause(0)).end();
    expect(await answerTo(1)).toEqual({ kind: 'withdrawn', id: 1 });
    (await pause(1)).end();
    expect(await answerTo(2)).toEqual({ kind: 'withdrawn', id: 2 });
    expect(clock.ms).toBe(0);
  });
});

describe('what a worker remembers', () => {
  /** How many playouts it reports after one more: remembered ones count. */
  const playouts = (response: WorkerResponse): number => {
    if (response.kind !== 'answered' || response.answer.kind !== 'report') throw new Error('no report');
    return response.answer.report.playouts;
  };

  /** Thinks at length about the first move of a match, then briefly about the second. */
  const secondThought = async (first: string, second: string, between?: WorkerRequest): Promise<number> => {
    const { ask, answerTo, send } = worker(loadNim, delivered, 2);
    ask(1, { kind: 'choose', question: nimQuestion('search:40', first) });
    await answerTo(1);
    if (between !== undefined) send(between);
    const budget = { playouts: 1 };
    ask(2, { kind: 'choose', question: { ...nimQuestion('search:40', second, 'take 1'), budget } });
    return playouts(await answerTo(2));
  };

  it('serves the same match', async () => {
    expect(await secondThought('a', 'a')).toBeGreaterThan(10);
  });

  it('never serves another match', async () => {
    expect(await secondThought('a', 'b')).toBe(1);
  });

  it('is forgotten when the match is closed, and only then', async () => {
    expect(await secondThought('a', 'a', { kind: 'close', match: 'a' })).toBe(1);
    expect(await secondThought('a', 'a', { kind: 'close', match: 'b' })).toBeGreaterThan(10);
  });
});
