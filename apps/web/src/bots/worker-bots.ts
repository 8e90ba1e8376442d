import type { BotRequest, Bots } from './client.ts';
import type { Answer, Question } from './worker.ts';

/** What a worker has to offer here; the browser's own, or one made for a test. */
export interface Thinker {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(text: string): void;
  reject(fault: Error): void;
}

/** A bot that says nothing for so long is taken for dead. */
const PATIENCE = 30_000;

/** Bots that think in a worker. If it dies, every question waiting is refused and the next one starts a new worker. */
export class WorkerBots implements Bots {
  readonly #start: () => Thinker;
  #worker: Thinker | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(start: () => Thinker) {
    this.#start = start;
  }

  choose(request: BotRequest, signal: AbortSignal): Promise<string> {
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
      this.#waiting.set(number, {
        resolve: text => {
          done();
          resolve(text);
        },
        reject: refuse,
      });
      signal.addEventListener('abort', () => refuse(new Error('withdrawn')));
      this.#post({ number, request });
    });
  }

  close(): void {
    this.#die('closed');
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
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = event => {
      if (worker === this.#worker) this.#die(event.message ?? 'the worker died');
    };
    return worker;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    if ('text' in answer) waiting?.resolve(answer.text);
    else waiting?.reject(new Error(answer.fault));
  }

  #die(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of [...this.#waiting.values()]) reject(new Error(why));
  }
}

export const startWorker = (): Thinker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
