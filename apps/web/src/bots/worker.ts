import type { BotRequest, Hint } from './client.ts';
import { advise, choose } from './think.ts';

/** What is said to the worker: a question, or that an answer is no longer wanted. Answers carry the question's number. */
export type Question =
  | { readonly kind: 'choose' | 'advise'; readonly number: number; readonly request: BotRequest }
  | { readonly kind: 'withdraw'; readonly number: number };

export type Answer = { readonly number: number } & (
  | { readonly move: unknown }
  | { readonly hints: readonly Hint[] }
  | { readonly fault: string }
);

const withdrawn = new Set<number>();

/** Lets messages in; a timer would make the bots wait longer than they think. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const answer = async (question: Exclude<Question, { kind: 'withdraw' }>): Promise<Answer | undefined> => {
  const { kind, number, request } = question;
  const pace = { now: () => performance.now(), pause, isCancelled: () => withdrawn.has(number) };
  try {
    if (kind === 'advise') {
      const hints = await advise(request, pace);
      return hints && { number, hints };
    }
    const chosen = await choose(request, pace);
    return chosen && { number, ...chosen };
  } catch (fault) {
    return { number, fault: String(fault) };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'withdraw') {
    withdrawn.add(data.number);
    return;
  }
  const said = await answer(data);
  withdrawn.delete(data.number);
  if (said !== undefined) self.postMessage(said);
});
