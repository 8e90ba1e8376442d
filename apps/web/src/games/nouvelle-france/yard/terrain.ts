import { BufferAttribute, BufferGeometry } from 'three';
import { MESH, snowAt } from './drifts.ts';
import { BENCH_TOP, YARD } from './layout.ts';

const COLUMNS = Math.round((YARD.right - YARD.left) / MESH);
const ROWS = Math.round((YARD.front - YARD.back) / MESH);

/**
 * The ground with the snow that may come to lie on it. Every corner knows the shape of the snow there and its slopes, so
 * that it can rise without being reckoned again.
 */
export const terrain = (): BufferGeometry => {
  const across = COLUMNS + 1;
  const heights = Array.from({ length: across * (ROWS + 1) }, (_, at) =>
    snowAt(YARD.left + (at % across) * MESH, YARD.back + Math.floor(at / across) * MESH),
  );
  const height = (column: number, row: number) => {
    const [x, z] = [Math.min(COLUMNS, Math.max(0, column)), Math.min(ROWS, Math.max(0, row))];
    return heights[z * across + x] ?? { drift: 0, dust: 0 };
  };
  const places: number[] = [];
  const drifts: number[] = [];
  const dusts: number[] = [];
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      const here = height(column, row);
      const [left, right] = [height(column - 1, row), height(column + 1, row)];
      const [back, front] = [height(column, row - 1), height(column, row + 1)];
      const slope = (from: number, to: number): number => (to - from) / (2 * MESH);
      places.push(YARD.left + column * MESH, BENCH_TOP, YARD.back + row * MESH);
      drifts.push(here.drift, slope(left.drift, right.drift), slope(back.drift, front.drift));
      dusts.push(here.dust, slope(left.dust, right.dust), slope(back.dust, front.dust));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute('aDrift', new BufferAttribute(new Float32Array(drifts), 3));
  geometry.setAttribute('aDust', new BufferAttribute(new Float32Array(dusts), 3));
  geometry.setIndex(triangles());
  return geometry;
};

const triangles = (): number[] => {
  const across = COLUMNS + 1;
  const corners: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * across + column;
      corners.push(at, at + across, at + 1, at + 1, at + across, at + across + 1);
    }
  }
  return corners;
};
