import { randomUUID } from 'node:crypto';
import type { GameModule } from '@cap-diamant/catalogue';
import type { SeatInfo, TableInfo } from '@cap-diamant/protocol';
import { adviceLines, USUAL_ADVISOR, USUAL_COUNT } from '../bots/advice.ts';
import { BOTS } from '../bots/names.ts';
import { isBotName, openBot } from '../bots/open.ts';
import { createTerminalBots } from '../bots/service.ts';
import type { Context } from '../command-line/context.ts';
import { UsageError } from '../command-line/usage.ts';
import { takeGame } from '../games/game-choice.ts';
import { sourceOf } from '../games/registry.ts';
import { askPerson, type PersonTable } from '../play/person.ts';
import { namesOf, type Player } from '../play/players.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { type Decide, playOnline } from './play-online.ts';
import { type Account, createServerApi, type ServerApi, ServerRefusal } from './server-api.ts';
import { type TableCommand, TableConnection } from './table-connection.ts';

/** The options that say where to play online, and as whom. */
export interface JoinOptions {
  readonly server: string;
  readonly table?: string;
  readonly token?: string;
  readonly name?: string;
  readonly bot?: string;
}

/** Milliseconds a program has for a decision. */
const LIMITS = { ms: 60_000 };

const playerAt = (seat: SeatInfo): Player => {
  if (seat.kind === 'person') return { name: seat.person.name };
  return seat.kind === 'bot' ? { name: '', bot: seat.level } : { name: '' };
};

const accountFor = (
  { token = process.env.CAP_DIAMANT_TOKEN, name }: JoinOptions,
  api: ServerApi,
  { texts }: Context,
) => (token === undefined ? api.newGuest(name ?? texts.play.person(1)) : api.account(token));

/** Sits down unless the person sits there already. */
const sitDown = async (api: ServerApi, id: string, { person, token }: Account): Promise<TableInfo> => {
  const table = await api.table(id);
  const isSeated = table.seats.some(seat => seat.kind === 'person' && seat.person.id === person.id);
  if (isSeated) return table;
  await api.sit(id, token);
  return api.table(id);
};

/** A bot decides: one of ours, or an outside program. */
const botDecides = async (name: string, { game }: GameModule): Promise<Decide> => {
  const bot = await openBot(name, game, LIMITS);
  return async ({ view }, seat, decision) => ({
    kind: 'play',
    decision,
    moves: [await bot.decide({ view, seat, seed: randomUUID() })],
  });
};

/** The person at the keyboard decides, with hints if they want any. */
const personDecides = (context: Context, module: GameModule, table: PersonTable): Decide => {
  const { game } = module;
  const words = module.words(context.language);
  const bots = createTerminalBots(() => undefined);
  return async (feed, seat, decision): Promise<TableCommand | undefined> => {
    const { view } = feed;
    const advise = async (): Promise<readonly string[]> => {
      const question = { view, seat, seed: randomUUID(), ...sourceOf(game.id), match: 'terminal', bot: USUAL_ADVISOR };
      return adviceLines(context, { game, words }, { view, seat }, await bots.advise(question, USUAL_COUNT));
    };
    const command = await askPerson(table, { seat, feed, shared: feed, notes: [], advise });
    if (command.kind === 'play') return { kind: 'play', decision, moves: [game.notation.formatMove(command.move)] };
    if (command.kind === 'undo') return { kind: 'undo', to: command.to };
    if (command.kind === 'resign') return { kind: 'resign' };
    bots.end();
    return undefined;
  };
};

const serverAt = ({ server }: JoinOptions, { texts }: Context): URL => {
  if (URL.canParse(server) && /^https?:/.test(server)) return new URL(server);
  throw new UsageError(texts.usage.invalid('--server', server, texts.serve.address));
};

/** Takes a seat at an online table, for the person at the keyboard or for a bot, and plays it. */
export const joinTable = async (context: Context, options: JoinOptions): Promise<void> => {
  const { texts, language } = context;
  const { table: id, bot } = options;
  const server = serverAt(options, context);
  if (id === undefined) throw new UsageError(texts.usage.missingValue('--table'));
  if (bot !== undefined && !isBotName(bot)) {
    throw new UsageError(texts.usage.invalid('--bot', bot, texts.usage.oneOf(BOTS)));
  }
  const terminal: Terminal & { close(): void } = openTerminal(texts.play.ask);
  try {
    const api = createServerApi(server);
    const account = await accountFor(options, api, context);
    const info = await sitDown(api, id, account);
    const module = await takeGame(info.game, context);
    const names = namesOf(info.seats.map(playerAt), info.seats.length, texts);
    const words = module.words(language);
    const { say } = terminal;
    say(texts.play.welcome(words.title, undefined));
    say(texts.play.seats(names));
    if (options.token === undefined) say(texts.online.token(account.token));
    const connection = new TableConnection(server, id, account.token);
    const common = { ...terminal, game: module.game, names, words, texts: texts.play };
    const isMine = (seat: number): boolean => {
      const occupant = info.seats[seat];
      return occupant?.kind === 'person' && occupant.person.id === account.person.id;
    };
    const saveAs = (): void => say(texts.online.noSaving);
    const decide =
      bot === undefined
        ? personDecides(context, module, { ...common, saveAs, mayUndo: isMine })
        : await botDecides(bot, module);
    await playOnline({ ...common, connection, online: texts.online, decide, isPerson: bot === undefined });
    connection.close();
  } catch (fault) {
    if (!(fault instanceof ServerRefusal)) throw fault;
    throw new UsageError(texts.online.refused(fault.message));
  } finally {
    terminal.close();
  }
  process.exit();
};
