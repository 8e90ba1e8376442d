import { pieceOf, STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { type Cell, COLOURS, type Colour } from '@cap-diamant/nouvelle-france/vocabulary';

/** The squares of a flat drawing, x to the right, y down. */
export type Squares = readonly (readonly [x: number, y: number])[];

const flat = (cells: readonly Cell[]): Squares => cells.map(([x, y]) => [x, y]);

/** The squares of a shape or bonus piece, as its card shows it. */
export const squaresOf = (form: string): Squares => flat(STANDARD_BOX.forms.get(form)?.cells ?? []);

/** A piece as drawn: its squares and their colours. A bonus piece has its owner's colour. */
export const drawingOf = (
  piece: string,
  owner: Colour = COLOURS[0],
): { readonly squares: Squares; readonly colours: readonly Colour[] } => {
  const { form, colours } = pieceOf(STANDARD_BOX, piece);
  return { squares: flat(form.cells), colours: colours ?? form.cells.map(() => owner) };
};

export const extentOf = (squares: Squares): { readonly width: number; readonly height: number } => ({
  width: 1 + Math.max(0, ...squares.map(([x]) => x)),
  height: 1 + Math.max(0, ...squares.map(([, y]) => y)),
});

type Corner = readonly [x: number, y: number];

/** The sides of a square, each with the square on its right. */
const sidesOf = ([x, y]: Corner): readonly (readonly [from: Corner, to: Corner])[] => [
  [
    [x, y],
    [x + 1, y],
  ],
  [
    [x + 1, y],
    [x + 1, y + 1],
  ],
  [
    [x + 1, y + 1],
    [x, y + 1],
  ],
  [
    [x, y + 1],
    [x, y],
  ],
];

/** The outline of connected squares without holes, as an SVG path; `unit` is the size of a square. */
export const outlineOf = (squares: Squares, unit: number): string => {
  const sides = squares.flatMap(sidesOf);
  const isOuter = ([[ax, ay], [bx, by]]: (typeof sides)[number]): boolean =>
    !sides.some(([[cx, cy], [dx, dy]]) => ax === dx && ay === dy && bx === cx && by === cy);
  const outer = new Map(sides.filter(isOuter).map(([from, to]) => [from.join(), to]));
  const [start] = sides.filter(isOuter)[0] ?? [[0, 0]];
  const way: string[] = [];
  for (let at: Corner | undefined = start; at !== undefined && way.length <= outer.size; at = outer.get(at.join())) {
    way.push(`${at[0] * unit} ${at[1] * unit}`);
  }
  return `M${way.slice(0, -1).join('L')}Z`;
};
