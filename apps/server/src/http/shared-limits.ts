import { type Kysely, sql } from 'kysely';
import { hashOf } from '../people/tokens.ts';
import type { Database } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Rate, TakeShared } from './limits.ts';

/** Nobody waits longer for a database that is away: then each node counts for itself. */
const PATIENCE_MS = 1000;

/**
 * One statement counts and decides, so two nodes cannot both give the last token. A bucket is one number: when it will be
 * full again (the generic cell rate algorithm). The time is the database's, as the clocks of nodes may differ. Only a hash
 * of the key is kept: it may be somebody's address.
 */
const take = async (db: Kysely<Schema>, key: string, { burst, perSecond }: Rate): Promise<boolean> => {
  const ms = 1000 / perSecond;
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::double precision`;
  const next = sql`greatest(limits.full_at, ${now}) + ${ms}::double precision`;
  const { rows } = await sql`
    insert into limits (key, full_at) values (${hashOf(key)}, ${now} + ${ms}::double precision)
    on conflict (key) do update set full_at = ${next}
    where ${next} <= ${now} + ${ms * burst}::double precision
    returning key`.execute(db);
  return rows.length > 0;
};

/** Undefined if the database is used by one node only. */
export const createSharedLimits = ({ db, isShared }: Database): TakeShared | undefined => {
  if (!isShared) return undefined;
  return async (key, rate) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>(resolve => {
      timer = setTimeout(() => resolve(true), PATIENCE_MS);
    });
    const taken = take(db, key, rate).catch(() => true);
    const isGranted = await Promise.race([taken, late]);
    clearTimeout(timer);
    return isGranted ? 0 : 1 / rate.perSecond;
  };
};
