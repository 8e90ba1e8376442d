import type { GameBox } from '@cap-diamant/catalogue';
import { type GameRecord, nth, parseRecord, reopen } from '@cap-diamant/kernel';
import type { Command } from 'commander';
import { takeGame } from '../choice.ts';
import { type Context, reportFault } from '../context.ts';
import { playersIn } from '../play/store.ts';
import { readRecords } from '../replay/read.ts';
import { finalLines, retell } from '../replay/retell.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

const complain = ({ texts }: Context, at: number, why: string): false => {
  process.stderr.write(`${texts.replay.diverged(at, why)}\n`);
  reportFault();
  return false;
};

/** The names kept with the record, or the numbers of the seats. */
const namesIn = (context: Context, { game }: GameBox, record: GameRecord): string[] => {
  const first = reopen(game, record);
  const players = playersIn(record);
  const seats = first.ok ? game.seats(first.value) : 0;
  return Array.from({ length: seats }, (_, seat) => players[seat]?.name ?? context.texts.replay.seat(seat + 1));
};

/** Replays one record; with `aloud` its story is told. False: it is no record, or it diverged. */
const replayOne = async (context: Context, json: unknown, aloud: boolean): Promise<boolean> => {
  const record = parseRecord(json);
  if (!record.ok) return complain(context, 0, record.error.message);
  const box = await takeGame(record.value.game, context);
  const { texts, language } = context;
  const names = namesIn(context, box, record.value);
  const reader = { words: box.words(language), texts: texts.play, names };
  const ending = retell(context, box, record.value, reader, aloud ? context.say : () => {});
  if ('why' in ending) return complain(context, ending.at, ending.why);
  for (const line of finalLines(context, reader, ending.match)) context.say(line);
  return true;
};

const run = async (context: Context, file: string): Promise<void> => {
  const records = readRecords(file, context);
  if (records.length === 1) {
    await replayOne(context, nth(records, 0), true);
    return;
  }
  let good = 0;
  for (const json of records) if (await replayOne(context, json, false)) good++;
  if (good === records.length) context.say(context.texts.replay.many(good));
};

export const addReplay = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'replay');
  command.argument('<file>', context.texts.options.record);
  addComponents(command, context);
  addLanguage(command, context);
  command.action((file: string) => run(context, file));
};
