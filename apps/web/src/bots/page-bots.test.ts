import type { Level } from '@cap-diamant/bots/levels';
import { type GameId, loadGame } from '@cap-diamant/catalogue';
import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from './client.ts';
import { createPageBots } from './page-bots.ts';
import { serveWorker } from './serve-worker.ts';
import { startWorker, type WebWorker } from './start-worker.ts';

type Listener = (event: { readonly data: unknown; readonly message?: string }) => void;

/** A fake browser worker that runs the real worker code on this thread. */
class LocalWorker implements WebWorker {
  readonly received: unknown[] = [];
  terminated = false;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #inside: Listener[] = [];

  constructor(runs = true) {
    if (!runs) return;
    serveWorker({
      postMessage: message => queueMicrotask(() => !this.terminated && this.emit('message', { data: message })),
      addEventListener: (_type, listener) => this.#inside.push(listener),
    });
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  emit(type: string, event: Parameters<Listener>[0]): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    this.received.push(data);
    queueMicrotask(() => {
      for (const listener of this.#inside) listener({ data });
    });
  }

  terminate(): void {
    this.terminated = true;
  }
}

const setup = (runs: readonly boolean[] = [true, true]) => {
  const workers: LocalWorker[] = [];
  const limits: (() => void)[] = [];
  const failures = { count: 0 };
  const create = (): LocalWorker => {
    const worker = new LocalWorker(runs[workers.length]);
    workers.push(worker);
    return worker;
  };
  const bots = createPageBots(() => failures.count++, {
    start: () => startWorker(create),
    after: (_ms, run) => {
      limits.push(run);
      return () => {};
    },
  });
  return { bots, workers, limits, failures };
};

const requestFor = async (game: GameId, level: Level): Promise<BotRequest> => {
  const { game: rules } = await loadGame(game);
  const state = rules.setup(nth(rules.options.variants, 0).options, 'page');
  const seat = nth(rules.actors(state), 0);
  return { match: 'm', game, view: rules.view(state, seat), seat, level, seed: 's' };
};

const isLegal = async ({ game, view, seat }: BotRequest, move: unknown): Promise<boolean> => {
  const { game: rules } = await loadGame(game as GameId);
  const texts = rules.moves(rules.imagine(view, 'legal'), seat).map(rules.notation.formatMove);
  return texts.includes(rules.notation.formatMove(move));
};

const never = new AbortController().signal;

describe('the bots of the page', () => {
  it.each(['quebec', 'nouvelle-france'] as const)('answer with a legal move of %s', async game => {
    const { bots, failures } = setup();
    const request = await requestFor(game, 'easy');
    expect(await isLegal(request, await bots.choose(request, never))).toBe(true);
    expect(failures.count).toBe(0);
  });

  it('explain three moves, the best first', async () => {
    const { bots } = setup();
    const request = await requestFor('quebec', 'strong');
    const hints = await bots.advise(request, never);
    expect(hints).toHaveLength(3);
    expect(hints[0]?.lost).toBe(0);
    for (const { line } of hints) expect(await isLegal(request, line[0])).toBe(true);
  });

  it('tell the worker to forget a match', async () => {
    const { bots, workers } = setup();
    await bots.choose(await requestFor('quebec', 'novice'), never);
    bots.close('m');
    expect(workers[0]?.received.at(-1)).toEqual({ kind: 'close', match: 'm' });
  });

  it('rest when the page needs the processor, and answer afterwards', async () => {
    const { bots, failures } = setup();
    const request = await requestFor('quebec', 'easy');
    const [asked, answer] = [performance.now(), bots.choose(request, never)];
    bots.rest(300);
    expect(await isLegal(request, await answer)).toBe(true);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(299);
    expect(failures.count).toBe(0);
  });

  it.each([
    ['crashes', 'out of memory'],
    ['cannot be fetched', undefined],
  ])('answer with a simpler player when a worker %s, then start another', async (_how, message) => {
    const { bots, workers, failures } = setup([false, true]);
    const request = await requestFor('quebec', 'expert');
    const answer = bots.choose(request, never);
    workers[0]?.emit('error', { data: undefined, ...(message !== undefined && { message }) });
    expect(await isLegal(request, await answer)).toBe(true);
    expect(failures.count).toBe(1);
    await bots.choose({ ...request, level: 'novice' }, never);
    expect([workers.length, failures.count]).toEqual([2, 1]);
  });

  it('answer with a simpler player when a worker takes too long', async () => {
    const { bots, limits, failures } = setup([false]);
    const request = await requestFor('quebec', 'expert');
    const answer = bots.choose(request, never);
    nth(limits, 0)();
    expect(await isLegal(request, await answer)).toBe(true);
    expect(failures.count).toBe(1);
  });

  it('reject when the request is aborted, without reporting a failure', async () => {
    const { bots, failures } = setup([false]);
    const stop = new AbortController();
    const answer = bots.choose(await requestFor('quebec', 'expert'), stop.signal);
    stop.abort();
    await expect(answer).rejects.toThrow('withdrawn');
    expect(failures.count).toBe(0);
  });
});
