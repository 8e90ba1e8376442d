import { nth } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { delivered } from '../testing/line.ts';
import { nimQuestion } from '../testing/nim-bots.ts';
import { createBotService, type ServiceConfig } from './bot-service.ts';
import type { Answer, WorkerRequest, WorkerResponse } from './messages.ts';
import { type BotWorker, Withdrawn } from './worker-slot.ts';

const LIMIT = 60_000;
const GRACE = 1000;

const reportOf = (move: string): Answer => ({
  kind: 'report',
  report: { move, candidates: [], line: [], playouts: 0 },
});

/** A worker that does only what the test makes it do. */
class ScriptedWorker implements BotWorker {
  readonly requests: WorkerRequest[] = [];
  terminated = false;
  #exit: (reason: string) => void = () => {};
  readonly port: BotWorker['port'] = {
    postMessage: message => this.requests.push(message as WorkerRequest),
    onmessage: null,
  };

  onExit(tell: (reason: string) => void): void {
    this.#exit = tell;
  }

  terminate(): void {
    this.terminated = true;
  }

  crash(reason: string): void {
    this.#exit(reason);
  }

  /** The ids of the questions it received. */
  get asked(): number[] {
    return this.requests.flatMap(request => (request.kind === 'ask' ? [request.id] : []));
  }

  say(response: WorkerResponse): void {
    this.port.onmessage?.({ data: response });
  }

  answer(move: string): void {
    this.say({ kind: 'answered', id: this.asked.at(-1) ?? 0, answer: reportOf(move) });
  }
}

/** A service whose workers and timers the test controls. */
const setup = (size = 1, config: Partial<ServiceConfig> = {}) => {
  const workers: ScriptedWorker[] = [];
  const timers = new Set<{ readonly ms: number; readonly run: () => void }>();
  const failures: string[] = [];
  const service = createBotService({
    size,
    limitMs: LIMIT,
    graceMs: GRACE,
    start: () => {
      const worker = new ScriptedWorker();
      workers.push(worker);
      return worker;
    },
    after: (ms, run) => {
      const timer = { ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    fallback: async () => reportOf('fallback'),
    onFailure: reason => failures.push(reason),
    ...config,
  });
  /** Fires all timers of one length. */
  const elapse = (ms: number): void => {
    for (const timer of [...timers]) {
      if (timer.ms !== ms) continue;
      timers.delete(timer);
      timer.run();
    }
  };
  const choose = (match: string, bot = 'easy', signal?: AbortSignal): Promise<string> =>
    service.choose(nimQuestion(bot, match), signal).then(({ move }) => move as string);
  return { service, workers, worker: (at: number) => nth(workers, at), timers, failures, elapse, choose };
};

describe('a bot service', () => {
  it('starts a worker when it is first asked, and asks it one question after the other', async () => {
    const { workers, worker, choose, timers } = setup();
    expect(workers).toHaveLength(0);
    const [first, second] = [choose('a'), choose('b')];
    expect(worker(0).asked).toEqual([1]);
    worker(0).answer('one');
    worker(0).answer('two');
    expect(await Promise.all([first, second])).toEqual(['one', 'two']);
    expect([workers.length, timers.size]).toEqual([1, 0]);
  });

  it('passes advice through', async () => {
    const { service, worker } = setup();
    const advice = service.advise(nimQuestion('strong'), 2);
    expect(worker(0).requests).toMatchObject([{ task: { kind: 'advise', count: 2 } }]);
    worker(0).say({ kind: 'answered', id: 1, answer: { kind: 'advice', advice: [] } });
    expect(await advice).toEqual([]);
  });
});

describe('the pool', () => {
  it('gives a new player to the worker with the least to do', async () => {
    const { workers, worker, choose } = setup(2);
    const answers = [choose('a'), choose('b'), choose('c')];
    expect(workers.map(({ asked }) => asked)).toEqual([[1], [1]]);
    worker(1).answer('b');
    worker(0).answer('a');
    worker(0).answer('c');
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  });

  it('starts no second worker while one is enough', async () => {
    const { workers, worker, choose } = setup(2);
    for (const match of ['a', 'b', 'c']) {
      const answer = choose(match);
      worker(0).answer(match);
      expect(await answer).toBe(match);
    }
    expect(workers).toHaveLength(1);
  });

  it('asks the worker that remembers a player, even if another one is idle', async () => {
    const { worker, choose } = setup(2);
    void choose('a');
    const first = choose('b');
    worker(1).answer('b');
    await first;
    void choose('a');
    expect(worker(1).asked).toHaveLength(1);
    void choose('b');
    expect(worker(1).asked).toHaveLength(2);
  });

  it('tells every worker that a match is closed, and may then use another for it', async () => {
    const { service, worker, choose } = setup(2);
    void choose('a');
    const answer = choose('b');
    worker(1).answer('b');
    await answer;
    service.close('a');
    for (const at of [0, 1]) expect(worker(at).requests.at(-1)).toEqual({ kind: 'close', match: 'a' });
    void choose('a');
    expect(worker(1).asked).toHaveLength(2);
  });
});

describe('a bot that fails', () => {
  it('is replaced by the fallback and reported', async () => {
    const { worker, choose, failures } = setup();
    const answer = choose('a');
    worker(0).say({ kind: 'failed', id: 1, message: 'no idea' });
    expect(await answer).toBe('fallback');
    expect(failures).toEqual(['no idea']);
  });

  it('is restarted after a crash, with the questions that were waiting', async () => {
    const { workers, worker, choose, failures } = setup();
    const [lost, waiting] = [choose('a'), choose('b')];
    worker(0).crash('out of memory');
    expect(await lost).toBe('fallback');
    worker(1).answer('b');
    expect(await waiting).toBe('b');
    expect([failures, workers.length]).toEqual([['out of memory'], 2]);
  });

  it('gets a fallback answer even if no worker can be started', async () => {
    const { choose, failures, timers } = setup(1, {
      start: () => {
        throw new Error('no threads here');
      },
    });
    expect(await Promise.all([choose('a'), choose('b')])).toEqual(['fallback', 'fallback']);
    expect([failures, timers.size]).toEqual([['no threads here', 'no threads here'], 0]);
  });
});

describe('the time limit', () => {
  it('lets the fallback answer, and keeps a worker that drops the question', async () => {
    const { workers, worker, choose, failures, elapse } = setup();
    const [late, waiting] = [choose('a'), choose('b')];
    elapse(LIMIT);
    expect(await late).toBe('fallback');
    expect(failures).toEqual([`no answer within ${LIMIT} ms`]);
    expect(worker(0).requests.at(-1)).toEqual({ kind: 'withdraw', id: 1 });
    worker(0).say({ kind: 'withdrawn', id: 1 });
    elapse(GRACE);
    worker(0).answer('b');
    expect(await waiting).toBe('b');
    expect([workers.length, worker(0).terminated]).toEqual([1, false]);
  });

  it('restarts a worker that does not drop the question', async () => {
    const { worker, choose, failures, elapse } = setup();
    const [late, waiting] = [choose('a'), choose('b')];
    elapse(LIMIT);
    await late;
    expect(worker(0).asked).toEqual([1]);
    elapse(GRACE);
    expect(worker(0).terminated).toBe(true);
    worker(1).answer('b');
    expect(await waiting).toBe('b');
    expect(failures).toHaveLength(1);
  });

  it('counts for each question from when its worker gets it', async () => {
    const { worker, choose, elapse, timers } = setup();
    const [first, second] = [choose('a'), choose('b')];
    expect(timers.size).toBe(1);
    worker(0).answer('a');
    await first;
    expect(timers.size).toBe(1);
    elapse(LIMIT);
    expect(await second).toBe('fallback');
  });
});

describe('a withdrawn question', () => {
  it('is rejected at once, without a fallback', async () => {
    const { worker, choose, failures } = setup();
    const stop = new AbortController();
    const answer = choose('a', 'easy', stop.signal);
    stop.abort();
    await expect(answer).rejects.toThrow(Withdrawn);
    expect(worker(0).requests.at(-1)).toEqual({ kind: 'withdraw', id: 1 });
    expect(failures).toEqual([]);
  });

  it('is followed by the next one as soon as the worker has stopped', async () => {
    const { worker, choose } = setup();
    const stop = new AbortController();
    const withdrawn = choose('a', 'easy', stop.signal);
    const next = choose('b');
    stop.abort();
    await expect(withdrawn).rejects.toThrow(Withdrawn);
    expect(worker(0).asked).toEqual([1]);
    worker(0).say({ kind: 'withdrawn', id: 1 });
    worker(0).answer('b');
    expect(await next).toBe('b');
  });

  it('terminates a worker that does not drop it in time', async () => {
    const { worker, choose, elapse } = setup();
    const stop = new AbortController();
    const withdrawn = choose('a', 'easy', stop.signal);
    stop.abort();
    await expect(withdrawn).rejects.toThrow(Withdrawn);
    elapse(GRACE);
    expect(worker(0).terminated).toBe(true);
  });

  it('is never sent if it was still waiting, or was withdrawn before it was asked', async () => {
    const { worker, choose } = setup();
    const stop = new AbortController();
    const first = choose('a');
    const waiting = choose('b', 'easy', stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow(Withdrawn);
    await expect(choose('c', 'easy', stop.signal)).rejects.toThrow(Withdrawn);
    worker(0).answer('a');
    await first;
    expect(worker(0).asked).toHaveLength(1);
  });

  it('is rejected even if the fallback is already working on it', async () => {
    const stop = new AbortController();
    const { worker, choose } = setup(1, {
      fallback: async () => {
        stop.abort();
        return reportOf('fallback');
      },
    });
    const answer = choose('a', 'easy', stop.signal);
    worker(0).crash('out of memory');
    await expect(answer).rejects.toThrow(Withdrawn);
  });
});

describe('the end of a service', () => {
  it('terminates the workers and rejects open questions', async () => {
    const { service, worker, choose, timers } = setup();
    const open = [choose('a'), choose('b')];
    service.end();
    for (const answer of open) await expect(answer).rejects.toThrow(Withdrawn);
    await delivered();
    expect([worker(0).terminated, timers.size]).toEqual([true, 0]);
  });
});
