import { SITES, type Site } from '@cap-diamant/nouvelle-france/vocabulary';
import { Box3, Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cameraPosition, overviewPose, type Pose, sitePose } from './camera-pose.ts';
import { BESIDE, FRAMES, toWorld } from './layout.ts';
import { OrbitCamera } from './orbit-camera.ts';
import { spruceTrees, waterAt } from './surroundings.ts';

const OPENING = new OrbitCamera().pose;
const WINDOWS = [
  [1060, 600],
  [800, 800],
  [390, 470],
  [390, 300],
] as const;

const slabsOf = (sites: readonly Site[]): Vector3[] =>
  FRAMES.filter(({ site }) => sites.includes(site)).flatMap(frame =>
    frame.slabs.map(([x, y]) => {
      const place = toWorld(frame, x, y);
      return new Vector3(place.x, 0, place.z);
    }),
  );

const posts = SITES.flatMap(site => {
  const { stick, character } = BESIDE[site];
  return [
    new Box3(new Vector3(stick.x - 0.45, 0, stick.z - 0.45), new Vector3(stick.x + 0.45, 3, stick.z + 0.45)),
    new Box3(
      new Vector3(character.x - 0.5, 0, character.z - 0.5),
      new Vector3(character.x + 0.5, 2, character.z + 0.5),
    ),
  ];
});

const hidden = (pose: Pose, slabs: readonly Vector3[]): number => {
  const from = new Vector3(...cameraPosition(pose));
  return slabs.filter(slab => {
    const ray = new Ray(from, slab.clone().sub(from).normalize());
    return posts.some(box => ray.intersectBox(box, new Vector3()) !== null);
  }).length;
};

describe('the camera', () => {
  it.each(WINDOWS)('shows every slab and wall of what is in play in a window of %i × %i', (width, height) => {
    const camera = new OrbitCamera();
    camera.resize(width, height);
    const shows = (pose: Pose, slabs: readonly Vector3[]): void => {
      camera.look(pose);
      camera.aim();
      for (const { x, z } of slabs) {
        for (const y of [0, 3]) {
          const seen = camera.seenAt(x, y, z);
          expect(Math.abs(seen.x / width - 0.5), `${x} ${y} ${z}`).toBeLessThan(0.5);
          expect(Math.abs(seen.y / height - 0.5), `${x} ${y} ${z}`).toBeLessThan(0.5);
        }
      }
    };
    shows(overviewPose(camera.aspect, OPENING), slabsOf(SITES));
    for (const site of SITES) shows(sitePose(site, camera.aspect, OPENING), slabsOf([site]));
  });

  it('sees no stick and no figure in front of a slab, at the opening and at each site', () => {
    for (const [width, height] of WINDOWS) {
      const aspect = width / height;
      expect(hidden(overviewPose(aspect, OPENING), slabsOf(SITES))).toBe(0);
      for (const site of SITES) expect(hidden(sitePose(site, aspect, OPENING), slabsOf([site])), site).toBe(0);
    }
  });
});

describe('the country', () => {
  it('has no tree in the river or near the sites', () => {
    for (const { x, z } of spruceTrees()) {
      expect(waterAt(x, z)).toBe(0);
      for (const slab of slabsOf(SITES)) expect(Math.hypot(slab.x - x, slab.z - z)).toBeGreaterThan(3);
    }
  });
});
