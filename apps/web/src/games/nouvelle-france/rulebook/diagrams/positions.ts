import { coloursOf, pieceOf, STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import type { Place } from '@cap-diamant/nouvelle-france/move';
import { dropPiece, type Trial } from '@cap-diamant/nouvelle-france/rules';
import { countFloor } from '@cap-diamant/nouvelle-france/scoring';
import { type View, wallsOf } from '@cap-diamant/nouvelle-france/view';
import type { BySite, Cell, Colour, Grid, Site, Stick } from '@cap-diamant/nouvelle-france/vocabulary';
import { cubeKey, cubesOf } from '../../plan/places.ts';
import type { Cube, Ghost } from '../../sites/sites.ts';

type Placed = View['placed'][number];

/** The players of all examples. */
export const EXAMPLE_COLOURS: readonly Colour[] = ['brown', 'blue'];

const placed = (piece: string, seat: number, site: Site, grid: Grid, ...cells: readonly Cell[]): Placed => ({
  piece,
  seat,
  site,
  grid,
  cells,
});

const L = placed('L0', 0, 'church', 'A', [0, 2, 0], [0, 3, 0], [0, 4, 0], [0, 5, 0], [0, 2, 1]);
const P = placed('P1', 1, 'church', 'A', [4, 4, 0], [4, 5, 0], [4, 6, 0], [4, 4, 1], [4, 5, 1]);
const Y = placed('Y0', 0, 'church', 'A', [0, 3, 1], [0, 4, 1], [0, 5, 1], [0, 6, 1], [0, 4, 2]);
const UPRIGHT_BEAM = placed('beam', 0, 'church', 'A', [0, 1, 0], [0, 1, 1], [0, 1, 2]);
const V = placed('V1', 1, 'redoubt', 'A', [6, 0, 2], [6, 0, 1], [6, 0, 0], [5, 0, 0], [4, 0, 0]);
const U = placed('U0', 0, 'redoubt', 'B', [0, 0, 1], [2, 0, 1], [0, 0, 0], [1, 0, 0], [2, 0, 0]);
const W = placed('W1', 1, 'mill', 'A', [0, 2, 0], [0, 1, 0], [1, 1, 0], [1, 0, 0], [2, 0, 0]);

/** A piece about to be placed on what stands already: an example of the rules. */
export interface Example {
  readonly before: readonly Placed[];
  readonly piece: Placed;
  readonly snow: number;
}

export const EXAMPLES = {
  first: { before: [], piece: L, snow: 0 },
  linked: { before: [L, P], piece: Y, snow: 0 },
  covered: {
    before: [L, P, Y],
    piece: placed('beam', 0, 'church', 'A', [0, 6, 0], [0, 7, 0], [0, 8, 0]),
    snow: 0,
  },
  further: {
    before: [L, P, Y],
    piece: placed('beam', 0, 'church', 'A', [0, 7, 0], [0, 8, 0], [0, 9, 0]),
    snow: 0,
  },
  foot: {
    before: [],
    piece: placed('L0', 0, 'redoubt', 'A', [2, 0, 1], [3, 0, 1], [4, 0, 1], [5, 0, 1], [2, 0, 0]),
    snow: 0,
  },
  'foot-and-beam': {
    before: [placed('beam', 1, 'redoubt', 'A', [3, 0, 0], [4, 0, 0], [5, 0, 0])],
    piece: placed('L0', 0, 'redoubt', 'A', [2, 0, 1], [3, 0, 1], [4, 0, 1], [5, 0, 1], [2, 0, 0]),
    snow: 0,
  },
  junction: { before: [V], piece: U, snow: 0 },
  buried: {
    before: [L, P, Y, UPRIGHT_BEAM],
    piece: placed('stake', 1, 'church', 'A', [4, 3, 0], [4, 3, 1]),
    snow: 1,
  },
  stolen: {
    before: [L, P, Y],
    piece: placed('U1', 1, 'church', 'A', [4, 3, 0], [4, 1, 0], [4, 3, 1], [4, 2, 1], [4, 1, 1]),
    snow: 0,
  },
} as const satisfies Readonly<Record<string, Example>>;

const colourOf = (seat: number): Colour => EXAMPLE_COLOURS[seat] ?? 'brown';
const wallsWith = (pieces: readonly Placed[]) => wallsOf(STANDARD_BOX, pieces, EXAMPLE_COLOURS);

/** What the real rules say about an example. */
export const trialOf = ({ before, piece, snow }: Example): Trial => {
  const { site, grid, cells } = piece;
  const place: Place = { kind: 'place', piece: piece.piece, site, grid, cells };
  return dropPiece(STANDARD_BOX, { walls: wallsWith(before), snow, colour: colourOf(piece.seat) }, place);
};

/** The piece of an example as something held over its site. */
export const ghostOf = (example: Example): Ghost => {
  const { piece, seat, site, grid, cells } = example.piece;
  const colours = coloursOf(pieceOf(STANDARD_BOX, piece), colourOf(seat));
  const fault = trialOf(example).fault;
  return { site, grid, cells, colours, fault };
};

/** All cubes of these pieces. */
export const cubesIn = (pieces: readonly Placed[]): readonly Cube[] =>
  cubesOf({ placed: pieces, colours: EXAMPLE_COLOURS } as View);

/** The cubes that score: those of the piece in its player's colour, and those linked to them. */
export const scoringCubes = (example: Example): ReadonlySet<string> => {
  const { piece, snow } = example;
  const own = cubesIn([piece]).filter(({ colour, cell }) => colour === colourOf(piece.seat) && cell[2] >= snow);
  return new Set([
    ...own.map(({ grid, cell }) => cubeKey(piece.site, grid, cell)),
    ...trialOf(example).linked.map(({ grid, cell }) => cubeKey(piece.site, grid, cell)),
  ]);
};

const STICKS: BySite<Stick> = { redoubt: ['+', '-', '2'], church: ['2', '+', '-'], mill: ['-', '2', '+'] };

/** The worked example of a snowfall: the lower floor of all sites. */
export const SNOWFALL = {
  sticks: STICKS,
  count: countFloor(STANDARD_BOX, wallsWith([L, P, Y, UPRIGHT_BEAM, V, U, W]), STICKS, EXAMPLE_COLOURS, 0),
} as const;
