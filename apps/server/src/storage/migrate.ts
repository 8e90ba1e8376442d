import { type Kysely, Migrator } from 'kysely';
import { first } from './migrations/001-first.ts';
import { clocks } from './migrations/002-clocks.ts';
import { chat } from './migrations/003-chat.ts';
import { notices } from './migrations/004-notices.ts';
import { people } from './migrations/005-people.ts';
import { closing } from './migrations/006-closing.ts';

const MIGRATIONS = {
  '001-first': first,
  '002-clocks': clocks,
  '003-chat': chat,
  '004-notices': notices,
  '005-people': people,
  '006-closing': closing,
};

/** Brings the database up to date. */
export const migrate = async <Schema>(db: Kysely<Schema>): Promise<void> => {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
};
