import type { Language } from '@cap-diamant/kernel';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { Move } from '@cap-diamant/nouvelle-france/move';
import { BONUSES, type Site } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Catalogue } from '@cap-diamant/nouvelle-france/words';
import { GROUNDS } from '../plan/grids.ts';
import { placingTexts, tableWords } from '../words/index.ts';
import type { PlacingTexts } from '../words/placing/texts.ts';

type Placement = Extract<Move, { readonly kind: 'place' }>;

/** A bonus piece by its name, another by its shape and the colour it has twice. */
const pieceText = (words: Catalogue, piece: string): string => {
  const bonus = BONUSES.find(one => one === piece);
  if (bonus !== undefined) return words.placedBonus[bonus];
  const colours = STANDARD_BOX.pieces.get(piece)?.colours ?? [];
  const doubled = colours.find((colour, at) => colours.indexOf(colour) !== at);
  const shape = piece.replace(/\d$/, '');
  return doubled === undefined ? shape : words.piece(shape, words.colour[doubled]);
};

/** "2–4", counted from 1. */
const span = (all: readonly number[]): string => {
  const [from, to] = [Math.min(...all) + 1, Math.max(...all) + 1];
  return from === to ? String(from) : `${from}–${to}`;
};

/** Which piece goes where, told apart from other placements: the lowest floor it stands on, and its columns and rows. */
export const placementText = (
  texts: PlacingTexts,
  words: Catalogue,
  { piece, site, grid, cells }: Placement,
): string => {
  const at = site as Site;
  const lowest = Math.min(...cells.map(([, , z]) => z));
  return texts.advised(
    pieceText(words, piece),
    words.onSite[at],
    GROUNDS[at].length > 1 ? grid : undefined,
    words.floor[lowest] ?? '',
    span(cells.map(([x]) => x)),
    span(cells.map(([, y]) => y)),
  );
};

/** Placements by their text. */
export const nameMoves = (language: Language): ((move: Move) => string | undefined) => {
  const texts = placingTexts(language);
  const words = tableWords(language);
  return move => (move.kind === 'place' ? placementText(texts, words, move) : undefined);
};
