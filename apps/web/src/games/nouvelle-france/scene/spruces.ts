import { range } from '@cap-diamant/kernel';
import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three';
import { landAt, spruceTrees } from './surroundings.ts';

const SIDES = 5;

/** The tiers of a spruce of height 1: the height of the foot and the tip, and the radius. */
const TIERS = [
  [0.06, 0.5, 0.25],
  [0.3, 0.76, 0.19],
  [0.55, 1, 0.12],
] as const;

/** One tree of three tiers; all trees are drawn at once. */
export const spruces = (): InstancedBufferGeometry => {
  const places = TIERS.flatMap(([low, high, wide]) =>
    range(SIDES).flatMap(side => {
      const corner = (at: number): number[] => {
        const angle = (at / SIDES) * 2 * Math.PI;
        return [Math.sin(angle) * wide, low, Math.cos(angle) * wide];
      };
      return [...corner(side), ...corner(side + 1), 0, high, 0];
    }),
  );
  const trees = spruceTrees().flatMap(({ x, z, high }) => [x, landAt(x, z), z, high]);
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute('aTree', new InstancedBufferAttribute(new Float32Array(trees), 4));
  geometry.instanceCount = trees.length / 4;
  return geometry;
};
