import type { Seat, Words } from '@cap-diamant/kernel';
import type { PlayTexts } from '../words/texts.ts';

/** What a game is put into words with: the game's own, those of the program, and the names of the players. */
export interface GameWords {
  readonly words: Words;
  readonly texts: PlayTexts;
  readonly names: readonly string[];
}

export const nameOf = ({ names }: GameWords, seat: Seat): string => names[seat] ?? String(seat + 1);
