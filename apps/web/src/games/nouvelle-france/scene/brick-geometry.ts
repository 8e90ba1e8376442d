import { BufferAttribute, DynamicDrawUsage, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';
import { type Brick, SIDES, SIZE, sideBit, TILES } from './bricks.ts';

/** Indices of faces. The lower face is never drawn: the camera stays above all cubes. */
const LOWER = 2;
const UPPER = 3;

/** Faces between neighbouring cubes, and between the parts of a post, are never visible. */
const isSeen = ({ near, joins, size }: Brick, side: number): boolean => {
  if (side === LOWER) return false;
  return size === SIZE.cube ? Math.floor(near / sideBit(side)) % 2 === 0 : side !== UPPER || joins < 2 ** UPPER;
};

const CORNERS = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0];

/**
 * Draws all bricks in one call, one square for each visible face. Software rendering is slow with many triangles, so
 * the shader paints the bevels.
 */
export class BrickGeometry extends InstancedBufferGeometry {
  readonly #places: InstancedBufferAttribute;
  readonly #bits: InstancedBufferAttribute;
  readonly #most: number;

  constructor(bricks: number) {
    super();
    this.#most = bricks * (SIDES.length - 1);
    this.setAttribute('position', new BufferAttribute(new Float32Array(CORNERS), 3));
    this.setIndex([0, 1, 2, 0, 2, 3]);
    this.#places = new InstancedBufferAttribute(new Float32Array(this.#most * 4), 4).setUsage(DynamicDrawUsage);
    this.#bits = new InstancedBufferAttribute(new Uint32Array(this.#most * 2), 2).setUsage(DynamicDrawUsage);
    this.setAttribute('iPlace', this.#places);
    this.setAttribute('iBits', this.#bits);
    this.instanceCount = 0;
  }

  show(bricks: readonly Brick[]): void {
    let count = 0;
    for (const brick of bricks) {
      const { x, y, z, angle, near, joins, tile, size, falling } = brick;
      const flags = TILES.indexOf(tile) + (falling ? 32 : 0) + (size << 6) + (joins << 8);
      for (const side of SIDES.keys()) {
        if (!isSeen(brick, side) || count >= this.#most) continue;
        this.#places.setXYZW(count, x, y, z, angle);
        this.#bits.setXY(count++, near, flags + (side << 14));
      }
    }
    this.#places.needsUpdate = true;
    this.#bits.needsUpdate = true;
    this.instanceCount = count;
  }
}
