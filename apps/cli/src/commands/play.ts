import { commitmentOf, stateOf } from '@cap-diamant/match';
import type { Command } from 'commander';
import { adviceLines, USUAL_ADVISOR, USUAL_COUNT } from '../bots/advice.ts';
import { DEFAULT_GAME } from '../choice.ts';
import type { Context } from '../context.ts';
import { addList, addNumber, addOption } from '../options.ts';
import { host } from '../play/host.ts';
import { Keeper } from '../play/keeper.ts';
import { chooseOpponents } from '../play/opponents.ts';
import { type Seated, type SeatingWish, sitDown, variantOf } from '../play/seating.ts';
import type { Sitting } from '../play/sitting.ts';
import { createTableBots } from '../play/table-bots.ts';
import { terminalVoice } from '../play/voice.ts';
import { EXIT } from '../usage.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

const welcome = (context: Context, seated: Seated, file: string | undefined): void => {
  const { texts, language, say } = context;
  const words = seated.module.words(language);
  const variant = variantOf(seated);
  say(texts.play.welcome(words.title, variant && words.variant(variant.name)));
  say(texts.play.seats(seated.players.map(({ name }) => name).join(', ')));
  const played = seated.match.entries.length;
  if (file !== undefined && played > 0) say(texts.play.resumed(file, played));
  const promise = commitmentOf(seated.match);
  if (promise !== undefined) say(texts.play.commitment(promise));
  say(texts.play.begin);
};

interface PlayWish extends SeatingWish {
  readonly components?: string;
  readonly level?: string;
}

/** A name as it has to be typed. */
const quoted = (file: string): string => {
  if (/^[\w./-]+$/.test(file)) return file;
  return process.platform === 'win32' ? `"${file}"` : `'${file.replaceAll("'", "'\\''")}'`;
};

/** The line to type to go on with the game later. */
const resuming = ({ language }: Context, file: string, { components }: PlayWish): string => {
  const own = components === undefined ? '' : ` --components ${quoted(components)}`;
  return `npx cap-diamant play --file ${quoted(file)}${own} --lang ${language}`;
};

const run = async (context: Context, wish: PlayWish): Promise<void> => {
  const { texts, language } = context;
  const voice = terminalVoice(texts.play.ask);
  const seated = await sitDown(wish, context, () => chooseOpponents(wish.level, voice, context));
  const { module, players } = seated;
  const bots = createTableBots(module.game, ({ kind, detail }) =>
    voice.say(texts.play.botTrouble(texts.bots.faults[kind](detail))),
  );
  const keeper = new Keeper({ players, file: wish.file, texts: texts.play, say: voice.say }, seated.match);
  const goodbye = (): void => {
    const file = keeper.leave();
    voice.say(texts.play.goodbye(file && resuming(context, file, wish)));
  };
  process.once('SIGINT', () => {
    voice.say('');
    goodbye();
    process.exit(EXIT.fine);
  });

  const names = players.map(({ name }) => name);
  const words = module.words(language);
  const advise: Sitting['advise'] = async (match, seat) => {
    const advice = await bots.advise(match, seat, USUAL_ADVISOR, USUAL_COUNT);
    const view = module.game.view(stateOf(match), seat);
    return adviceLines(context, { game: module.game, words }, { view, seat }, advice);
  };
  const sitting: Sitting = { ...voice, module, players, names, keeper, bots, advise, texts: texts.play, words };
  welcome(context, seated, wish.file);
  await host(sitting, seated.match);
  goodbye();
  bots.close();
  voice.close();
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
  addLanguage(command, context);
  command.action((wish: PlayWish) => run(context, wish));
};
