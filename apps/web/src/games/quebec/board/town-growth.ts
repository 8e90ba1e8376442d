import { nth } from '@cap-diamant/kernel';
import { NEIGHBOURS } from '@cap-diamant/quebec/board';
import type { Century } from '@cap-diamant/quebec/vocabulary';
import type { Point } from '../../../table/camera.ts';
import { round } from '../art/round.ts';
import { CELLS, type Cell, SITES, UNIT } from './geometry.ts';

/** What grows between the sites: streets, ordinary houses, and the trees that give way to them. */

/** Streets pass in front of the buildings. */
const DOORSTEP = 22;

const touches = (a: Cell, b: Cell): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2 * UNIT + 1;

interface Corner extends Point {
  /** The spaces that meet here; districts do not count. */
  readonly spaces: readonly number[];
}

/** The points where three cells meet. */
const CORNERS: readonly Corner[] = CELLS.flatMap((a, first) =>
  CELLS.slice(first + 1).flatMap((b, second) =>
    !touches(a, b)
      ? []
      : CELLS.slice(first + second + 2)
          .filter(c => touches(a, c) && touches(b, c))
          .map(c => ({
            x: round((a.x + b.x + c.x) / 3),
            y: round((a.y + b.y + c.y) / 3),
            spaces: [a, b, c].flatMap(cell => (cell.kind === 'site' ? [cell.space] : [])),
          })),
  ),
);

/** A line between each two neighbours that are both built. */
export const streets = (built: readonly boolean[]): string =>
  NEIGHBOURS.flatMap((others, space) =>
    others
      .filter(other => other > space && built[space] === true && built[other] === true)
      .map(other => {
        const [from, to] = [nth(SITES, space), nth(SITES, other)];
        return `M${from.x} ${round(from.y + DOORSTEP)}L${to.x} ${round(to.y + DOORSTEP)}`;
      }),
  ).join('');

interface House {
  readonly dx: number;
  readonly half: number;
  readonly high: number;
  /** Its gable faces the street. */
  readonly gabled: boolean;
}

/** Ordinary houses, in groups that take turns. The second one comes when the corner is full. */
const HOUSES: readonly (readonly [House, House])[] = [
  [
    { dx: -5.5, half: 5.5, high: 6, gabled: false },
    { dx: 6.5, half: 4, high: 9, gabled: true },
  ],
  [
    { dx: 5, half: 6, high: 5.5, gabled: false },
    { dx: -6.5, half: 3.8, high: 7.5, gabled: true },
  ],
  [
    { dx: -4.5, half: 4, high: 8, gabled: true },
    { dx: 5.5, half: 5, high: 6.5, gabled: false },
  ],
];

const wallsOf = ({ x, y }: Point, { dx, half, high }: House): string =>
  `M${round(x + dx - half)} ${round(y + 7)}v${-high}h${2 * half}v${high}ZM${round(x + dx)} ${round(y + 7)}v-3.2`;

const roofOf = ({ x, y }: Point, { dx, half, high, gabled }: House): string => {
  const left = `M${round(x + dx - half - 1)} ${round(y + 7 - high)}`;
  if (gabled) return `${left}l${half + 1} -5.5l${half + 1} 5.5Z`;
  return `${left}l2.5 -4.5h${2 * half - 3}l2.5 4.5Z`;
};

const bush = ({ x, y }: Point): string => `M${round(x)} ${round(y + 5)}v-4M${round(x - 4)} ${round(y + 1)}q4 -12 8 0Z`;

/** How much has grown where three cells meet: houses once two of its sites are built, else trees that get fewer. */
export const corners = (
  built: readonly boolean[],
  century: Century,
): { readonly walls: string; readonly roofs: string; readonly trees: string } => {
  const grown = { walls: '', roofs: '', trees: '' };
  for (const [index, { x, y, spaces }] of CORNERS.entries()) {
    const done = spaces.filter(space => built[space] === true).length;
    if (done >= 2) {
      for (const house of nth(HOUSES, index % HOUSES.length).slice(0, done - 1)) {
        grown.walls += wallsOf({ x, y }, house);
        grown.roofs += roofOf({ x, y }, house);
      }
    } else if (done === 0 && index % 4 >= century - 1) grown.trees += bush({ x, y }) + bush({ x: x + 8, y: y - 3 });
  }
  return grown;
};
