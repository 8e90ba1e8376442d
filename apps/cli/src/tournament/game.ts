import { commitment, type Game, type GameRecord, nth, random, type Seat, unwrap } from '@cap-diamant/kernel';
import { feed, type Match, openMatch, play, playText, recordOfMatch, resign } from '@cap-diamant/match';
import type { Bot } from '../bots/bot.ts';
import { type BotFault, faultOf } from '../bots/fault.ts';
import { illegalAnswer } from '../bots/illegal.ts';

/** A bot's failure in a game, with the record up to it. */
interface Failure extends BotFault {
  readonly seat: Seat;
  readonly record: GameRecord;
}

/** The result of one game. */
export interface Result {
  readonly scores: readonly number[];
  readonly ranking: readonly number[];
  readonly winners: readonly Seat[];
  readonly decisions: number;
  /** How long every decision took, by seat, in milliseconds. */
  readonly times: readonly (readonly number[])[];
  readonly failures: readonly Failure[];
}

export interface Setting {
  readonly game: Game;
  readonly options: unknown;
  readonly seed: string;
}

/** Lets messages arrive between two decisions. */
const yieldToMessages = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/**
 * Plays one game between bots. A bot that fails resigns and comes last. Random moves are played in its seat, so that the
 * others can finish the game.
 */
export const playGame = async ({ game, options, seed }: Setting, bots: readonly Bot[]): Promise<Result> => {
  const dice = random(`${seed}/order`);
  const times: number[][] = bots.map(() => []);
  const failures: Failure[] = [];
  let match = unwrap(openMatch(game, { options, seed }));

  const ask = async (seat: Seat): Promise<Match> => {
    const { view, length } = feed(match, seat);
    // A hash, so that no bot can work out the game's own seed.
    const question = { view, seat, seed: commitment(`${seed}/${seat}/${length}`) };
    const bot = nth(bots, seat);
    const begun = performance.now();
    const text = await bot.decide(question);
    nth(times, seat).push(performance.now() - begun);
    const played = playText(match, seat, text);
    if (!played.ok) throw await illegalAnswer(bot, played.error.message);
    return played.value;
  };

  const byChance = (seat: Seat): Match => unwrap(play(match, seat, dice.pick(feed(match, seat).offered)));

  for (;;) {
    const { outcome, length, actors, resigned } = feed(match, undefined);
    if (outcome !== undefined) return { ...outcome, decisions: length, times, failures };
    const seat = dice.pick(actors);
    if (resigned.includes(seat)) {
      match = byChance(seat);
      continue;
    }
    try {
      match = await ask(seat);
    } catch (thrown) {
      failures.push({ ...faultOf(thrown), seat, record: recordOfMatch(match) });
      match = unwrap(resign(match, seat));
    }
    await yieldToMessages();
  }
};
