import { fail, ok, type Result } from '@cap-diamant/kernel';
import { type Box, listedSpot, placementAt } from '../geometry/box.ts';
import { COUREUR, DRAW, END, FILLE, type Move, NATION, PASS, type Place } from '../model/move.ts';
import { type Cell, LOOKED_AT } from '../model/vocabulary.ts';

const PLAIN: ReadonlyMap<string, Move> = new Map(
  [DRAW, NATION, FILLE, COUREUR, PASS, END].map(move => [move.kind, move]),
);

const FORMS =
  'draw, nation, order 2 1 3, place <piece> <site> <grid> x,y,z …, claim <shape>, fille, coureur, pass, end';

const format = (move: Move): string => {
  switch (move.kind) {
    case 'place':
      return `place ${move.piece} ${move.site} ${move.grid} ${move.cells.join(' ')}`;
    case 'order':
      return `order ${move.places.join(' ')}`;
    case 'claim':
      return `claim ${move.shape}`;
    default:
      return move.kind;
  }
};

/** Caches the texts of listed placements: there are thousands, and always the same ones. */
export const formatMove = (box: Box, move: Move): string => {
  if (move.kind !== 'place') return format(move);
  const known = box.texts.get(move);
  if (known !== undefined) return known;
  const text = format(move);
  if (listedSpot(box, move) !== undefined) box.texts.set(move, text);
  return text;
};

const WHOLE = /^(0|-?[1-9]\d{0,8})$/;

const parseCell = (text: string): Cell | undefined => {
  const [x, y, z, ...more] = text.split(',');
  if (x === undefined || y === undefined || z === undefined || more.length > 0) return undefined;
  return [x, y, z].every(number => WHOLE.test(number)) ? [Number(x), Number(y), Number(z)] : undefined;
};

const PLACE = 'place ';

/** Looks up a placement by its whole text: the common case, and by far the fastest. */
const knownPlace = (box: Box, text: string): Place | undefined => {
  const end = text.indexOf(' ', PLACE.length);
  const kind = box.pieces.get(text.slice(PLACE.length, end));
  const spot = kind?.form.spotOfText.get(text.slice(end + 1));
  return kind && spot && placementAt(kind, spot);
};

const parsePlace = (box: Box, text: string, words: readonly string[]): Result<Move> => {
  const [piece, site, grid, ...rest] = words;
  if (piece === undefined || site === undefined || grid === undefined || rest.length === 0) {
    return fail(`"${text}": a placement is written "place <piece> <site> <grid> x,y,z …"`);
  }
  if (!box.pieces.has(piece))
    return fail(`"${text}": there is no piece "${piece}"; pieces: ${[...box.pieces.keys()].join(', ')}`);
  const cells: Cell[] = [];
  for (const word of rest) {
    const cell = parseCell(word);
    if (cell === undefined) return fail(`"${text}": "${word}" is not a cell; a cell is three whole numbers, x,y,z`);
    cells.push(cell);
  }
  return ok({ kind: 'place', piece, site, grid, cells });
};

const parseOrder = (text: string, words: readonly string[]): Result<Move> => {
  const places = words.map(Number);
  const wanted = words.map((_, at) => at + 1);
  return words.length > 0 && words.length <= LOOKED_AT && wanted.every(place => words.includes(String(place)))
    ? ok({ kind: 'order', places })
    : fail(`"${text}": an order names each of the old places 1, 2 … once, as in "order 2 1 3"`);
};

/** Parses a move; does not check whether it is legal. */
export const parseMove = (box: Box, text: string): Result<Move> => {
  const plain = PLAIN.get(text);
  if (plain !== undefined) return ok(plain);
  const place = text.startsWith(PLACE) ? knownPlace(box, text) : undefined;
  if (place !== undefined) return ok(place);
  const [verb, ...words] = text.split(' ');
  if (verb === 'place') return parsePlace(box, text, words);
  if (verb === 'order') return parseOrder(text, words);
  const [shape, ...more] = words;
  if (verb === 'claim' && shape !== undefined && more.length === 0) {
    return box.ofShape.has(shape)
      ? ok({ kind: 'claim', shape })
      : fail(`"${text}": there is no shape "${shape}"; shapes: ${[...box.ofShape.keys()].join(', ')}`);
  }
  return fail(`"${text}" is not a move; moves: ${FORMS}`);
};
