import { BufferAttribute, BufferGeometry } from 'three';
import { MESH, type Snow, snowAt } from './drifts.ts';
import { BENCH_TOP, FRAMES, toYard, YARD } from './layout.ts';

const COLUMNS = Math.round((YARD.right - YARD.left) / MESH);
const ROWS = Math.round((YARD.front - YARD.back) / MESH);
const ACROSS = COLUMNS + 1;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Corners of the mesh with what the shader needs of each. */
class Corners {
  readonly #places: number[] = [];
  readonly #drifts: number[] = [];
  readonly #dusts: number[] = [];
  readonly #edges: number[] = [];

  get count(): number {
    return this.#places.length / 3;
  }

  add(x: number, z: number, drift: readonly number[], dust: readonly number[], edge: readonly number[]): void {
    this.#places.push(x, BENCH_TOP, z);
    this.#drifts.push(...drift);
    this.#dusts.push(...dust);
    this.#edges.push(...edge);
  }

  geometry(triangles: readonly number[]): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#places), 3));
    geometry.setAttribute('aDrift', new BufferAttribute(new Float32Array(this.#drifts), 3));
    geometry.setAttribute('aDust', new BufferAttribute(new Float32Array(this.#dusts), 3));
    geometry.setAttribute('aEdge', new BufferAttribute(new Float32Array(this.#edges), 2));
    geometry.setIndex([...triangles]);
    return geometry;
  }
}

const slope = (from: number, to: number): number => (to - from) / (2 * MESH);

/** The cover of snow: its shape at every corner and its slopes there. */
const cover = (corners: Corners): number[] => {
  const snow = Array.from({ length: ACROSS * (ROWS + 1) }, (_, at) =>
    snowAt(YARD.left + (at % ACROSS) * MESH, YARD.back + Math.floor(at / ACROSS) * MESH),
  );
  const bare: Snow = { drift: 0, dust: 0, away: 0 };
  const at = (column: number, row: number): Snow => snow[clamp(row, ROWS) * ACROSS + clamp(column, COLUMNS)] ?? bare;
  const triangles: number[] = [];
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      const here = at(column, row);
      const [left, right] = [at(column - 1, row), at(column + 1, row)];
      const [back, front] = [at(column, row - 1), at(column, row + 1)];
      const first = corners.count;
      corners.add(
        YARD.left + column * MESH,
        YARD.back + row * MESH,
        [here.drift, slope(left.drift, right.drift), slope(back.drift, front.drift)],
        [here.dust, slope(left.dust, right.dust), slope(back.dust, front.dust)],
        [here.away, 1],
      );
      if (column === COLUMNS || row === ROWS) continue;
      triangles.push(first, first + ACROSS, first + 1, first + 1, first + ACROSS, first + ACROSS + 1);
    }
  }
  return triangles;
};

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Where the cover ends above the slabs it is cut off: these are the faces of the cut, slab by slab. */
const cuts = (corners: Corners): number[] => {
  const triangles: number[] = [];
  const steps = 4;
  const reach = 0.5;
  for (const frame of FRAMES) {
    const isSlab = (x: number, y: number): boolean => frame.slabs.some(slab => slab[0] === x && slab[1] === y);
    for (const [x, y] of frame.slabs) {
      for (const [dx, dy] of SIDES) {
        if (isSlab(x + dx, y + dy)) continue;
        for (let step = 0; step <= steps; step++) {
          const along = (step / steps - 0.5) * 2 * reach;
          const place = toYard(frame, x + dx * reach + dy * along, y + dy * reach + dx * along);
          const { drift, dust } = snowAt(place.x, place.z);
          const first = corners.count;
          corners.add(place.x, place.z, [drift, 0, 0], [dust, 0, 0], [1, 0.94]);
          corners.add(place.x, place.z, [0, 0, 0], [0, 0, 0], [1, 0.5]);
          if (step < steps) triangles.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
        }
      }
    }
  }
  return triangles;
};

/** The ground with the snow that may come to lie on it; it can rise without being reckoned again. */
export const terrain = (): BufferGeometry => {
  const corners = new Corners();
  return corners.geometry([...cover(corners), ...cuts(corners)]);
};
