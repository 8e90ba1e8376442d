import type { Level } from '@cap-diamant/bots/levels';
import type { Puzzle } from '@cap-diamant/bots/puzzles';
import { nth, random } from '@cap-diamant/kernel';
import { dateOf } from '../page/day.ts';

/** Québec has twice as many puzzles, so it has two days of three. */
const GAMES = ['quebec', 'quebec', 'nouvelle-france'] as const;

export const puzzleGameOf = (day: number): string => nth(GAMES, day % GAMES.length);

/** How many earlier days had a puzzle of the same game. */
const earlierDays = (day: number): number => {
  const game = puzzleGameOf(day);
  const among = (days: number): number => GAMES.slice(0, days).filter(one => one === game).length;
  return Math.floor(day / GAMES.length) * among(GAMES.length) + among(day % GAMES.length);
};

/** One puzzle after another, in random order: all come once before any comes again. */
export const puzzleInTurn = <T>(puzzles: readonly T[], turn: number): T => {
  const round = Math.floor(turn / puzzles.length);
  return nth(random(`puzzle of the day ${round}`).shuffle(puzzles), turn % puzzles.length);
};

type Lines = Pick<Puzzle, 'line' | 'length' | 'rival'>;

const kindOf = (line: readonly string[]): string | undefined => line[0]?.split(' ')[0];

/** Whether a puzzle is worth a day: it asks for several decisions, or which of several, not only whether to press a button. */
const isWorthADay = ({ line, length, rival }: Lines): boolean => length > 1 || kindOf(line) === kindOf(rival);

/** The puzzle of a day, from the puzzles of that day's game. */
export const puzzleOfDay = <T extends Lines>(puzzles: readonly T[], day: number): T =>
  puzzleInTurn(puzzles.filter(isWorthADay), earlierDays(day));

/** A game everybody can play on the same day: same shuffle, same opponents. */
export interface Challenge {
  readonly day: number;
  readonly game: string;
  readonly level: Level;
  readonly seed: string;
}

/** Opponents get stronger through the week, from Monday to Sunday. */
const LEVELS: readonly Level[] = ['easy', 'easy', 'medium', 'medium', 'strong', 'strong', 'expert'];

/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

export const challengeOf = (day: number): Challenge => ({
  day,
  game: nth(GAMES, (day + 1) % GAMES.length),
  level: nth(LEVELS, weekdayOf(day)),
  seed: `challenge of ${dateOf(day)}`,
});
