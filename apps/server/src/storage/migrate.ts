import { type Kysely, Migrator } from 'kysely';
import { first } from './migrations/001-first.ts';
import { clocks } from './migrations/002-clocks.ts';
import { chat } from './migrations/003-chat.ts';
import { notices } from './migrations/004-notices.ts';
import { people } from './migrations/005-people.ts';
import { closing } from './migrations/006-closing.ts';
import { devices } from './migrations/007-devices.ts';
import { admin } from './migrations/008-admin.ts';

const MIGRATIONS = {
  '001-first': first,
  '002-clocks': clocks,
  '003-chat': chat,
  '004-notices': notices,
  '005-people': people,
  '006-closing': closing,
  '007-devices': devices,
  '008-admin': admin,
};

/** Brings the database up to date; tests may stop at an older schema. */
export const migrate = async <Schema>(db: Kysely<Schema>, to: keyof typeof MIGRATIONS = '008-admin'): Promise<void> => {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateTo(to);
  if (error !== undefined) throw error;
};
