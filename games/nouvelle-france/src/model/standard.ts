import { type Components, cellsOf, slabsOf } from './components.ts';
import { COLOURS } from './vocabulary.ts';

/**
 * The shipped components. The rulebook's text does not give footprints, cube colours, the points of the characters,
 * sticks and pile sizes, so they are reconstructed; the rest is from its text or from published reviews.
 * Each shape: its drawing, and for each of its cubes (row by row) how many colours after the doubled one it comes.
 */
const SHAPES: readonly (readonly [id: string, drawing: readonly string[], pattern: readonly number[]])[] = [
  ['L', ['####', '#...'], [0, 3, 1, 0, 2]],
  ['N', ['###.', '..##'], [0, 3, 0, 2, 1]],
  ['P', ['###', '##.'], [0, 0, 2, 1, 3]],
  ['T', ['###', '.#.', '.#.'], [0, 2, 3, 0, 1]],
  ['U', ['#.#', '###'], [0, 2, 3, 0, 1]],
  ['V', ['#..', '#..', '###'], [0, 3, 2, 1, 0]],
  ['W', ['#..', '##.', '.##'], [1, 0, 0, 2, 3]],
  ['Y', ['####', '.#..'], [1, 0, 0, 2, 3]],
  ['Z', ['##.', '.#.', '.##'], [3, 1, 2, 0, 0]],
];

const REDOUBT_BODY = ['#######', '#.....#', '#.....#', '#.....#', '#######'];
const REDAN = ['####', '...#', '...#', '...#'];
const CHURCH = ['.###.', '#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '#####', '#####'];
const MILL = ['.####.', '######', '##..##', '##..##', '######', '.####.'];

const grid = (id: string, ascii: string[], origin: [number, number] = [0, 0], rotationDeg = 0) => ({
  id,
  ascii,
  cells: slabsOf(ascii),
  transform: { origin, rotationDeg },
});

const colourAfter = (doubled: number, steps: number) => COLOURS[(doubled + steps) % COLOURS.length] ?? COLOURS[0];

export const STANDARD: Components = {
  format: 1,
  game: 'nouvelle-france',
  maxLevels: 3,
  colours: COLOURS.map(id => ({ id })),
  shapes: SHAPES.map(([id, drawing]) => ({ id, cells: cellsOf(drawing) })),
  pieces: SHAPES.flatMap(([shape, , pattern]) =>
    COLOURS.map((_, k) => ({ id: `${shape}${k}`, shape, colours: pattern.map(steps => colourAfter(k, steps)) })),
  ),
  bonusPieces: [
    { id: 'beam', phase: 1, cells: cellsOf(['###']) },
    { id: 'stake', phase: 2, cells: cellsOf(['##']) },
    { id: 'peg', phase: 3, cells: cellsOf(['#']) },
  ],
  sites: [
    {
      id: 'redoubt',
      grids: [grid('A', REDOUBT_BODY), grid('B', REDAN, [7.2071, -0.1213], 45)],
      junctions: [
        [
          { grid: 'A', x: 6, y: 0 },
          { grid: 'B', x: 0, y: 0 },
        ],
        [
          { grid: 'A', x: 6, y: 4 },
          { grid: 'B', x: 3, y: 3 },
        ],
      ],
      character: { id: 'officer', points: 14 },
    },
    { id: 'church', grids: [grid('A', CHURCH)], junctions: [], character: { id: 'priest', points: 13 } },
    { id: 'mill', grids: [grid('A', MILL)], junctions: [], character: { id: 'miller', points: 12 } },
  ],
  sticks: {
    symbols: { '2': 2, '+': 1, '-': -1 },
    sticks: [
      { id: 'stick1', faces: ['+', '2', '-'] },
      { id: 'stick2', faces: ['2', '-', '+'] },
      { id: 'stick3', faces: ['-', '+', '2'] },
    ],
  },
  deck: {
    shapeCards: { perShape: 4 },
    snowflakeCards: { total: 3 },
    standard: { pileSizes: [8, 6, 6, 6, 6, 4], snowflakeInPiles: [2, 4, 6], faceUpAtStart: 2 },
    simplified: { pileSizes: [6, 6, 6, 6, 6, 6], snowflakeInPiles: [2, 4, 6], faceUpAtStart: 0 },
  },
  options: { handicap: { startPoints: { '2': [0, 6], '3': [0, 4, 7], '4': [0, 2, 5, 8] } } },
};
