import type { Question, Report } from '@cap-diamant/bots';
import { commitment, findMove, type Game, random, type Seat } from '@cap-diamant/kernel';
import { type Match, stateOf } from '@cap-diamant/match';
import type { Bot } from '../bots/bot.ts';
import { BotError, type BotFault, faultOf } from '../bots/fault.ts';
import { isOutside, openBot } from '../bots/open.ts';
import { createBotTeam } from '../bots/team.ts';

/** The bots at a table where people play. */
export interface TableBots {
  /** What a bot plays at a seat, as text. */
  move(match: Match, seat: Seat, bot: string): Promise<string>;
  /** What a bot thinks of the decision a seat is asked for. */
  consider(match: Match, seat: Seat, bot: string): Promise<Report>;
  close(): void;
}

/** A program from outside has a minute for a decision. */
const LIMITS = { ms: 60_000 };

const seedOf = (match: Match): string => ('seed' in match.start ? match.start.seed : 'position');

/** All that is left to chance hangs on the seed and the point of the game alone, so a game can be played again. */
export const questionAt = (match: Match, seat: Seat): Question => ({
  view: match.game.view(stateOf(match), seat),
  seat,
  seed: commitment(`${seedOf(match)}/bots/${match.entries.length}`),
});

const byChance = (match: Match, seat: Seat): string => {
  const { game, entries } = match;
  const dice = random(`${seedOf(match)}/players/${entries.length}`);
  return game.notation.formatMove(dice.pick(game.moves(stateOf(match), seat)));
};

export const createTableBots = (game: Game, trouble: (fault: BotFault) => void): TableBots => {
  const team = createBotTeam(game, why => trouble({ kind: 'threw', detail: why }));
  const programs = new Map<Seat, Bot>();

  const answerOf = async (program: Bot, match: Match, seat: Seat): Promise<string> => {
    const text = await program.decide(questionAt(match, seat));
    const move = findMove(game, stateOf(match), seat, text);
    if (!move.ok) throw new BotError('illegal', move.error.message);
    return text;
  };

  /** A program may fail, or answer what is no move: chance answers then, and the program is asked again next time. */
  const fromOutside = async (match: Match, seat: Seat, bot: string): Promise<string> => {
    const program = programs.get(seat) ?? (await openBot(bot, game, LIMITS));
    programs.set(seat, program);
    try {
      return await answerOf(program, match, seat);
    } catch (thrown) {
      trouble(faultOf(thrown));
      return byChance(match, seat);
    }
  };

  return {
    move: async (match, seat, bot) => {
      if (bot === 'random') return byChance(match, seat);
      if (isOutside(bot)) return fromOutside(match, seat, bot);
      return game.notation.formatMove((await team.think(bot, questionAt(match, seat))).move);
    },
    consider: (match, seat, bot) => team.think(bot, questionAt(match, seat)),
    close: () => {
      team.close();
      for (const program of programs.values()) program.close();
    },
  };
};
