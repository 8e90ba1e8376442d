import type { BotRequest } from './client.ts';
import { think } from './think.ts';

/** One question to the worker; the answer carries the same number. */
export interface Question {
  readonly number: number;
  readonly request: BotRequest;
}

export type Answer = { readonly number: number } & ({ readonly text: string } | { readonly fault: string });

const answer = async ({ number, request }: Question): Promise<Answer> => {
  try {
    return { number, text: await think(request) };
  } catch (fault) {
    return { number, fault: String(fault) };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => self.postMessage(await answer(data)));
