import { feed, seatsOf } from '@cap-diamant/match';
import type { Command } from 'commander';
import { adviceLines, USUAL_ADVISOR, USUAL_COUNT } from '../bots/advice.ts';
import type { Context } from '../command-line/context.ts';
import { addList, addNumber, addOption } from '../command-line/options.ts';
import { EXIT } from '../command-line/usage.ts';
import { DEFAULT_GAME } from '../games/game-choice.ts';
import { type JoinOptions, joinTable } from '../online/join.ts';
import { Autosave } from '../play/autosave.ts';
import { hostGame } from '../play/host.ts';
import { type OpenedGame, type OpenGameOptions, openGame, variantOf } from '../play/open-game.ts';
import { chooseOpponents } from '../play/opponents.ts';
import { namesOf } from '../play/players.ts';
import { createTableBots } from '../play/table-bots.ts';
import { openTerminal } from '../play/terminal.ts';
import type { TerminalGame } from '../play/terminal-game.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

const welcome = (context: Context, opened: OpenedGame, names: readonly string[], file: string | undefined): void => {
  const { texts, language, say } = context;
  const words = opened.module.words(language);
  const variant = variantOf(opened);
  say(texts.play.welcome(words.title, variant && words.variant(variant.name)));
  say(texts.play.seats(names));
  const { length, commitment } = feed(opened.match, undefined);
  if (file !== undefined && length > 0) say(texts.play.resumed(file, length));
  if (commitment !== undefined) say(texts.play.commitment(commitment));
  say(texts.play.begin);
};

interface PlayOptions extends OpenGameOptions, Partial<JoinOptions> {
  readonly components?: string;
  readonly level?: string;
}

/** Quotes a name for the shell if needed. */
const quoted = (file: string): string => {
  if (/^[\w./-]+$/.test(file)) return file;
  return process.platform === 'win32' ? `"${file}"` : `'${file.replaceAll("'", "'\\''")}'`;
};

/** The command that resumes the game. */
const resuming = ({ language }: Context, file: string, { components }: PlayOptions): string => {
  const own = components === undefined ? '' : ` --components ${quoted(components)}`;
  return `npx cap-diamant play --file ${quoted(file)}${own} --lang ${language}`;
};

const run = async (context: Context, options: PlayOptions): Promise<void> => {
  const { texts, language } = context;
  const terminal = openTerminal(texts.play.ask);
  const opened = await openGame(options, context, () => chooseOpponents(options.level, terminal, context));
  const { module, match: start, players } = opened;
  const bots = createTableBots(module.game, ({ kind, detail }) =>
    terminal.say(texts.play.botTrouble(texts.bots.faults[kind](detail))),
  );
  const autosave = new Autosave({ players, file: options.file, texts: texts.play, say: terminal.say }, start);
  const goodbye = (): void => {
    const file = autosave.saveOnExit();
    terminal.say(texts.play.goodbye(file && resuming(context, file, options)));
  };
  process.once('SIGINT', () => {
    terminal.say('');
    goodbye();
    process.exit(EXIT.fine);
  });

  const names = namesOf(players, seatsOf(start), texts);
  const words = module.words(language);
  const advise: TerminalGame['advise'] = async (match, seat) => {
    const advice = await bots.advise(match, seat, USUAL_ADVISOR, USUAL_COUNT);
    return adviceLines(context, { game: module.game, words }, { view: feed(match, seat).view, seat }, advice);
  };
  const { game } = module;
  const table: TerminalGame = { ...terminal, game, players, names, autosave, bots, advise, texts: texts.play, words };
  welcome(context, opened, names, options.file);
  await hostGame(table, start);
  goodbye();
  await bots.close();
  terminal.close();
};

export const addPlay = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'play');
  addOption(command, context, 'game', DEFAULT_GAME);
  addOption(command, context, 'variant');
  addNumber(command, context, 'players');
  addOption(command, context, 'seats');
  addOption(command, context, 'level');
  addOption(command, context, 'file');
  addOption(command, context, 'seed');
  addList(command, context, 'set');
  addComponents(command, context);
  for (const name of ['server', 'onlineTable', 'token', 'name', 'bot'] as const) addOption(command, context, name);
  addLanguage(command, context);
  command.action(({ server, ...options }: PlayOptions) =>
    server === undefined ? run(context, options) : joinTable(context, { ...options, server }),
  );
};
