import { type Advice, type BotQuestion, botSeed, type Question } from '@cap-diamant/bots';
import { findMove, type Game, random, type Seat } from '@cap-diamant/kernel';
import { type Match, stateOf } from '@cap-diamant/match';
import type { Bot } from '../bots/bot.ts';
import { BotError, type BotFault, faultOf } from '../bots/fault.ts';
import { isOutside, openBot } from '../bots/open.ts';
import { createTerminalBots } from '../bots/service.ts';
import { sourceOf } from '../registry.ts';

/** The bots at a table where people play. */
export interface TableBots {
  /** What a bot plays at a seat, as text. */
  move(match: Match, seat: Seat, bot: string): Promise<string>;
  /** The best so many moves of a seat, explained by a bot. */
  advise(match: Match, seat: Seat, bot: string, count: number): Promise<readonly Advice[]>;
  close(): void;
}

/** A program from outside has a minute for a decision. */
const LIMITS = { ms: 60_000 };

/** One match is played at a terminal, so any id will do. */
const MATCH = 'terminal';

const seedOf = ({ start }: Match): string | undefined => ('seed' in start ? start.seed : undefined);

const questionAt = (match: Match, seat: Seat): Question => ({
  view: match.game.view(stateOf(match), seat),
  seat,
  seed: botSeed(seedOf(match), match.entries.length),
});

const botQuestionAt = (match: Match, seat: Seat, bot: string): BotQuestion => ({
  ...questionAt(match, seat),
  ...sourceOf(match.game.id),
  match: MATCH,
  bot,
});

const randomMove = (match: Match, seat: Seat): string => {
  const { game, entries } = match;
  const dice = random(`${seedOf(match) ?? 'position'}/players/${entries.length}`);
  return game.notation.formatMove(dice.pick(game.moves(stateOf(match), seat)));
};

export const createTableBots = (game: Game, onFailure: (fault: BotFault) => void): TableBots => {
  const service = createTerminalBots(reason => onFailure({ kind: 'threw', detail: reason }));
  const programs = new Map<Seat, Bot>();

  const answerOf = async (program: Bot, match: Match, seat: Seat): Promise<string> => {
    const text = await program.decide(questionAt(match, seat));
    const move = findMove(game, stateOf(match), seat, text);
    if (!move.ok) throw new BotError('illegal', move.error.message);
    return text;
  };

  /** A program may fail or answer with no legal move: a random move is made then, and it is asked again next time. */
  const fromOutside = async (match: Match, seat: Seat, bot: string): Promise<string> => {
    const program = programs.get(seat) ?? (await openBot(bot, game, LIMITS));
    programs.set(seat, program);
    try {
      return await answerOf(program, match, seat);
    } catch (thrown) {
      onFailure(faultOf(thrown));
      return randomMove(match, seat);
    }
  };

  return {
    move: async (match, seat, bot) => {
      if (bot === 'random') return randomMove(match, seat);
      if (isOutside(bot)) return fromOutside(match, seat, bot);
      return game.notation.formatMove((await service.choose(botQuestionAt(match, seat, bot))).move);
    },
    advise: (match, seat, bot, count) => service.advise(botQuestionAt(match, seat, bot), count),
    close: () => {
      service.end();
      for (const program of programs.values()) program.close();
    },
  };
};
