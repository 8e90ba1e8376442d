import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from './postgres-faults.ts';

const RETRY_MS = 200;

/** Waits for a database that is away, for a while. */
export interface Outages {
  /** Runs something again while the database is away. Only for what changes nothing if it is carried out twice. */
  outlast<T>(run: () => Promise<T>): Promise<T>;
  /** Whether it has been away for so long that nobody waits for it any more. */
  isAway(): boolean;
}

/** After `patienceMs` without the database, what needs it fails at once until it is back; `log` hears that once. */
export const createOutages = (patienceMs: number, log: (fault: unknown) => void = () => undefined): Outages => {
  let since: number | undefined;
  let isLogged = false;
  const isAway = (): boolean => since !== undefined && performance.now() - since > patienceMs;

  const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      const value = await run();
      since = undefined;
      isLogged = false;
      return value;
    } catch (fault) {
      if (isOutage(fault)) since ??= performance.now();
      throw fault;
    }
  };

  return {
    isAway,
    async outlast(run) {
      for (;;) {
        try {
          return await attempt(run);
        } catch (fault) {
          if (!isOutage(fault)) throw fault;
          if (isAway()) {
            if (!isLogged) log(fault);
            isLogged = true;
            throw fault;
          }
          await wait(RETRY_MS);
        }
      }
    },
  };
};
