import { nth, random, range } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import examples from '../fixtures/examples.json' with { type: 'json' };
import { pieceOf, spotOf } from './geometry/box.ts';
import type { Places } from './geometry/slabs.ts';
import { STANDARD_BOX } from './geometry/standard-box.ts';
import { BARE, coloursOf, cubesOf, isHidden, raise, type Walls } from './geometry/walls.ts';
import type { Place } from './model/move.ts';
import { HOUSE } from './model/options.ts';
import { type BySite, bySite, type Cell, type Colour, type Site, SNOW, type Stick } from './model/vocabulary.ts';
import { placeFault } from './rules/place-fault.ts';
import { places } from './scoring/end.ts';
import { countFloor, coureurPoints, turnPoints } from './scoring/points.ts';
import { buildDeck, faceUp } from './state/deck.ts';

interface Step {
  readonly do: 'place' | 'try' | 'snow';
  readonly by: Colour;
  readonly piece: string;
  readonly site: Site;
  readonly cells: readonly (readonly [string, number, number, number])[];
  readonly expect?: {
    readonly legal?: string;
    readonly points?: number;
    readonly hidden?: boolean;
    readonly floor?: number;
    readonly counts?: BySite<Readonly<Record<string, number>>>;
    readonly delta?: Readonly<Record<string, number>>;
  };
}

interface Example {
  readonly id: number;
  readonly title: string;
  readonly players: readonly Colour[];
  readonly sticks?: BySite<Stick>;
  readonly snowBefore?: number;
  readonly given?: readonly {
    readonly site: Site;
    readonly level: number;
    readonly colour: Colour;
    readonly except: readonly [number, number][];
  }[];
  readonly steps: readonly Step[];
}

const all = examples as unknown as readonly Example[];
const example = <T>(id: number): T =>
  nth(
    all,
    all.findIndex(one => one.id === id),
  ) as unknown as T;

const placeOf = ({ piece, site, cells }: Step): Place => ({
  kind: 'place',
  piece,
  site,
  grid: nth(cells, 0)[0],
  cells: cells.map(([, x, y, z]): Cell => [x, y, z]),
});

/** A floor of cubes but for some slabs. */
const filled = (site: Site, level: number, except: readonly [number, number][]): Places => {
  const ground = STANDARD_BOX.grounds[site];
  const open = except.reduce((slabs, [x, y]) => slabs | (1 << (ground.slabAt('A', x, y) ?? 0)), 0);
  return range(3).map(floor => (floor === level ? (ground.all & ~open) >>> 0 : 0)) as unknown as Places;
};

describe('worked examples of the rules', () => {
  it.each(all.filter(one => one.steps).map(one => [one.id, one.title] as const))('E%i %s', id => {
    const { players, steps, given = [], snowBefore = 0, sticks } = example<Example>(id);
    let snow = snowBefore;
    let sites: BySite<Walls> = bySite(() => BARE);
    for (const { site, level, colour, except } of given) {
      sites = { ...sites, [site]: { ...BARE, [colour]: filled(site, level, except) } };
    }
    for (const step of steps) {
      if (step.do === 'snow') {
        if (sticks) {
          const { cubes, points } = countFloor(STANDARD_BOX, sites, sticks, players, snow);
          expect(snow).toBe(step.expect?.floor);
          const named = (list: readonly number[]) =>
            Object.fromEntries(players.map((colour, seat) => [colour, list[seat]]));
          expect(bySite(site => named(cubes[site]))).toEqual(step.expect?.counts);
          expect(named(points)).toEqual(step.expect?.delta);
        }
        snow += 1;
        continue;
      }
      const place = placeOf(step);
      expect(placeFault(STANDARD_BOX, sites, place) ?? 'ok').toBe(step.expect?.legal);
      const spot = spotOf(STANDARD_BOX, place);
      if (step.do === 'try' || spot === undefined) continue;
      const colours = coloursOf(pieceOf(STANDARD_BOX, step.piece), step.by);
      const walls = raise(sites[step.site], spot, colours);
      sites = { ...sites, [step.site]: walls };
      const piece = cubesOf(spot, colours, step.by);
      expect(turnPoints(STANDARD_BOX, step.site, walls[step.by], piece, snow)).toBe(step.expect?.points);
      expect(isHidden(STANDARD_BOX, step.site, walls)).toBe(step.expect?.hidden ?? false);
    }
  });

  it('E10 ally tokens', () => {
    const { cases } = example<{
      cases: { base: number; double: boolean; coureur: boolean; scorer: number; other: number }[];
    }>(10);
    for (const { base, double, coureur, scorer, other } of cases) {
      expect(double ? 2 * base : base).toBe(scorer);
      expect(coureur ? coureurPoints(base) : 0).toBe(other);
    }
  });

  it('E11 ranking', () => {
    type Final = { score: number; allies: number; pegUnused: boolean };
    const { cases } = example<{ cases: { players: Final[]; winners: number[] }[] }>(11);
    for (const { players, winners } of cases) {
      const ranking = places(players.map(({ score, allies, pegUnused }) => [score, -allies, pegUnused ? 1 : 0]));
      expect(ranking.flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual(winners);
    }
  });

  it('E12 when the snowflakes come', () => {
    type Range = [number, number];
    type Mode = { mode: string; first: Range; second: Range; third: Range; shapeCardsDrawnBeforeTheEnd: Range };
    for (const expected of example<{ cases: Mode[] }>(12).cases) {
      const house = { ...HOUSE, cards: expected.mode === 'standard' ? 3 : 1 } as const;
      const draws = range(3).map((): number[] => []);
      for (const game of range(2000)) {
        const deck = buildDeck(STANDARD_BOX, house, random(`E12/${game}`)).slice(faceUp(STANDARD_BOX, house));
        const flakes = deck.flatMap((card, at) => (card === SNOW ? [at + 1] : []));
        for (const [at, draw] of flakes.entries()) draws[at]?.push(draw);
      }
      const ranges = draws.map(list => [Math.min(...list), Math.max(...list)]);
      expect(ranges).toEqual([expected.first, expected.second, expected.third]);
      expect(ranges[2]?.map(draw => draw - 3)).toEqual(expected.shapeCardsDrawnBeforeTheEnd);
    }
  });
});
