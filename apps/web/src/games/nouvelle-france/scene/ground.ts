import { BoxGeometry, BufferAttribute, BufferGeometry } from 'three';
import { BOARDS } from './ground-texture.ts';
import { BENCH_TOP, BOARD_TOP, FRAMES, type Frame, toWorld } from './layout.ts';

const HALF = 0.485;

const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Squares in space, with the place on the slab for its top, whose edges are painted. */
class Squares {
  readonly #places: number[] = [];
  readonly #normals: number[] = [];
  readonly #faces: number[] = [];

  add(corners: readonly (readonly number[])[], faces: readonly (readonly number[])[], normal: readonly number[]): void {
    for (const at of [0, 1, 2, 0, 2, 3]) {
      this.#places.push(...(corners[at] ?? []));
      this.#faces.push(...(faces[at] ?? []));
      this.#normals.push(...normal);
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#places), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.#normals), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.#faces), 2));
    return geometry;
  }
}

const addSlab = (squares: Squares, frame: Frame, column: number, row: number): void => {
  const corner = (x: number, y: number, high: number): number[] => {
    const place = toWorld(frame, column + x * HALF, row + y * HALF);
    return [place.x, high, place.z];
  };
  const ring = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  squares.add(
    ring.map(([x, y]) => corner(x, y, 0)),
    ring.map(([x, y]) => [x * HALF, y * HALF]),
    [0, 1, 0],
  );
  const plain = ring.map(() => [0, 0]);
  for (const [dx, dy] of SIDES) {
    if (frame.slabs.some(([x, y]) => x === column + dx && y === row + dy)) continue;
    const [from, to] = [
      [dx + dy, dy - dx],
      [dx - dy, dy + dx],
    ] as const;
    const normal = [dx * frame.cos - dy * frame.sin, 0, dx * frame.sin + dy * frame.cos];
    squares.add(
      [
        corner(to[0], to[1], BOARD_TOP),
        corner(from[0], from[1], BOARD_TOP),
        corner(from[0], from[1], 0),
        corner(to[0], to[1], 0),
      ],
      plain,
      normal,
    );
  }
};

export const slabs = (): BufferGeometry => {
  const squares = new Squares();
  for (const frame of FRAMES) for (const [x, y] of frame.slabs) addSlab(squares, frame, x, y);
  return squares.geometry();
};

export const boards = (): BufferGeometry[] =>
  BOARDS.map(({ left, right, back, front }) => {
    const thick = BOARD_TOP - BENCH_TOP;
    const box = new BoxGeometry(right - left, thick, front - back);
    return box.translate((left + right) / 2, BOARD_TOP - thick / 2, (back + front) / 2);
  });
