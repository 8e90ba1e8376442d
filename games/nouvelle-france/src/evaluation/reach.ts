import { range } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { type Places, type Slabs, sizeOf } from '../geometry/slabs.ts';
import type { Spot } from '../geometry/spots.ts';
import { isCarriedBy } from '../geometry/walls.ts';
import { BONUSES, FLOORS, type Site } from '../model/vocabulary.ts';
import { WIDTH } from './field.ts';
import type { Room } from './groups.ts';

/** Which forms fit where on a site as it stands. */
export interface Reach {
  /** By place: how likely it is that a turn can put a cube there. */
  readonly chances: Float64Array;
  /** By form, shapes first and then bonus pieces: the places it can take. */
  readonly places: readonly Places[];
  /** How likely a turn can cover all bare slabs, and which bonus pieces can. */
  readonly finishing: number;
  readonly finishers: readonly boolean[];
  /** The sets of places that nothing blocks: only these can still be used later. */
  readonly unblocked: Int32Array;
}

/** All sets of places of all forms on one site, in flat arrays. */
interface Sets {
  readonly spots: readonly Spot[];
  readonly forms: Uint8Array;
  readonly lowest: readonly Int32Array[];
  readonly places: readonly Int32Array[];
  readonly all: Int32Array;
}

/** Shapes first, then bonus pieces. */
export const formOrder = (box: Box): readonly string[] => [...box.components.shapes.map(({ id }) => id), ...BONUSES];

const setsOf = (box: Box, site: Site, order: readonly string[]): Sets => {
  const sets = order.flatMap((id, form) =>
    (box.forms.get(id)?.spots[site].sets ?? []).map(([spot]) => ({ spot, form })),
  );
  return {
    spots: sets.map(({ spot }) => spot),
    forms: Uint8Array.from(sets, ({ form }) => form),
    lowest: FLOORS.map(floor => Int32Array.from(sets, ({ spot }) => spot.lowest[floor])),
    places: FLOORS.map(floor => Int32Array.from(sets, ({ spot }) => spot.places[floor])),
    all: Int32Array.from(sets, (_, at) => at),
  };
};

/** Effective number of cards to choose from in a turn: fewer than three, as two of them stay for long. */
const CHOICES = 2.5;

/** The probability that a turn can do what this many of the shapes can do. */
const chanceOf = (able: number, shapes: number): number => 1 - (1 - able / shapes) ** CHOICES;

const MOST_FINISHED = 5;

/** Finds where forms fit. It goes through thousands of sets, so it uses plain numbers only. */
export const reachOn = (box: Box, site: Site) => {
  const shapes = box.components.shapes.length;
  const order = formOrder(box);
  const { spots, forms, lowest, places, all } = setsOf(box, site, order);
  const [lowers, middles, uppers] = lowest as [Int32Array, Int32Array, Int32Array];
  const [placesLower, placesMiddle, placesUpper] = places as [Int32Array, Int32Array, Int32Array];
  const chanceTable = range(shapes + 1).map(able => chanceOf(able, shapes));
  const kept = new Int32Array(all.length);
  const reached = FLOORS.map(() => new Int32Array(order.length)) as [Int32Array, Int32Array, Int32Array];
  const finishes = new Uint8Array(order.length);

  const sweep = (taken: Places, { free }: Room, candidates: Int32Array, bare: Slabs): number => {
    const [notLower, notMiddle, notUpper] = [~free[0], ~free[1], ~free[2]];
    const [onLower, onMiddle] = taken;
    const mayFinish = bare !== 0 && sizeOf(bare) <= MOST_FINISHED;
    const [reachedLower, reachedMiddle, reachedUpper] = reached;
    for (const list of reached) list.fill(0);
    finishes.fill(0);
    let count = 0;
    for (let index = 0; index < candidates.length; index++) {
      const at = candidates[index] as number;
      const lower = lowers[at] as number;
      const middle = middles[at] as number;
      const upper = uppers[at] as number;
      if (((lower & notLower) | (middle & notMiddle) | (upper & notUpper)) !== 0) continue;
      kept[count++] = at;
      const touching = lower | (middle & onLower) | (upper & onMiddle);
      const columns = lower | middle | upper;
      if (touching === 0 || (touching !== columns && !isCarriedBy(spots[at] as Spot, touching))) continue;
      const form = forms[at] as number;
      reachedLower[form] = (reachedLower[form] as number) | (placesLower[at] as number);
      reachedMiddle[form] = (reachedMiddle[form] as number) | (placesMiddle[at] as number);
      reachedUpper[form] = (reachedUpper[form] as number) | (placesUpper[at] as number);
      if (mayFinish && (bare & ~columns) === 0) finishes[form] = 1;
    }
    return count;
  };

  /** Counts for each place the shapes that fit there. */
  const chancesOf = (): Float64Array => {
    const chances = new Float64Array(FLOORS.length * WIDTH);
    for (const floor of FLOORS) {
      const list = reached[floor] as Int32Array;
      for (let form = 0; form < shapes; form++) {
        for (let rest = list[form] as number; rest !== 0; rest &= rest - 1) {
          const place = floor * WIDTH + 31 - Math.clz32(rest & -rest);
          chances[place] = (chances[place] as number) + 1;
        }
      }
    }
    for (let place = 0; place < chances.length; place++) {
      const able = chances[place] as number;
      if (able !== 0) chances[place] = chanceTable[able] as number;
    }
    return chances;
  };

  return (taken: Places, room: Room, candidates: Int32Array = all): Reach => {
    const count = sweep(taken, room, candidates, room.free[0]);
    let able = 0;
    for (let form = 0; form < shapes; form++) able += finishes[form] as number;
    return {
      chances: chancesOf(),
      places: order.map((_, form): Places => {
        const [lower, middle, upper] = reached;
        return [lower[form] as number, middle[form] as number, upper[form] as number];
      }),
      finishing: chanceTable[able] as number,
      finishers: BONUSES.map((_, at) => finishes[shapes + at] === 1),
      unblocked: kept.slice(0, count),
    };
  };
};
