type Slab = readonly [x: number, y: number];

const SIDES = [
  [0, -1, 0, 0, 1, 0],
  [1, 0, 1, 0, 1, 1],
  [0, 1, 1, 1, 0, 1],
  [-1, 0, 0, 1, 0, 0],
] as const;

/** The outline of slabs, holes included, as an SVG path. */
export const edgesOf = (slabs: readonly Slab[], unit: number): string => {
  const taken = new Set(slabs.map(String));
  return slabs
    .flatMap(([x, y]) =>
      SIDES.filter(([dx, dy]) => !taken.has(`${x + dx},${y + dy}`)).map(
        ([, , ax, ay, bx, by]) => `M${(x + ax) * unit} ${(y + ay) * unit}L${(x + bx) * unit} ${(y + by) * unit}`,
      ),
    )
    .join('');
};
