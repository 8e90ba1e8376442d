import { nth } from '@cap-diamant/kernel';
import { STANDARD } from '@cap-diamant/nouvelle-france/standard';
import { type BySite, type Grid, SITES, type Site } from '@cap-diamant/nouvelle-france/vocabulary';

/** The scene: one unit is the edge of a cube, x to the right, y up, z towards the viewer; slabs end at y = 0. */
export const WORLD = { left: -15, right: 15, back: -12.5, front: 12.5 } as const;

/** How far below the slabs their boards lie, and the bench below the boards. */
export const BOARD_TOP = -0.1;
export const BENCH_TOP = -0.3;

/** A grid of slabs where it lies in the scene. */
export interface Frame {
  readonly site: Site;
  readonly grid: Grid;
  /** The middle of square 0, 0. */
  readonly x: number;
  readonly z: number;
  /** Turns the x axis of the grid towards its y axis. */
  readonly angle: number;
  readonly cos: number;
  readonly sin: number;
  readonly slabs: readonly (readonly [x: number, y: number])[];
}

interface Place {
  readonly x: number;
  readonly z: number;
}

/** Where the sites lie: close together, none in the shadow of another. Their edges are at whole units, as the mesh of the snow is. */
const CORNERS: BySite<Place> = {
  redoubt: { x: -8.5, z: -5.5 },
  church: { x: 4.5, z: -4.5 },
  mill: { x: -5.5, z: 2.5 },
};

/** What stands beside a site, where it hides no slab from the front: its stick, and its character. */
export const BESIDE: BySite<{ readonly stick: Place; readonly character: Place }> = {
  redoubt: { stick: { x: -10.2, z: -5.6 }, character: { x: -10.6, z: -1.9 } },
  church: { stick: { x: 10.2, z: -4.6 }, character: { x: 10.7, z: -2.2 } },
  mill: { stick: { x: 1.2, z: 2.4 }, character: { x: 1.7, z: 4.9 } },
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const FRAMES: readonly Frame[] = STANDARD.sites.flatMap(({ id, grids }) =>
  grids.map(({ id: grid, cells, transform }): Frame => {
    const angle = radians(transform?.rotationDeg ?? 0);
    const [x, z] = transform?.origin ?? [0, 0];
    const corner = CORNERS[id];
    const turned = { angle, cos: Math.cos(angle), sin: Math.sin(angle) };
    return { site: id, grid, x: corner.x + x, z: corner.z + z, ...turned, slabs: cells };
  }),
);

export const frameOf = (site: Site, grid: Grid): Frame =>
  nth(
    FRAMES,
    FRAMES.findIndex(frame => frame.site === site && frame.grid === grid),
  );

export const toWorld = ({ x, z, cos, sin }: Frame, column: number, row: number): Place => ({
  x: x + cos * column - sin * row,
  z: z + sin * column + cos * row,
});

/** A place of the scene in the coordinates of a grid, not rounded. */
export const toGrid = ({ x, z, cos, sin }: Frame, place: Place): readonly [column: number, row: number] => [
  cos * (place.x - x) + sin * (place.z - z),
  cos * (place.z - z) - sin * (place.x - x),
];

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

const extentOf = (site: Site): Extent => {
  const places = FRAMES.filter(frame => frame.site === site).flatMap(frame => {
    const half = (Math.abs(frame.cos) + Math.abs(frame.sin)) / 2;
    return frame.slabs.map(([x, y]) => ({ ...toWorld(frame, x, y), half }));
  });
  return {
    left: Math.min(...places.map(({ x, half }) => x - half)),
    right: Math.max(...places.map(({ x, half }) => x + half)),
    back: Math.min(...places.map(({ z, half }) => z - half)),
    front: Math.max(...places.map(({ z, half }) => z + half)),
  };
};

/** The ground each site covers. */
export const EXTENTS: BySite<Extent> = {
  redoubt: extentOf('redoubt'),
  church: extentOf('church'),
  mill: extentOf('mill'),
};

const around = (extents: readonly Extent[]): Extent => ({
  left: Math.min(...extents.map(({ left }) => left)),
  right: Math.max(...extents.map(({ right }) => right)),
  back: Math.min(...extents.map(({ back }) => back)),
  front: Math.max(...extents.map(({ front }) => front)),
});

export const WHOLE: Extent = around(Object.values(EXTENTS));

const ROOM = 0.6;
const framed = (site: Site): Extent =>
  around([
    EXTENTS[site],
    ...Object.values(BESIDE[site]).map(({ x, z }) => ({
      left: x - ROOM,
      right: x + ROOM,
      back: z - ROOM,
      front: z + ROOM,
    })),
  ]);

/** What the camera frames: each site with what stands beside it, and all of them. */
export const FRAMED: BySite<Extent> & { readonly all: Extent } = {
  redoubt: framed('redoubt'),
  church: framed('church'),
  mill: framed('mill'),
  all: around(SITES.map(framed)),
};

/** The two slabs of each junction of the sites. */
export const JUNCTIONS = STANDARD.sites.flatMap(({ id, junctions }) =>
  junctions.map(([from, to]) => [
    { frame: frameOf(id, from.grid), x: from.x, y: from.y },
    { frame: frameOf(id, to.grid), x: to.x, y: to.y },
  ]),
);
