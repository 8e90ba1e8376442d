import type { GameModule } from '@cap-diamant/catalogue';
import { type GameRecord, parseRecord, reopen } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { type Context, reportFault } from '../command-line/context.ts';
import { registry } from '../games/registry.ts';
import { playersIn } from '../play/game-file.ts';
import { namesOf } from '../play/players.ts';
import { finalLines, printRecord } from '../replay/print-record.ts';
import { readRecords } from '../replay/read-records.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

/** One of the records in a file: its number, and how many there are. */
interface Found {
  readonly json: unknown;
  readonly number: number;
  readonly total: number;
}

const complain = ({ texts }: Context, { number, total }: Found, at: number, why: string): false => {
  const which = total === 1 ? '' : `${texts.replay.which(number, total)} `;
  process.stderr.write(`${which}${texts.replay.diverged(at, why)}\n`);
  reportFault();
  return false;
};

/** The names saved with the record, or default names. */
const namesIn = ({ texts }: Context, { game }: GameModule, record: GameRecord): string[] => {
  const first = reopen(game, record);
  return namesOf(playersIn(record), first.ok ? game.seats(first.value) : 0, texts);
};

/** Replays one record and prints the only one of a file move by move. False if it is not a record or diverged. */
const replayOne = async (context: Context, found: Found): Promise<boolean> => {
  const record = parseRecord(found.json);
  if (!record.ok) return complain(context, found, 0, record.error.message);
  const { texts, language } = context;
  const { game } = record.value;
  const module = await registry.get(game);
  if (module === undefined) {
    return complain(context, found, 0, texts.usage.invalid('"game"', game, texts.usage.oneOf(registry.ids)));
  }
  const names = namesIn(context, module, record.value);
  const gameWords = { words: module.words(language), texts: texts.play, names };
  const replayed = printRecord(context, module, record.value, gameWords, found.total === 1 ? context.say : () => {});
  if ('why' in replayed) return complain(context, found, replayed.at, replayed.why);
  for (const line of finalLines(context, gameWords, replayed.match)) context.say(line);
  return true;
};

const run = async (context: Context, file: string): Promise<void> => {
  const records = readRecords(file, context);
  const total = records.length;
  let good = 0;
  for (const [at, json] of records.entries()) if (await replayOne(context, { json, number: at + 1, total })) good++;
  if (total !== 1 && good === total) context.say(context.texts.replay.many(good));
};

export const addReplay = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'replay');
  command.argument('<file>', context.texts.options.record);
  addComponents(command, context);
  addLanguage(command, context);
  command.action((file: string) => run(context, file));
};
