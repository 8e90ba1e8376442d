import type { GameModule } from '@cap-diamant/catalogue';
import { type GameRecord, parseRecord, reopen } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { type Context, reportFault } from '../context.ts';
import { playersIn } from '../play/store.ts';
import { registry } from '../registry.ts';
import { readRecords } from '../replay/read.ts';
import { finalLines, retell } from '../replay/retell.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

/** One of the records in a file: which one, and of how many. */
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

/** The names kept with the record, or the numbers of the seats. */
const namesIn = (context: Context, { game }: GameModule, record: GameRecord): string[] => {
  const first = reopen(game, record);
  const players = playersIn(record);
  const seats = first.ok ? game.seats(first.value) : 0;
  return Array.from({ length: seats }, (_, seat) => players[seat]?.name ?? context.texts.replay.seat(seat + 1));
};

/** Replays one record; the only one in a file is told as a story. False: it is no record, or it diverged. */
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
  const reader = { words: module.words(language), texts: texts.play, names };
  const ending = retell(context, module, record.value, reader, found.total === 1 ? context.say : () => {});
  if ('why' in ending) return complain(context, found, ending.at, ending.why);
  for (const line of finalLines(context, reader, ending.match)) context.say(line);
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
