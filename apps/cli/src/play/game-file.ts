import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { decode, fail, type GameRecord, ok, parseRecord, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import type { Player } from './players.ts';

/** A saved game: its record, and who sits at the table. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

/** Files from before there were bots only say of each seat whether a random player sits there. */
const Table = v.looseObject({
  table: v.array(v.object({ name: v.string(), bot: v.optional(v.string()), random: v.optional(v.boolean()) })),
});

const temporaryName = (file: string): string => `${file}.${process.pid}.tmp`;

const write = (file: string, text: string): void => {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Writes a temporary file and renames it, so that a crash never leaves half a game. */
export const saveGameFile = (file: string, { record, players }: SavedGame): void => {
  const temporary = temporaryName(file);
  try {
    write(temporary, `${JSON.stringify({ ...record, table: players })}\n`);
    renameSync(temporary, file);
  } catch (fault) {
    rmSync(temporary, { force: true });
    throw fault;
  }
};

/** Throws if a game cannot be saved in this file; leaves no trace. */
export const checkWritable = (file: string): void => {
  closeSync(openSync(temporaryName(file), 'w'));
  rmSync(temporaryName(file));
};

const parse = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text));
  } catch (fault) {
    return fail((fault as Error).message);
  }
};

/** The game saved in a file; undefined if there is no such file. */
export const loadGameFile = (file: string): Result<SavedGame> | undefined => {
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
  const decoded = decode(Table, json, 'record');
  if (!decoded.ok) return [];
  return decoded.value.table.map(({ name, bot, random }) => {
    const player = bot ?? (random ? 'random' : undefined);
    return player === undefined ? { name } : { name, bot: player };
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
