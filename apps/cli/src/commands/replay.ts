import { type GameRecord, nth, parseRecord } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { takeGame } from '../choice.ts';
import { type Context, reportFault } from '../context.ts';
import { readRecords } from '../replay/read.ts';
import { type Ending, finalLines, type Reader, retell } from '../replay/retell.ts';
import { addCommand, addLanguage } from './add.ts';

const complain = ({ texts }: Context, at: number, why: string): void => {
  process.stderr.write(`${texts.replay.diverged(at, why)}\n`);
  reportFault();
};

/** More seats than any game has: names are only looked up. */
const MOST_SEATS = 16;

const readerFor = async (context: Context, record: GameRecord): Promise<Reader> => {
  const box = await takeGame(record.game, context);
  const names = Array.from({ length: MOST_SEATS }, (_, seat) => context.texts.replay.seat(seat + 1));
  return { words: box.words(context.language), names };
};

/** Replays one record; with `aloud` its story is told. Undefined: it is no record, or it diverged. */
const replayOne = async (context: Context, json: unknown, aloud: boolean): Promise<Ending | undefined> => {
  const record = parseRecord(json);
  if (!record.ok) {
    complain(context, 0, record.error.message);
    return undefined;
  }
  const box = await takeGame(record.value.game, context);
  const reader = await readerFor(context, record.value);
  const ending = retell(context, box, record.value, reader, aloud ? context.say : () => {});
  if ('why' in ending) complain(context, ending.at, ending.why);
  else for (const line of finalLines(context, reader, ending.match)) context.say(line);
  return 'why' in ending ? undefined : ending;
};

const run = async (context: Context, file: string): Promise<void> => {
  const records = readRecords(file, context);
  if (records.length === 1) {
    await replayOne(context, nth(records, 0), true);
    return;
  }
  let good = 0;
  for (const json of records) if ((await replayOne(context, json, false)) !== undefined) good++;
  if (good === records.length) context.say(context.texts.replay.many(good));
};

export const addReplay = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'replay');
  command.argument('<file>', context.texts.options.record);
  addLanguage(command, context);
  command.action((file: string) => run(context, file));
};
