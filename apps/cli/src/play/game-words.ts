import type { Seat, Words } from '@cap-diamant/kernel';
import type { PlayTexts } from '../words/texts.ts';

/** All words used at a table: the game's, the program's, and the players' names. */
export interface GameWords {
  readonly words: Words;
  readonly texts: PlayTexts;
  readonly names: readonly string[];
}

export const nameOf = ({ names }: GameWords, seat: Seat): string => names[seat] ?? String(seat + 1);
