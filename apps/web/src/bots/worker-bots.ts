import type { BotRequest, Bots, Hint } from './client.ts';
import type { Answer, Question } from './worker.ts';

/** What a worker has to offer here; the browser's own, or one made for a test. */
export interface Thinker {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  hear(answer: Answer): void;
  refuse(fault: Error): void;
}

/** A bot that says nothing for so long is taken for dead. */
const PATIENCE = 60_000;

/** Bots that think in a worker. If it dies, every question waiting is refused and the next one starts a new worker. */
export class WorkerBots implements Bots {
  readonly #start: () => Thinker;
  #worker: Thinker | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(start: () => Thinker) {
    this.#start = start;
  }

  async choose(request: BotRequest, signal: AbortSignal): Promise<unknown> {
    const answer = await this.#ask('choose', request, signal);
    if ('move' in answer) return answer.move;
    throw new Error('no move was answered');
  }

  async advise(request: BotRequest, signal: AbortSignal): Promise<readonly Hint[]> {
    const answer = await this.#ask('advise', request, signal);
    if ('hints' in answer) return answer.hints;
    throw new Error('no advice was answered');
  }

  close(): void {}

  #ask(kind: 'choose' | 'advise', request: BotRequest, signal: AbortSignal): Promise<Answer> {
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#die('no answer'), PATIENCE);
      const done = () => {
        clearTimeout(patience);
        this.#waiting.delete(number);
      };
      const refuse = (fault: Error) => {
        done();
        reject(fault);
      };
      const hear = (answer: Answer) => {
        done();
        if ('fault' in answer) reject(new Error(answer.fault));
        else resolve(answer);
      };
      this.#waiting.set(number, { hear, refuse });
      signal.addEventListener('abort', () => {
        if (!this.#waiting.has(number)) return;
        this.#worker?.postMessage({ kind: 'withdraw', number });
        refuse(new Error('withdrawn'));
      });
      this.#post({ kind, number, request });
    });
  }

  #post(question: Question): void {
    try {
      this.#worker ??= this.#hire();
      this.#worker.postMessage(question);
    } catch (fault) {
      this.#die(String(fault));
    }
  }

  #hire(): Thinker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#waiting.get(data.number)?.hear(data);
    worker.onerror = event => {
      if (worker === this.#worker) this.#die(event.message ?? 'the worker died');
    };
    return worker;
  }

  #die(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { refuse } of [...this.#waiting.values()]) refuse(new Error(why));
  }
}

export const startWorker = (): Thinker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
