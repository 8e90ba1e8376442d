import { Worker } from 'node:worker_threads';

/** Threads for work of any kind. Each is made for one program with one configuration, and kept while that is wanted. */
export interface JobThreads {
  /** Has a thread answer a message. */
  ask(program: URL, config: object, message: unknown): Promise<unknown>;
}

interface Thread {
  readonly key: string;
  readonly worker: Worker;
}

const isReady = (answer: unknown): boolean => Object(answer).kind === 'ready';

const answerOf = ({ worker }: Thread, message: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      worker.off('message', hear);
      worker.off('error', reject);
      worker.off('exit', exited);
    };
    const hear = (answer: unknown): void => {
      if (isReady(answer)) return;
      end();
      resolve(answer);
    };
    const exited = (code: number): void => reject(new Error(`the thread ended with ${code}`));
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', exited);
    worker.postMessage(message);
  });

/** Whoever asks takes care that there are never more than `size` questions at a time. */
export const createJobThreads = (size: number): JobThreads => {
  const idle: Thread[] = [];
  let busy = 0;

  const takeThread = (program: URL, config: object): Thread => {
    const key = `${program.href} ${JSON.stringify(config)}`;
    const at = idle.findIndex(thread => thread.key === key);
    const [known] = at < 0 ? [] : idle.splice(at, 1);
    if (known !== undefined) return known;
    if (idle.length + busy >= size) void idle.shift()?.worker.terminate();
    return { key, worker: new Worker(program, { workerData: config }) };
  };

  return {
    async ask(program, config, message) {
      const thread = takeThread(program, config);
      busy++;
      try {
        const answer = await answerOf(thread, message);
        idle.push(thread);
        return answer;
      } catch (fault) {
        void thread.worker.terminate();
        throw fault;
      } finally {
        busy--;
      }
    },
  };
};
