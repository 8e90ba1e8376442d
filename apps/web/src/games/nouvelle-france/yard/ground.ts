import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
} from 'three';
import { BOARDS } from './ground-picture.ts';
import { BENCH_TOP, BOARD_TOP, FRAMES, toYard } from './layout.ts';

/** Half the width of a slab at its top, at its edge and at its foot, with the heights of these. */
const PROFILE = [
  [0.462, 0],
  [0.487, -0.028],
  [0.487, BOARD_TOP - 0.02],
] as const;

const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** A slab with a hairline of a bevel around its top. */
const slabGeometry = (): InstancedBufferGeometry => {
  const places: number[] = [];
  const quad = (corners: readonly (readonly number[])[]): void => {
    for (const at of [0, 1, 2, 0, 2, 3]) places.push(...(corners[at] ?? []));
  };
  const [[top, level]] = PROFILE;
  quad(CORNERS.map(([x, z]) => [x * top, level, z * top]));
  for (const [step, [wide, y]] of PROFILE.entries()) {
    const lower = PROFILE[step + 1];
    if (lower === undefined) continue;
    for (const [at, [x, z]] of CORNERS.entries()) {
      const [nextX, nextZ] = CORNERS[(at + 1) % CORNERS.length] ?? [x, z];
      quad([
        [x * lower[0], lower[1], z * lower[0]],
        [nextX * lower[0], lower[1], nextZ * lower[0]],
        [nextX * wide, y, nextZ * wide],
        [x * wide, y, z * wide],
      ]);
    }
  }
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.computeVertexNormals();
  return geometry;
};

export const slabs = (): InstancedBufferGeometry => {
  const places = FRAMES.flatMap(frame =>
    frame.slabs.flatMap(([x, y]) => {
      const place = toYard(frame, x, y);
      return [place.x, 0, place.z, frame.angle];
    }),
  );
  const geometry = slabGeometry();
  geometry.setAttribute('iSlab', new InstancedBufferAttribute(new Float32Array(places), 4));
  geometry.instanceCount = places.length / 4;
  return geometry;
};

export const boards = (): BufferGeometry[] =>
  BOARDS.map(({ left, right, back, front }) => {
    const thick = BOARD_TOP - BENCH_TOP;
    const box = new BoxGeometry(right - left, thick, front - back);
    return box.translate((left + right) / 2, BOARD_TOP - thick / 2, (back + front) / 2);
  });
