import { type Advice, type BotQuestion, botSeed, judgeSeed, type Question } from '@cap-diamant/bots';
import { findMove, type Game, random, type Seat, type Types } from '@cap-diamant/kernel';
import { feed, type Match } from '@cap-diamant/match';
import type { Bot } from '../bots/bot.ts';
import { type BotFault, faultOf } from '../bots/fault.ts';
import { illegalAnswer } from '../bots/illegal.ts';
import { isOutside, openBot } from '../bots/open.ts';
import { createTerminalBots } from '../bots/service.ts';
import { sourceOf } from '../games/registry.ts';

type Move = Types['move'];

/** The bots at a table where people play. Each gets the view from the feed of its seat. */
export interface TableBots {
  /** A bot's move at a seat. */
  move(match: Match, seat: Seat, bot: string): Promise<Move>;
  /** The best `count` moves of a seat, explained by a bot. */
  advise(match: Match, seat: Seat, bot: string, count: number): Promise<readonly Advice[]>;
  /** Resolves once every program has ended. */
  close(): Promise<void>;
}

/** Milliseconds an outside program has for a decision. */
const LIMITS = { ms: 60_000 };

/** A terminal plays one match, so any id will do. */
const MATCH = 'terminal';

const seedOf = ({ start }: Match): string | undefined => ('seed' in start ? start.seed : undefined);

const questionAt = (match: Match, seat: Seat): Question => {
  const { view, length } = feed(match, seat);
  return { view, seat, seed: botSeed(seedOf(match), length) };
};

const botQuestionAt = (match: Match, seat: Seat, bot: string): BotQuestion => ({
  ...questionAt(match, seat),
  ...sourceOf(match.game.id),
  match: MATCH,
  bot,
});

/** As a review will look at the same decision. */
const adviceQuestionAt = (match: Match, seat: Seat, bot: string): BotQuestion => ({
  ...botQuestionAt(match, seat, bot),
  seed: judgeSeed(feed(match, seat).length),
});

const randomMove = (match: Match, seat: Seat): Move => {
  const { offered, length } = feed(match, seat);
  return random(`${seedOf(match) ?? 'position'}/players/${length}`).pick(offered);
};

export const createTableBots = (game: Game, onFailure: (fault: BotFault) => void): TableBots => {
  const service = createTerminalBots(reason => onFailure({ kind: 'threw', detail: reason }));
  const programs = new Map<Seat, Bot>();

  const answerOf = async (program: Bot, question: Question): Promise<Move> => {
    const { view, seat, seed } = question;
    const move = findMove(game, game.imagine(view, seed), seat, await program.decide(question));
    if (!move.ok) throw await illegalAnswer(program, move.error.message);
    return move.value;
  };

  /** If a program fails or its answer is illegal, a random move is played; the program is asked again next time. */
  const fromOutside = async (match: Match, seat: Seat, bot: string): Promise<Move> => {
    const program = programs.get(seat) ?? (await openBot(bot, game, LIMITS));
    programs.set(seat, program);
    try {
      return await answerOf(program, questionAt(match, seat));
    } catch (thrown) {
      onFailure(faultOf(thrown));
      return randomMove(match, seat);
    }
  };

  return {
    move: async (match, seat, bot) => {
      if (bot === 'random') return randomMove(match, seat);
      if (isOutside(bot)) return fromOutside(match, seat, bot);
      return (await service.choose(botQuestionAt(match, seat, bot))).move;
    },
    advise: (match, seat, bot, count) => service.advise(adviceQuestionAt(match, seat, bot), count),
    close: async () => {
      service.end();
      await Promise.all([...programs.values()].map(program => program.close()));
    },
  };
};
