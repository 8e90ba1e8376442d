import type { GameModule } from '@cap-diamant/catalogue';
import { type GameRecord, nth } from '@cap-diamant/kernel';
import {
  feed,
  type Match,
  playText,
  type RefereeEntry,
  recordOfMatch,
  refereeFeed,
  resumeMatch,
} from '@cap-diamant/match';
import type { Context } from '../command-line/context.ts';
import { type GameWords, nameOf } from '../play/game-words.ts';
import { resultLines, scoreLines } from '../play/scores.ts';

/** One decision: the move as written, then its effects. The reader of a record may know everything in it. */
const entryLines = ({ texts }: Context, words: GameWords, number: number, entry: RefereeEntry): string[] => [
  texts.replay.move(number, nameOf(words, entry.seat), entry.move),
  ...entry.effects.map(({ effect, view }) => `   ${words.words.effect(view, effect, words.names)}`),
];

/** How a replay ended: with the match, or with the number of moves played and why the next one failed. */
type Replayed = { readonly match: Match } | { readonly at: number; readonly why: string };

/** Plays a record move by move and prints each, up to the first that cannot be played. */
export const printRecord = (
  context: Context,
  { game }: GameModule,
  record: GameRecord,
  words: GameWords,
  say: (line: string) => void,
): Replayed => {
  const opened = resumeMatch(game, { ...record, seats: [], moves: [], resigned: [] });
  if (!opened.ok) return { at: 0, why: opened.error.message };
  let match = opened.value;
  for (const [at, move] of record.moves.entries()) {
    const played = playText(match, nth(record.seats, at), move);
    if (!played.ok) return { at, why: played.error.message };
    match = played.value;
    for (const entry of refereeFeed(match, at).entries) {
      for (const line of entryLines(context, words, at + 1, entry)) say(line);
    }
  }
  const whole = resumeMatch(game, { ...recordOfMatch(match), resigned: record.resigned ?? [] });
  return whole.ok ? { match: whole.value } : { at: record.moves.length, why: whole.error.message };
};

/** The result, or the points so far. */
export const finalLines = ({ texts }: Context, words: GameWords, match: Match): string[] => {
  const last = feed(match, undefined);
  const result = resultLines(words, match.game, last);
  return [texts.replay.final, ...(result ?? [...scoreLines(words, match.game, last), texts.replay.unfinished])];
};
