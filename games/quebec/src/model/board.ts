import { byKey, nth } from '@cap-diamant/kernel';
import type { Coloured } from './vocabulary.ts';

/** A district: the cost of a stage around it, and its action. */
interface Medallion {
  readonly id: string;
  readonly zone: Coloured;
  readonly col: number;
  readonly row: number;
  readonly cost: number;
}

export const DISTRICTS = [
  { id: 'heritage-site', zone: 'culture', col: 3, row: 0, cost: 1 },
  { id: 'port', zone: 'economy', col: 7, row: 0, cost: 3 },
  { id: 'military-administration', zone: 'politics', col: 1, row: 2, cost: 3 },
  { id: 'protestant', zone: 'religion', col: 6, row: 3, cost: 2 },
  { id: 'municipal-administration', zone: 'politics', col: 9, row: 2, cost: 2 },
  { id: 'mansion', zone: 'economy', col: 3, row: 4, cost: 2 },
  { id: 'provincial-administration', zone: 'politics', col: 5, row: 6, cost: 2 },
  { id: 'archdiocese', zone: 'religion', col: 1, row: 6, cost: 1 },
  { id: 'trading-hub', zone: 'economy', col: 16, row: 1, cost: 1 },
  { id: 'entertainment', zone: 'culture', col: 12, row: 1, cost: 2 },
  { id: 'irish', zone: 'religion', col: 14, row: 3, cost: 2 },
  { id: 'academic', zone: 'culture', col: 8, row: 5, cost: 2 },
  { id: 'business', zone: 'economy', col: 11, row: 4, cost: 2 },
  { id: 'arts', zone: 'culture', col: 16, row: 5, cost: 3 },
  { id: 'jewish', zone: 'religion', col: 10, row: 7, cost: 3 },
  { id: 'seat-of-government', zone: 'politics', col: 14, row: 7, cost: 1 },
] as const satisfies readonly Medallion[];

export type District = (typeof DISTRICTS)[number]['id'];

/** A place for a building, by its index in `SPACES`. */
export type Space = number;

interface Plot {
  readonly id: string;
  readonly col: number;
  readonly row: number;
  readonly district: District;
}

export const SPACES = [
  { id: 'c9r0', col: 9, row: 0, district: 'port' },
  { id: 'c11r0', col: 11, row: 0, district: 'entertainment' },
  { id: 'c2r1', col: 2, row: 1, district: 'heritage-site' },
  { id: 'c4r1', col: 4, row: 1, district: 'heritage-site' },
  { id: 'c6r1', col: 6, row: 1, district: 'port' },
  { id: 'c8r1', col: 8, row: 1, district: 'port' },
  { id: 'c10r1', col: 10, row: 1, district: 'municipal-administration' },
  { id: 'c14r1', col: 14, row: 1, district: 'entertainment' },
  { id: 'c3r2', col: 3, row: 2, district: 'military-administration' },
  { id: 'c5r2', col: 5, row: 2, district: 'protestant' },
  { id: 'c7r2', col: 7, row: 2, district: 'municipal-administration' },
  { id: 'c11r2', col: 11, row: 2, district: 'entertainment' },
  { id: 'c13r2', col: 13, row: 2, district: 'irish' },
  { id: 'c15r2', col: 15, row: 2, district: 'trading-hub' },
  { id: 'c17r2', col: 17, row: 2, district: 'trading-hub' },
  { id: 'c0r3', col: 0, row: 3, district: 'military-administration' },
  { id: 'c2r3', col: 2, row: 3, district: 'military-administration' },
  { id: 'c4r3', col: 4, row: 3, district: 'mansion' },
  { id: 'c8r3', col: 8, row: 3, district: 'protestant' },
  { id: 'c10r3', col: 10, row: 3, district: 'municipal-administration' },
  { id: 'c12r3', col: 12, row: 3, district: 'business' },
  { id: 'c16r3', col: 16, row: 3, district: 'irish' },
  { id: 'c1r4', col: 1, row: 4, district: 'mansion' },
  { id: 'c5r4', col: 5, row: 4, district: 'protestant' },
  { id: 'c7r4', col: 7, row: 4, district: 'academic' },
  { id: 'c9r4', col: 9, row: 4, district: 'business' },
  { id: 'c13r4', col: 13, row: 4, district: 'irish' },
  { id: 'c15r4', col: 15, row: 4, district: 'arts' },
  { id: 'c17r4', col: 17, row: 4, district: 'arts' },
  { id: 'c0r5', col: 0, row: 5, district: 'archdiocese' },
  { id: 'c2r5', col: 2, row: 5, district: 'archdiocese' },
  { id: 'c4r5', col: 4, row: 5, district: 'mansion' },
  { id: 'c6r5', col: 6, row: 5, district: 'provincial-administration' },
  { id: 'c10r5', col: 10, row: 5, district: 'academic' },
  { id: 'c12r5', col: 12, row: 5, district: 'business' },
  { id: 'c14r5', col: 14, row: 5, district: 'arts' },
  { id: 'c3r6', col: 3, row: 6, district: 'provincial-administration' },
  { id: 'c7r6', col: 7, row: 6, district: 'academic' },
  { id: 'c9r6', col: 9, row: 6, district: 'jewish' },
  { id: 'c11r6', col: 11, row: 6, district: 'jewish' },
  { id: 'c13r6', col: 13, row: 6, district: 'seat-of-government' },
  { id: 'c15r6', col: 15, row: 6, district: 'seat-of-government' },
  { id: 'c6r7', col: 6, row: 7, district: 'provincial-administration' },
  { id: 'c8r7', col: 8, row: 7, district: 'jewish' },
] as const satisfies readonly Plot[];

export type SpaceId = (typeof SPACES)[number]['id'];

const districtOf = (district: District): Medallion => {
  const found = DISTRICTS.find(({ id }) => id === district);
  if (found === undefined) throw new Error(`no district "${district}"`);
  return found;
};

/** Hexagonal grid: neighbours are two columns away, or one column and one row. */
const adjacent = (a: Plot, b: Plot): boolean => {
  const [cols, rows] = [Math.abs(a.col - b.col), Math.abs(a.row - b.row)];
  return (cols === 2 && rows === 0) || (cols === 1 && rows === 1);
};

const indices = (test: (plot: Plot) => boolean): readonly Space[] =>
  SPACES.flatMap((plot, space) => (test(plot) ? [space] : []));

export const NEIGHBOURS: readonly (readonly Space[])[] = SPACES.map(plot => indices(other => adjacent(plot, other)));

/** Workers per stage, by space. */
const COSTS: readonly number[] = SPACES.map(({ district }) => districtOf(district).cost);

/** The colour of a space: that of its district and of every tile that may be placed on it. */
export const COLOURS: readonly Coloured[] = SPACES.map(({ district }) => districtOf(district).zone);

export const SPACES_OF = byKey(
  DISTRICTS.map(({ id }) => id),
  (id): readonly Space[] => indices(({ district }) => district === id),
);

const BY_ID: ReadonlyMap<string, Space> = new Map(SPACES.map(({ id }, space) => [id, space]));

export const spaceOf = (id: string): Space | undefined => BY_ID.get(id);

export const spaceId = (space: Space): SpaceId => nth(SPACES, space).id;

export const districtAt = (space: Space): District => nth(SPACES, space).district;

export const costAt = (space: Space): number => nth(COSTS, space);

export const colourAt = (space: Space): Coloured => nth(COLOURS, space);
