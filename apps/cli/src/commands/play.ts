import { existsSync } from 'node:fs';
import { commitmentOf, type Match, outcomeOf, recordOfMatch } from '@cap-diamant/match';
import type { Command } from 'commander';
import { DEFAULT_GAME } from '../choice.ts';
import type { Context } from '../context.ts';
import { addList, addNumber, addOption } from '../options.ts';
import { host } from '../play/host.ts';
import { type Seated, type SeatingWish, sitDown, variantOf } from '../play/seating.ts';
import type { Sitting } from '../play/sitting.ts';
import { save } from '../play/store.ts';
import { terminalVoice } from '../play/voice.ts';
import { EXIT } from '../usage.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

/** Where a game goes that somebody leaves at the terminal without having named a file: never over an older one. */
const freshFile = (): string => {
  for (let number = 1; ; number++) {
    const file = number === 1 ? 'cap-diamant-game.json' : `cap-diamant-game-${number}.json`;
    if (!existsSync(file)) return file;
  }
};

const welcome = (context: Context, seated: Seated, file: string | undefined): void => {
  const { texts, language, say } = context;
  const words = seated.box.words(language);
  const variant = variantOf(seated);
  say(texts.play.welcome(words.title, variant && words.variant(variant.name)));
  say(texts.play.seats(seated.players.map(({ name }) => name).join(', ')));
  const played = seated.match.entries.length;
  if (file !== undefined && played > 0) say(texts.play.resumed(file, played));
  const promise = commitmentOf(seated.match);
  if (promise !== undefined) say(texts.play.commitment(promise));
  say(texts.play.begin);
};

/** The line to type to go on with the game later, after it has been kept; undefined: it is not. */
const leaving = (context: Context, seated: Seated, match: Match, wish: SeatingWish): string | undefined => {
  const file = wish.file ?? (process.stdin.isTTY ? freshFile() : undefined);
  if (file === undefined || outcomeOf(match) !== undefined) return undefined;
  save(file, { record: recordOfMatch(match), players: seated.players });
  const quoted = /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
  return `cap-diamant play --file ${quoted} --lang ${context.language}`;
};

const run = async (context: Context, wish: SeatingWish): Promise<void> => {
  const seated = await sitDown(wish, context);
  const { box, players } = seated;
  const { texts, language } = context;
  let current = seated.match;
  const keep = (match: Match): void => {
    current = match;
    if (wish.file !== undefined) save(wish.file, { record: recordOfMatch(match), players });
  };
  const voice = terminalVoice(texts.play.ask);
  const goodbye = (): void => voice.say(texts.play.goodbye(leaving(context, seated, current, wish)));
  process.once('SIGINT', () => {
    voice.say('');
    goodbye();
    process.exit(EXIT.fine);
  });

  const names = players.map(({ name }) => name);
  const sitting: Sitting = { ...voice, box, players, names, keep, texts: texts.play, words: box.words(language) };
  welcome(context, seated, wish.file);
  await host(sitting, seated.match);
  goodbye();
  voice.close();
};

export const addPlay = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'play');
  addOption(command, context, 'game', DEFAULT_GAME);
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addOption(command, context, 'seats');
  addOption(command, context, 'file');
  addOption(command, context, 'seed');
  addList(command, context, 'set');
  addComponents(command, context);
  addLanguage(command, context);
  command.action((wish: SeatingWish) => run(context, wish));
};
