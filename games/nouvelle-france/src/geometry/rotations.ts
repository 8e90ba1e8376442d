import type { Cell } from '../model/vocabulary.ts';

/** Quarter turns about the vertical and about the x axis generate all rotations of space. */
const quarterTurn = ([x, y, z]: Cell): Cell => [-y, x, z];
const quarterTilt = ([x, y, z]: Cell): Cell => [x, -z, y];
const quarterRoll = ([x, y, z]: Cell): Cell => [-z, y, x];

const origin = (cells: readonly Cell[]): Cell => [
  Math.min(...cells.map(cell => cell[0])),
  Math.min(...cells.map(cell => cell[1])),
  Math.min(...cells.map(cell => cell[2])),
];

export const shifted = (cells: readonly Cell[], [x, y, z]: Cell): readonly Cell[] =>
  cells.map(cell => [cell[0] + x, cell[1] + y, cell[2] + z] as const);

/** About the vertical, about the x axis, about the y axis. */
export const AXES = ['turn', 'tilt', 'roll'] as const;
export type Axis = (typeof AXES)[number];
const QUARTERS: { readonly [axis in Axis]: (cell: Cell) => Cell } = {
  turn: quarterTurn,
  tilt: quarterTilt,
  roll: quarterRoll,
};

/** The cells moved to the origin, so that equal orientations look equal. */
export const cornered = (cells: readonly Cell[]): readonly Cell[] => {
  const [x, y, z] = origin(cells);
  return shifted(cells, [-x, -y, -z]);
};

/** The cells after a number of quarter turns about an axis, moved to the origin. */
export const turned = (cells: readonly Cell[], axis: Axis, quarters = 1): readonly Cell[] => {
  let list = cells;
  for (let left = ((quarters % 4) + 4) % 4; left > 0; left--) list = list.map(QUARTERS[axis]);
  return cornered(list);
};

/** The text of a cell list that depends only on its orientation: the offset of each cell from the first. */
export const orientationKey = (cells: readonly Cell[]): string => {
  const [x, y, z] = cells[0] ?? [0, 0, 0];
  let key = '';
  for (const cell of cells) key += `${cell[0] - x},${cell[1] - y},${cell[2] - z} `;
  return key;
};

/** Every list of cells, in the piece's own order, that a rotation can give. */
export const orientationsOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const found = new Map<string, readonly Cell[]>();
  const visit = (list: readonly Cell[]): void => {
    const key = list.join(' ');
    if (found.has(key)) return;
    found.set(key, list);
    visit(cornered(list.map(quarterTurn)));
    visit(cornered(list.map(quarterTilt)));
  };
  visit(cornered(cells));
  return [...found.values()];
};
