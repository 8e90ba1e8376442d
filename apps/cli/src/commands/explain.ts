import { readFileSync } from 'node:fs';
import { decide, explain, type Question } from '@cap-diamant/bots';
import type { GameModule } from '@cap-diamant/catalogue';
import { nth, parseRecord, type Result, type Seat } from '@cap-diamant/kernel';
import { type Match, openMatch, outcomeOf, resumeMatch, stateOf } from '@cap-diamant/match';
import type { Command } from 'commander';
import { adviceLines, USUAL_ADVISOR, USUAL_COUNT } from '../bots/advice.ts';
import { houseBotsNamed } from '../bots/names.ts';
import { evaluationOf, opponentNamed } from '../bots/open.ts';
import { takeGame } from '../choice.ts';
import type { Context } from '../context.ts';
import { addNumber, addOption } from '../options.ts';
import { playersIn } from '../play/store.ts';
import { readRecords } from '../replay/read.ts';
import { UsageError } from '../usage.ts';
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

/** A decision somebody asks about. */
interface Asked {
  readonly module: GameModule;
  readonly match: Match;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** What was decided, if it was. */
  readonly played?: string;
}

const nameAt = (names: readonly string[], seat: Seat, { texts }: Context): string =>
  names[seat] ?? texts.replay.seat(seat + 1);

const checked = <T>(result: Result<T>, complain: (why: string) => string): T => {
  if (!result.ok) throw new UsageError(complain(result.error.message));
  return result.value;
};

/** A decision of a recorded game: that after so many moves, or the last one. */
const fromRecord = async (file: string, at: number | undefined, context: Context): Promise<Asked> => {
  const { usage, bots } = context.texts;
  const json = readRecords(file, context)[0];
  const bad = (why: string): string => usage.badFile(file, why);
  const record = checked(parseRecord(json), bad);
  const module = await takeGame(record.game, context);
  const whole = checked(resumeMatch(module.game, record), bad);
  const moves = record.moves.length;
  const last = outcomeOf(whole) === undefined ? moves : moves - 1;
  if (at !== undefined && at > last) throw new UsageError(usage.invalid('--at', String(at), bots.explain.at(last)));
  const before = at ?? last;
  const match = { ...whole, entries: whole.entries.slice(0, before), resigned: [] };
  const next = whole.entries[before];
  return {
    module,
    match,
    seat: next?.seat ?? nth(module.game.actors(stateOf(match)), 0),
    names: playersIn(json).map(({ name }) => name),
    ...(next && { played: next.move }),
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
const fromPosition = async (file: string, context: Context): Promise<Asked> => {
  const json = read(file, context);
  const { position = json } = Object(json) as { readonly position?: unknown };
  const { game } = Object(position) as { readonly game?: unknown };
  const module = await takeGame(String(game), context);
  const bad = (why: string): string => context.texts.bots.explain.badPosition(file, why);
  const match = checked(openMatch(module.game, { position }), bad);
  const [seat] = module.game.actors(stateOf(match));
  if (seat === undefined) throw new UsageError(context.texts.bots.explain.over);
  return { module, match, seat, names: [] };
};

const run = async (context: Context, wish: ExplainOptions): Promise<void> => {
  const { language, say, texts } = context;
  const [bot = USUAL_ADVISOR] = houseBotsNamed([wish.level], '--level', context);
  if ((wish.record === undefined) === (wish.position === undefined)) throw new UsageError(texts.bots.explain.source);
  const asked =
    wish.record === undefined
      ? await fromPosition(wish.position ?? '', context)
      : await fromRecord(wish.record, wish.at, context);
  const { module, match, seat, played } = asked;
  const { game } = module;
  const words = module.words(language);
  const question: Question = { view: game.view(stateOf(match), seat), seat, seed: wish.seed };

  say(texts.bots.explain.decides(nameAt(asked.names, seat, context), match.entries.length + 1));
  say(words.question(question.view, seat));
  const { player, budget } = await opponentNamed(bot, game);
  const report = decide(player.consider(question), 'playouts' in budget ? budget.playouts : undefined);
  const advice = explain(game, await evaluationOf(game), question, report, wish.top);
  for (const line of adviceLines(context, { game, words }, question, advice)) say(line);
  const move = played === undefined ? undefined : game.notation.parseMove(played);
  if (move?.ok) say(texts.bots.explain.played(`${words.move(question.view, seat, move.value)} (${played})`));
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
  command.action((wish: ExplainOptions) => run(context, wish));
};
