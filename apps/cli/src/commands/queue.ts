import type { Queue } from '@cap-diamant/server/work';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';

/** Loaded when it is needed, like the server. */
export const queueLibrary = () => import('@cap-diamant/server/work');

/** A connection refused at all addresses of a host is an error without a message of its own. */
const messageOf = (fault: unknown): string => {
  const { message, code, errors } = Object(fault) as { message?: string; code?: string; errors?: readonly Error[] };
  return message || errors?.[0]?.message || code || String(fault);
};

/** Why the database cannot be used, for the person who named it. */
export const databaseFault = (fault: unknown, { texts }: Context): UsageError => {
  const message = messageOf(fault);
  return new UsageError(texts.work.noDatabase(message.startsWith('corrupted migrations') ? texts.work.newer : message));
};

export const openQueueAt = async (url: URL, context: Context): Promise<Queue> => {
  const { openQueue } = await queueLibrary();
  try {
    return await openQueue(url.href);
  } catch (fault) {
    throw databaseFault(fault, context);
  }
};

/** Says once that nobody is there to do what is asked for. */
export const sayIdleOnce = ({ texts }: Context): (() => void) => {
  let isSaid = false;
  return () => {
    if (!isSaid) process.stderr.write(`${texts.work.noWorkers}\n`);
    isSaid = true;
  };
};

/** Aborted when somebody wants the program to end. */
export const stopSignal = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
};
