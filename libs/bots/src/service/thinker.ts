import type { Report } from '../player.ts';
import type { Asking, Port, Request, Response } from './messages.ts';

/** A thread that thinks, as its owner sees it. */
export interface Helper {
  readonly port: Port;
  /** Calls back when the thread has died, whatever it died of. */
  onDeath(tell: (why: string) => void): void;
  end(): void;
}

/** A question that has been asked. */
export interface Pending {
  /** The answer; undefined once it is cancelled; a thread that fails or dies rejects it. */
  readonly answer: Promise<Report | undefined>;
  cancel(): void;
}

export interface Thinker {
  ask(asking: Asking): Pending;
  close(): void;
}

interface Waiting {
  settle(report: Report | undefined): void;
  fail(fault: Error): void;
}

/** Asks a thread, which is started when it is first needed and again after it has died. */
export const createThinker = (start: () => Helper): Thinker => {
  let helper: Helper | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const take = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  };

  const hear = (response: Response): void => {
    if (response.kind === 'begun') return;
    const one = take(response.id);
    if (response.kind === 'failed') one?.fail(new Error(response.why));
    else one?.settle(response.kind === 'report' ? response.report : undefined);
  };

  const bury = (dead: Helper, why: string): void => {
    if (helper !== dead) return;
    helper = undefined;
    for (const id of [...waiting.keys()]) take(id)?.fail(new Error(why));
  };

  const started = (): Helper => {
    if (helper !== undefined) return helper;
    const fresh = start();
    helper = fresh;
    fresh.port.onmessage = ({ data }) => hear(data as Response);
    fresh.onDeath(why => bury(fresh, why));
    return fresh;
  };

  const say = ({ port }: Helper, request: Request): void => port.postMessage(request);

  return {
    ask(asking) {
      const id = ++asked;
      const thread = started();
      const answer = new Promise<Report | undefined>((settle, fail) => waiting.set(id, { settle, fail }));
      say(thread, { ...asking, kind: 'ask', id });
      return { answer, cancel: () => say(thread, { kind: 'cancel', id }) };
    },
    close() {
      const gone = helper;
      if (gone === undefined) return;
      bury(gone, 'the thread was ended');
      gone.end();
    },
  };
};
