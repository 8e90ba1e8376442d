import type { Game, Seat, Types } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import type { GameWords } from './game-words.ts';

/** A legal move. The number, the notation and the words are for the person; the move is what gets played. */
export interface ListedMove {
  readonly number: number;
  readonly move: Types['move'];
  readonly notation: string;
  readonly about: string;
}

/** Longer lists are hard to listen to. */
const SHOWN = 20;

/** A seat's legal moves. */
export const listMoves = ({ words }: GameWords, game: Game, seat: Seat, { view, offered }: Feed): ListedMove[] =>
  offered.map((move, at) => ({
    number: at + 1,
    move,
    notation: game.notation.formatMove(move),
    about: words.move(view, seat, move),
  }));

const lineFor =
  ({ texts }: GameWords) =>
  ({ number, notation, about }: ListedMove): string =>
    texts.choice(number, about, notation);

/** The list as printed; only the beginning of a long one. */
export const moveLines = (words: GameWords, moves: readonly ListedMove[]): string[] => [
  words.texts.choices(moves.length),
  ...moves.slice(0, SHOWN).map(lineFor(words)),
  ...(moves.length > SHOWN ? [words.texts.more(SHOWN, moves.length)] : []),
];

/** All moves that contain a text, as lines. */
export const matchingLines = (words: GameWords, moves: readonly ListedMove[], text: string): string[] => {
  const sought = text.toLowerCase();
  return moves.map(lineFor(words)).filter(line => line.toLowerCase().includes(sought));
};

/** The move that was typed, by its number or its notation. */
export const findListed = (moves: readonly ListedMove[], typed: string): ListedMove | undefined => {
  if (/^\d+$/.test(typed)) return moves[Number(typed) - 1];
  const text = typed.toLowerCase().replace(/\s+/g, ' ');
  return moves.find(({ notation }) => notation === typed || notation === text);
};
