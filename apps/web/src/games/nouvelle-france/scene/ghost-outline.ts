import { InstancedBufferAttribute, InstancedBufferGeometry, PlaneGeometry } from 'three';
import type { Ghost } from '../sites/sites.ts';
import type { Columns } from './bricks.ts';
import { frameOf, toWorld } from './layout.ts';

const MOST = 8;
const WIDE = 1.12;

/** Marks where the piece in hand would land: a frame on the slab or on the cube under each of its columns. */
export class GhostOutline extends InstancedBufferGeometry {
  readonly #places = new InstancedBufferAttribute(new Float32Array(MOST * 4), 4);

  constructor() {
    super();
    const plane = new PlaneGeometry(WIDE, WIDE).rotateX(-Math.PI / 2);
    this.setIndex(plane.getIndex());
    this.setAttribute('position', plane.getAttribute('position'));
    this.setAttribute('uv', plane.getAttribute('uv'));
    this.setAttribute('iPlace', this.#places);
    this.instanceCount = 0;
  }

  show(ghost: Ghost | undefined, columns: Columns): void {
    this.instanceCount = 0;
    if (ghost === undefined) return;
    const frame = frameOf(ghost.site, ghost.grid);
    for (const [x, y, z] of ghost.cells) {
      const lowest = ghost.cells.every(other => other[0] !== x || other[1] !== y || other[2] >= z);
      if (!lowest || this.instanceCount >= MOST) continue;
      const place = toWorld(frame, x, y);
      const floor = columns.floorBelow(frame, [x, y, z]);
      this.#places.setXYZW(this.instanceCount++, place.x, floor + 0.015, place.z, frame.angle);
    }
    this.#places.needsUpdate = true;
  }
}

export const GHOST_OUTLINE_VERTEX = /* glsl */ `
in vec4 iPlace;
out vec2 vFrame;

void main() {
  float c = cos(iPlace.w), s = sin(iPlace.w);
  vec3 world = position;
  world.xz = mat2(c, s, -s, c) * world.xz;
  world += iPlace.xyz;
  vFrame = uv - 0.5;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

export const GHOST_OUTLINE_FRAGMENT = /* glsl */ `
uniform vec3 uAccent;
uniform vec3 uWarn;
uniform float uFault;
in vec2 vFrame;
out vec4 colour;

void main() {
  float rim = smoothstep(0.42, 0.45, max(abs(vFrame.x), abs(vFrame.y)));
  float dashed = step(0.4, fract((vFrame.x + vFrame.y) * 6.0));
  float strong = mix(0.22 + 0.7 * rim, (0.15 + 0.7 * rim) * dashed, uFault);
  colour = vec4(mix(uAccent, uWarn, uFault), strong);
}
`;
