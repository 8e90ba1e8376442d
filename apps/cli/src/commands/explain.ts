import { readFileSync } from 'node:fs';
import { decide, explain, type Question } from '@cap-diamant/bots';
import type { GameModule } from '@cap-diamant/catalogue';
import { type GameRecord, nth, parseRecord, type Result, type Seat } from '@cap-diamant/kernel';
import { feed, type Match, openMatch, resumeMatch, seatsOf } from '@cap-diamant/match';
import type { Command } from 'commander';
import { adviceLines, USUAL_ADVISOR, USUAL_COUNT } from '../bots/advice.ts';
import { houseBotsNamed } from '../bots/names.ts';
import { evaluationOf, opponentNamed } from '../bots/open.ts';
import type { Context } from '../command-line/context.ts';
import { addNumber, addOption } from '../command-line/options.ts';
import { UsageError } from '../command-line/usage.ts';
import { takeGame } from '../games/game-choice.ts';
import { playersIn } from '../play/game-file.ts';
import { namesOf, type Player } from '../play/players.ts';
import { readRecords } from '../replay/read-records.ts';
import { addCommand, addLanguage } from './add.ts';
import { addComponents } from './components.ts';

interface ExplainOptions {
  readonly record?: string;
  readonly position?: string;
  readonly at?: number;
  readonly top: number;
  readonly level: string;
  readonly seed: string;
}

/** The decision to explain. */
interface ExplainedDecision {
  readonly module: GameModule;
  readonly match: Match;
  readonly seat: Seat;
  readonly players: readonly Player[];
  /** The move that was played, if any. */
  readonly played?: string;
}

const checked = <T>(result: Result<T>, complain: (why: string) => string): T => {
  if (!result.ok) throw new UsageError(complain(result.error.message));
  return result.value;
};

/** The beginning of a record. No seat is resigned in it, as a record does not say when seats resigned. */
const until = (record: GameRecord, moves: number): GameRecord => ({
  ...record,
  seats: record.seats.slice(0, moves),
  moves: record.moves.slice(0, moves),
  resigned: [],
});

/** A decision of a recorded game: the one after a number of moves, or the last. */
const fromRecord = async (file: string, at: number | undefined, context: Context): Promise<ExplainedDecision> => {
  const { usage, bots } = context.texts;
  const json = readRecords(file, context)[0];
  const bad = (why: string): string => usage.badFile(file, why);
  const record = checked(parseRecord(json), bad);
  const module = await takeGame(record.game, context);
  const whole = checked(resumeMatch(module.game, record), bad);
  const moves = record.moves.length;
  const last = feed(whole, undefined).outcome === undefined ? moves : moves - 1;
  if (at !== undefined && at > last) throw new UsageError(usage.invalid('--at', String(at), bots.explain.at(last)));
  const before = at ?? last;
  const match = checked(resumeMatch(module.game, until(record, before)), bad);
  const played = record.moves[before];
  return {
    module,
    match,
    seat: record.seats[before] ?? nth(feed(match, undefined).actors, 0),
    players: playersIn(json),
    ...(played !== undefined && { played }),
  };
};

const read = (file: string, { texts }: Context): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new UsageError(texts.usage.noFile(file, (fault as Error).message));
  }
};

/** The decision a position asks for. */
const fromPosition = async (file: string, context: Context): Promise<ExplainedDecision> => {
  const json = read(file, context);
  const { position = json } = Object(json) as { readonly position?: unknown };
  const { game } = Object(position) as { readonly game?: unknown };
  const module = await takeGame(String(game), context);
  const bad = (why: string): string => context.texts.bots.explain.badPosition(file, why);
  const match = checked(openMatch(module.game, { position }), bad);
  const [seat] = feed(match, undefined).actors;
  if (seat === undefined) throw new UsageError(context.texts.bots.explain.over);
  return { module, match, seat, players: [] };
};

const run = async (context: Context, options: ExplainOptions): Promise<void> => {
  const { language, say, texts } = context;
  const [bot = USUAL_ADVISOR] = houseBotsNamed([options.level], '--level', context);
  if ((options.record === undefined) === (options.position === undefined))
    throw new UsageError(texts.bots.explain.source);
  const asked =
    options.record === undefined
      ? await fromPosition(options.position ?? '', context)
      : await fromRecord(options.record, options.at, context);
  const { module, match, seat, players, played } = asked;
  const { game } = module;
  const words = module.words(language);
  const { view, length } = feed(match, seat);
  const question: Question = { view, seat, seed: options.seed };

  const name = nth(namesOf(players, seatsOf(match), texts), seat);
  say(texts.bots.explain.decides(name, length + 1));
  say(words.question(view, seat));
  const { player, budget } = await opponentNamed(bot, game);
  const report = decide(player.consider(question), 'playouts' in budget ? budget.playouts : undefined);
  const advice = explain(game, await evaluationOf(game), question, report, options.top);
  for (const line of adviceLines(context, { game, words }, question, advice)) say(line);
  const move = played === undefined ? undefined : game.notation.parseMove(played);
  if (played !== undefined && move?.ok) say(texts.bots.explain.played(words.move(view, seat, move.value), played));
};

export const addExplain = (program: Command, context: Context): void => {
  const command = addCommand(program, context, 'explain');
  addOption(command, context, 'recordFile');
  addNumber(command, context, 'at', { least: 0 });
  addOption(command, context, 'position');
  addNumber(command, context, 'top', { otherwise: USUAL_COUNT });
  addOption(command, context, 'advisor', USUAL_ADVISOR);
  addOption(command, context, 'seed', 'explain');
  addComponents(command, context);
  addLanguage(command, context);
  command.action((options: ExplainOptions) => run(context, options));
};
