import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { decode, fail, type GameRecord, ok, parseRecord, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import type { Player } from './players.ts';

/** A game as kept in a file: its record, and beside it who sat at the table. */
export interface Saved {
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

/** Games of before there were bots say of every seat whether chance played there. */
const Seated = v.looseObject({
  table: v.array(v.object({ name: v.string(), bot: v.optional(v.string()), random: v.optional(v.boolean()) })),
});

const draftOf = (file: string): string => `${file}.${process.pid}.tmp`;

const write = (file: string, text: string): void => {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Writes beside the file first and renames: whatever happens in between, a whole game is there. */
export const save = (file: string, { record, players }: Saved): void => {
  const draft = draftOf(file);
  try {
    write(draft, `${JSON.stringify({ ...record, table: players })}\n`);
    renameSync(draft, file);
  } catch (fault) {
    rmSync(draft, { force: true });
    throw fault;
  }
};

/** Throws if a game could not be kept in this file; leaves no trace. */
export const tryFile = (file: string): void => {
  closeSync(openSync(draftOf(file), 'w'));
  rmSync(draftOf(file));
};

const parse = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch (fault) {
    return fail((fault as Error).message);
  }
};

/** The game kept in a file; undefined if there is no such file. */
export const load = (file: string): Result<Saved> | undefined => {
  const text = read(file);
  if (text === undefined) return undefined;
  const json = parse(text);
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  if (!record.ok) return record;
  return ok({ record: record.value, players: playersIn(json.value) });
};

/** Who sat at the table, if the record says so. */
export const playersIn = (json: unknown): readonly Player[] => {
  const seated = decode(Seated, json, 'record');
  if (!seated.ok) return [];
  return seated.value.table.map(({ name, bot, random }) => {
    const known = bot ?? (random ? 'random' : undefined);
    return known === undefined ? { name } : { name, bot: known };
  });
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fault;
  }
};
