import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Something the server remembers about itself. */
export const readSetting = async (db: Kysely<Schema>, name: string): Promise<string | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
};

/** Sets what nobody has set before. */
export const proposeSetting = async (db: Kysely<Schema>, name: string, value: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const writeSetting = async (db: Kysely<Schema>, name: string, value: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
