import type { Answer, Port, Task, WorkerRequest, WorkerResponse } from './messages.ts';

/** A worker thread as its owner sees it. */
export interface BotWorker {
  readonly port: Port;
  /** Calls back when the thread has ended or crashed. */
  onExit(tell: (reason: string) => void): void;
  terminate(): void;
}

/** The part of an `AbortSignal` that we need. */
export interface WithdrawSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The caller withdrew the question: nobody waits for the answer. */
export class Withdrawn extends Error {
  constructor() {
    super('the question was withdrawn');
  }
}

export interface SlotConfig {
  start(): BotWorker;
  /** Milliseconds a worker has for a question. */
  readonly limitMs: number;
  /** Milliseconds a worker has to drop a withdrawn question before it is restarted. */
  readonly graceMs: number;
  /** Runs something after a delay; the result cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** A place in the pool: a worker that is started when it is first needed, and restarted after a crash. */
export interface WorkerSlot {
  /** How many questions are open here, including the current one. */
  pending(): number;
  /** Rejects with `Withdrawn` if the signal aborts, and with the reason if the worker fails or takes too long. */
  ask(task: Task, signal?: WithdrawSignal): Promise<Answer>;
  /** Makes the worker forget a match. */
  close(match: string): void;
  end(): void;
}

interface Job {
  readonly id: number;
  readonly task: Task;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export const createWorkerSlot = ({ start, limitMs, graceMs, after }: SlotConfig): WorkerSlot => {
  const queue: Job[] = [];
  let worker: BotWorker | undefined;
  let current: Job | undefined;
  let stopTimer = (): void => {};
  let asked = 0;

  const send = (request: WorkerRequest): void => worker?.port.postMessage(request);

  const setTimer = (ms: number, run: () => void): void => {
    stopTimer();
    stopTimer = after(ms, run);
  };

  const finish = (settle: (job: Job) => void): void => {
    stopTimer();
    const job = current;
    current = undefined;
    if (job !== undefined) settle(job);
    next();
  };

  const receive = (response: WorkerResponse): void => {
    if (response.kind === 'started' || response.id !== current?.id) return;
    finish(job => {
      if (response.kind === 'answered') job.resolve(response.answer);
      else job.reject(response.kind === 'failed' ? new Error(response.message) : new Withdrawn());
    });
  };

  const lose = (lost: BotWorker, reason: string): void => {
    if (worker !== lost) return;
    worker = undefined;
    lost.terminate();
    finish(job => job.reject(new Error(reason)));
  };

  const started = (): BotWorker => {
    const fresh = start();
    fresh.port.onmessage = ({ data }) => receive(data as WorkerResponse);
    fresh.onExit(reason => lose(fresh, reason));
    return fresh;
  };

  /** The caller gets the error now; the worker has a moment to stop before it is restarted. */
  const withdraw = (job: Job, error: Error): void => {
    job.reject(error);
    if (current !== job) {
      queue.splice(0, queue.length, ...queue.filter(other => other !== job));
      return;
    }
    const busy = worker;
    send({ kind: 'withdraw', id: job.id });
    setTimer(graceMs, () => busy && lose(busy, error.message));
  };

  const next = (): void => {
    if (current !== undefined) return;
    const job = queue.shift();
    if (job === undefined) return;
    current = job;
    try {
      worker ??= started();
      setTimer(limitMs, () => withdraw(job, new Error(`no answer within ${limitMs} ms`)));
      send({ kind: 'ask', id: job.id, task: job.task });
    } catch (error) {
      finish(failed => failed.reject(error instanceof Error ? error : new Error(String(error))));
    }
  };

  return {
    pending: () => queue.length + (current === undefined ? 0 : 1),
    ask: (task, signal) =>
      new Promise<Answer>((resolve, reject) => {
        const onAbort = (): void => withdraw(job, new Withdrawn());
        const done = (): void => signal?.removeEventListener('abort', onAbort);
        const job: Job = {
          id: ++asked,
          task,
          resolve: answer => {
            done();
            resolve(answer);
          },
          reject: error => {
            done();
            reject(error);
          },
        };
        if (signal?.aborted) return job.reject(new Withdrawn());
        signal?.addEventListener('abort', onAbort);
        queue.push(job);
        next();
      }),
    close: match => send({ kind: 'close', match }),
    end() {
      for (const job of queue.splice(0)) job.reject(new Withdrawn());
      current?.reject(new Withdrawn());
      if (worker !== undefined) lose(worker, 'the bot service was ended');
    },
  };
};
