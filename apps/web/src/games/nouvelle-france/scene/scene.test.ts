import { random } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { describe, expect, it } from 'vitest';
import type { Square } from '../sites/sites.ts';
import { AdaptiveResolution } from './adaptive-resolution.ts';
import { type Brick, Columns, hasGrown, linkedKeys, placedBricks, sideBit } from './bricks.ts';
import { cameraPosition, flight, overviewPose, type Pose, sitePose, within } from './camera-pose.ts';
import { type CameraView, facesOf } from './cube-faces.ts';
import { ghostMarks } from './ghost-marks.ts';
import { EXTENTS, FRAMES, frameOf, JUNCTIONS, toGrid, toWorld } from './layout.ts';
import { type Ray, squareAt } from './picking.ts';

const someGame = (): View[] => {
  const variant = nouvelleFrance.options.variants.find(({ name, players }) => name === 'standard' && players === 3);
  if (variant === undefined) throw new Error('no standard game');
  const dice = random('scene');
  const views: View[] = [];
  let state = nouvelleFrance.setup(variant.options, 'scene');
  for (let [seat] = nouvelleFrance.actors(state); seat !== undefined; [seat] = nouvelleFrance.actors(state)) {
    state = nouvelleFrance.apply(state, seat, dice.pick(nouvelleFrance.moves(state, seat)));
    views.push(nouvelleFrance.view(state));
  }
  return views;
};
const views = someGame();
const last = views.at(-1) as View;

const squares = FRAMES.flatMap(({ site, grid, slabs }) => slabs.map(([x, y]): Square => ({ site, grid, x, y })));

/** A ray from one point through another. */
const look = (from: readonly [number, number, number], to: readonly [number, number, number]): Ray => ({
  from,
  way: [to[0] - from[0], to[1] - from[1], to[2] - from[2]],
});

describe('layout of the scene', () => {
  it('lays the redan so that at both junctions an edge of its slab touches the middle of a side of the other', () => {
    for (const [body, redan] of JUNCTIONS) {
      const from = toWorld(body?.frame ?? frameOf('redoubt', 'A'), body?.x ?? 0, body?.y ?? 0);
      const to = toWorld(redan?.frame ?? frameOf('redoubt', 'B'), redan?.x ?? 0, redan?.y ?? 0);
      expect(to.x - Math.SQRT1_2 - (from.x + 0.5)).toBeCloseTo(0, 3);
      expect(Math.abs(to.z - from.z)).toBeLessThan(0.5);
    }
    expect(JUNCTIONS).toHaveLength(2);
  });

  it('converts from the scene back to the grid', () => {
    for (const { site, grid, x, y } of squares) {
      const [column, row] = toGrid(frameOf(site, grid), toWorld(frameOf(site, grid), x, y));
      expect(column).toBeCloseTo(x);
      expect(row).toBeCloseTo(y);
    }
  });

  it('keeps the sites apart', () => {
    const [redoubt, church, mill] = SITES.map(site => EXTENTS[site]);
    expect(church?.left).toBeGreaterThan((redoubt?.right ?? 0) + 2);
    expect(mill?.back).toBeGreaterThan((redoubt?.front ?? 0) + 2);
    expect(church?.left).toBeGreaterThan((mill?.right ?? 0) + 2);
  });
});

describe('pointing', () => {
  it('finds each square from straight above, whatever is on it', () => {
    const columns = new Columns(last.placed);
    for (const square of squares) {
      const place = toWorld(frameOf(square.site, square.grid), square.x, square.y);
      expect(squareAt(look([place.x, 40, place.z], [place.x, 0, place.z]), columns)).toEqual(square);
    }
  });

  it('hits the side of a wall before the slab behind it', () => {
    const mill = frameOf('mill', 'A');
    const cells = [0, 1, 2].map(z => [2, 5, z] as const);
    const columns = new Columns([{ piece: 'beam', seat: 0, site: 'mill', grid: 'A', cells }]);
    const behind = toWorld(mill, 2, 4);
    const ray = look([behind.x, 10, behind.z + 8], [behind.x, 0, behind.z]);
    expect(squareAt(ray, new Columns([]))).toEqual({ site: 'mill', grid: 'A', x: 2, y: 4 });
    expect(squareAt(ray, columns)).toEqual({ site: 'mill', grid: 'A', x: 2, y: 5 });
  });

  it('finds squares next to the slabs and in courtyards, but none far away', () => {
    const scene = toWorld(frameOf('church', 'A'), 2, 5);
    expect(squareAt(look([scene.x, 40, scene.z], [scene.x, 0, scene.z]), new Columns([]))).toEqual({
      site: 'church',
      grid: 'A',
      x: 2,
      y: 5,
    });
    expect(squareAt(look([14, 40, 12], [14, 0, 12]), new Columns([]))).toBeUndefined();
  });
});

describe('bricks', () => {
  it('has one for each cube, joined to as many of its piece as share a face', () => {
    const bricks = placedBricks(last, new Columns(last.placed), false);
    expect(bricks).toHaveLength(last.placed.flatMap(({ cells }) => cells).length);
    const count = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
    const joints = last.placed.flatMap(({ cells }) =>
      cells.flatMap(a => cells.filter(b => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) === 1)),
    );
    expect(bricks.reduce((sum, { joins }) => sum + count(joins), 0)).toBe(joints.length);
  });

  it('knows which neighbouring cells are filled', () => {
    const [first] = last.placed;
    if (first === undefined) throw new Error('nothing was placed');
    const frame = frameOf(first.site, first.grid);
    const full = new Columns(last.placed);
    for (const [x, y, z] of first.cells) {
      const above = full.near(frame, [x, y, z]) & (2 ** (13 + 3));
      expect(above !== 0).toBe(
        full.height(frame, x, y) > z + 1 &&
          last.placed.some(
            p =>
              p.site === first.site &&
              p.grid === first.grid &&
              p.cells.some(c => c[0] === x && c[1] === y && c[2] === z + 1),
          ),
      );
    }
  });

  it('finds the linked ones and no others', () => {
    const bricks = placedBricks(last, new Columns(last.placed), false);
    const [{ site, grid, cells } = { site: 'mill' as const, grid: 'A', cells: [] }] = last.placed;
    const linked = cells.slice(0, 2).map(cell => ({ site, grid, cell, colour: 'red' as const }));
    const keys = linkedKeys(linked);
    expect(bricks.filter(({ key }) => key !== undefined && keys.has(key))).toHaveLength(2);
  });

  it('sees that one piece was added, and not that another game is shown', () => {
    const grown = views.filter((view, at) => hasGrown(views[at - 1]?.placed ?? [], view.placed));
    expect(grown).toHaveLength(last.placed.length);
    const [, ...others] = last.placed;
    expect(hasGrown(others, last.placed)).toBe(false);
  });
});

describe('looking around', () => {
  const pose: Pose = { x: 0, y: 0, z: 0, turn: 0.3, tilt: 0.8, far: 20 };

  it('stays above the ground and near the sites', () => {
    const wild = within({ ...pose, tilt: 9, far: 1e6, x: -99 });
    expect(cameraPosition(wild)[1]).toBeGreaterThan(3);
    expect(wild.far).toBeLessThan(100);
    expect(wild.x).toBeGreaterThan(-20);
    expect(within({ ...pose, tilt: -1 }).tilt).toBeGreaterThan(0);
    expect(cameraPosition(within({ ...pose, tilt: 9, far: 0 }))[1]).toBeGreaterThan(1.5);
  });

  it('is farther away for all sites, and in a narrow window', () => {
    for (const site of SITES) {
      expect(overviewPose(1.6, pose).far).toBeGreaterThan(sitePose(site, 1.6, pose).far);
      expect(sitePose(site, 0.5, pose).far).toBeGreaterThan(sitePose(site, 1.6, pose).far);
    }
  });

  it('turns the shorter way round', () => {
    const to = { ...pose, x: 4, turn: 2 * Math.PI - 0.3 };
    expect(flight(pose, to, 0)).toEqual(pose);
    expect(flight(pose, to, 1).x).toBe(4);
    expect(flight(pose, to, 0.5).turn).toBeCloseTo(0);
  });
});

describe('resolution', () => {
  const after = (pace: AdaptiveResolution, frames: number, milliseconds: number): number => {
    for (let frame = 0; frame < frames; frame++) pace.took(milliseconds);
    return pace.moving;
  };

  it('drops while frames are slow, never below half, and rises again when they are fast', () => {
    const pace = new AdaptiveResolution(1, 1);
    expect(after(pace, 10, 16)).toBe(1);
    expect(after(pace, 5, 50)).toBeLessThan(0.8);
    expect(after(pace, 100, 90)).toBe(0.55);
    expect(after(pace, 100, 10)).toBe(1);
  });

  it('ignores a single hitch', () => {
    const pace = new AdaptiveResolution(2, 2);
    for (const took of [16, 16, 400, 16, 16]) pace.took(took);
    expect(pace.moving).toBe(2);
  });
});

describe('the piece in hand', () => {
  /** From the front, the right and above; the picture is a parallel projection along the ray to the origin. */
  const camera: CameraView = {
    position: [30, 40, 50],
    seenAt: (x, y, z) => ({ x: x * 5 - z * 3, y: z * 2 + x * 1.5 - y * 4 }),
  };
  const cube: Brick = { x: 0, y: 0.5, z: 0, angle: 0, tile: 'red', size: 0, near: 0, joins: 0, falling: false };
  const normals = (brick: Brick) => facesOf(brick, camera).map(({ normal }) => normal.join(' '));

  it('shows the sides of a cube that are turned to the camera, from the left around its edge', () => {
    expect(normals(cube)).toEqual(['1 0 0', '0 1 0', '0 0 1']);
    for (const { corners } of facesOf(cube, camera)) {
      const area = corners.reduce((sum, { x, y }, at) => {
        const next = corners[(at + 1) % 4] ?? { x, y };
        return sum + x * next.y - next.x * y;
      }, 0);
      expect(area).toBeLessThan(0);
    }
  });

  it('shows no side where the same piece or another cube continues', () => {
    expect(normals({ ...cube, joins: 2 ** 1 })).toEqual(['0 1 0', '0 0 1']);
    for (const { joined } of facesOf({ ...cube, joins: 2 ** 1 }, camera))
      expect(joined).toEqual([false, true, false, false]);
    expect(normals({ ...cube, near: sideBit(3) })).toEqual(['1 0 0', '0 0 1']);
  });

  it('marks the ground under each column, on the cube that is there', () => {
    const [{ site, grid, cells } = { site: 'mill' as const, grid: 'A' as const, cells: [] }] = last.placed;
    const [x, y] = cells[0] ?? [0, 0];
    const columns = new Columns(last.placed);
    const high = columns.height(frameOf(site, grid), x, y);
    const ghost = { site, grid, colours: [], fault: undefined };
    const marks = ghostMarks(
      {
        ...ghost,
        cells: [
          [x, y, high],
          [x, y, high + 1],
        ],
      },
      columns,
    );
    expect(marks).toHaveLength(1);
    expect(marks[0]?.centre[1]).toBeCloseTo(high, 1);
  });
});
