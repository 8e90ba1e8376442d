import { decode, fail, ok, type Result, sum } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { BONUSES, COLOURS, HIDDEN, SITES, SNOW, SNOWFALLS, SYMBOLS } from './vocabulary.ts';

/** A floor is a 32-bit set of slabs. */
const MOST_SLABS = 32;
/** The contacts that support a piece are a 32-bit set of subsets of its columns. */
const MOST_CUBES = 5;
const MOST_FAR = 31;

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
/** A coordinate; sites are small, and every place of a site is tried. */
const far = v.pipe(whole, v.minValue(-MOST_FAR), v.maxValue(MOST_FAR));
const near = v.pipe(count, v.maxValue(MOST_FAR));
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'an id is letters and digits, without spaces'));
const slab = v.tuple([near, near]);
const cells = v.pipe(v.array(v.tuple([far, far, far])), v.minLength(1), v.maxLength(MOST_CUBES));
const face = v.picklist(SYMBOLS);
const pileSizes = v.pipe(v.array(count), v.minLength(1));

/** The component list: the contents of the box. Descriptive keys beside these are ignored. */
const Schema = v.object({
  format: v.literal(1),
  game: v.literal('nouvelle-france'),
  maxLevels: v.literal(3),
  colours: v.array(v.object({ id: v.picklist(COLOURS) })),
  shapes: v.pipe(v.array(v.object({ id: name, cells })), v.minLength(1)),
  pieces: v.array(v.object({ id: name, shape: name, colours: v.array(v.picklist(COLOURS)) })),
  bonusPieces: v.array(v.object({ id: v.picklist(BONUSES), phase: whole, cells })),
  sites: v.array(
    v.object({
      id: v.picklist(SITES),
      grids: v.pipe(
        v.array(
          v.object({
            id: name,
            ascii: v.optional(v.array(v.string())),
            cells: v.pipe(v.array(slab), v.minLength(1)),
            transform: v.optional(v.object({ origin: v.tuple([v.number(), v.number()]), rotationDeg: v.number() })),
          }),
        ),
        v.minLength(1),
      ),
      junctions: v.array(
        v.tuple([v.object({ grid: name, x: whole, y: whole }), v.object({ grid: name, x: whole, y: whole })]),
      ),
      character: v.object({ id: name, points: whole }),
    }),
  ),
  sticks: v.object({
    symbols: v.object({ '2': whole, '+': whole, '-': whole }),
    sticks: v.array(v.object({ id: name, faces: v.tuple([face, face, face]) })),
  }),
  deck: v.object({
    shapeCards: v.object({ perShape: v.pipe(whole, v.minValue(1)) }),
    snowflakeCards: v.object({ total: v.literal(SNOWFALLS) }),
    standard: v.object({ pileSizes, snowflakeInPiles: v.array(count), faceUpAtStart: v.literal(2) }),
    simplified: v.object({ pileSizes, snowflakeInPiles: v.array(count), faceUpAtStart: v.literal(0) }),
  }),
  options: v.object({
    handicap: v.object({ startPoints: v.object({ '2': v.array(whole), '3': v.array(whole), '4': v.array(whole) }) }),
  }),
});

type Deep<T> = T extends object ? { readonly [key in keyof T]: Deep<T[key]> } : T;
export type Components = Deep<v.InferOutput<typeof Schema>>;

/** The marked places of a drawing, row by row. */
export const slabsOf = (drawing: readonly string[]): [number, number][] =>
  drawing.flatMap((row, y) => [...row].flatMap((mark, x): [number, number][] => (mark === '#' ? [[x, y]] : [])));

export const cellsOf = (drawing: readonly string[]): [number, number, number][] =>
  slabsOf(drawing).map(([x, y]) => [x, y, 0]);

const repeated = (list: readonly unknown[]): string | undefined => {
  const texts = list.map(element => (typeof element === 'string' ? element : JSON.stringify(element)));
  return texts.find((text, at) => texts.indexOf(text) !== at);
};

/** Each of the expected ids once, in any order. */
const complete = (what: string, wanted: readonly string[], given: readonly string[]): string | undefined =>
  given.length === wanted.length && wanted.every(id => given.includes(id))
    ? undefined
    : `"${what}" must have each of ${wanted.join(', ')} once, not ${given.join(', ')}`;

type Cells = Components['shapes'][number]['cells'];

/** Whether every cube can be reached from the first one through faces. */
const isConnected = (cells: Cells): boolean => {
  const touches = (a: Cells[number], b: Cells[number]): boolean =>
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) === 1;
  const reached = cells.slice(0, 1);
  for (const cube of reached) {
    reached.push(...cells.filter(other => touches(cube, other) && !reached.includes(other)));
  }
  return reached.length === cells.length;
};

const shapeFault = ({ shapes, pieces, deck }: Components): string | undefined => {
  const ids = [...shapes.map(shape => shape.id), ...pieces.map(piece => piece.id), ...BONUSES, SNOW, HIDDEN];
  const twice = repeated(ids);
  if (twice !== undefined)
    return `the id "${twice}" is used twice among shapes, pieces, bonus pieces, "${SNOW}" and "${HIDDEN}"`;
  for (const shape of shapes) {
    if (repeated(shape.cells)) return `shape "${shape.id}" has the cell ${repeated(shape.cells)} twice`;
    if (!isConnected(shape.cells)) return `shape "${shape.id}" falls apart: its cubes must share faces`;
    const own = pieces.filter(piece => piece.shape === shape.id).length;
    if (own < deck.shapeCards.perShape) {
      return `shape "${shape.id}" has ${own} pieces for ${deck.shapeCards.perShape} cards: each card needs a piece`;
    }
  }
  for (const piece of pieces) {
    const shape = shapes.find(one => one.id === piece.shape);
    if (shape === undefined) return `piece "${piece.id}" is of an unknown shape "${piece.shape}"`;
    if (shape.cells.length !== piece.colours.length) {
      return `piece "${piece.id}" has ${piece.colours.length} colours for the ${shape.cells.length} cubes of its shape`;
    }
  }
  return undefined;
};

const siteFault = (site: Components['sites'][number]): string | undefined => {
  const grid = repeated(site.grids.map(({ id }) => id));
  if (grid !== undefined) return `site "${site.id}" has two grids "${grid}"`;
  const slabs = site.grids.flatMap(grid => grid.cells.map(([x, y]) => `${grid.id}(${x},${y})`));
  if (repeated(slabs)) return `site "${site.id}" has the slab ${repeated(slabs)} twice`;
  if (slabs.length > MOST_SLABS)
    return `site "${site.id}" has ${slabs.length} slabs; at most ${MOST_SLABS} are possible`;
  for (const grid of site.grids) {
    const drawn = grid.ascii && slabsOf(grid.ascii);
    const listed = grid.cells.map(String);
    if (drawn && !(drawn.length === listed.length && drawn.every(one => listed.includes(String(one))))) {
      return `site "${site.id}", grid "${grid.id}": "ascii" and "cells" show different slabs`;
    }
  }
  const loop = site.junctions.find(([a, b]) => a.grid === b.grid && a.x === b.x && a.y === b.y);
  if (loop !== undefined)
    return `site "${site.id}" has a junction of ${loop[0].grid}(${loop[0].x},${loop[0].y}) with itself`;
  for (const end of site.junctions.flat()) {
    const place = `${end.grid}(${end.x},${end.y})`;
    if (!slabs.includes(place)) return `site "${site.id}" has a junction at ${place}, where there is no slab`;
  }
  return undefined;
};

const deckFault = ({ shapes, deck }: Components): string | undefined => {
  const cards = shapes.length * deck.shapeCards.perShape;
  for (const [which, { pileSizes, snowflakeInPiles, faceUpAtStart }] of [
    ['standard', deck.standard],
    ['simplified', deck.simplified],
  ] as const) {
    const dealt = sum(pileSizes);
    if (dealt !== cards) return `deck "${which}": the piles hold ${dealt} cards, but there are ${cards} shape cards`;
    const inOrder = snowflakeInPiles.every((pile, at) => pile > (snowflakeInPiles[at - 1] ?? 0));
    if (snowflakeInPiles.length !== SNOWFALLS || !inOrder || (snowflakeInPiles[2] ?? 0) > pileSizes.length) {
      return `deck "${which}": "snowflakeInPiles" must name three piles from 1 to ${pileSizes.length}, in order`;
    }
    if (sum(pileSizes.slice(0, (snowflakeInPiles[0] ?? 1) - 1)) < faceUpAtStart) {
      return `deck "${which}": a snowflake could be among the ${faceUpAtStart} cards turned up at the start`;
    }
  }
  return undefined;
};

const listFault = (components: Components): string | undefined => {
  const { colours, bonusPieces, sites, sticks, options } = components;
  const handicap = Object.entries(options.handicap.startPoints).find(([seats, list]) => list.length !== Number(seats));
  const mistimed = bonusPieces.find(({ id, phase }) => BONUSES[phase - 1] !== id);
  return (
    complete(
      'colours',
      COLOURS,
      colours.map(colour => colour.id),
    ) ??
    complete(
      'bonusPieces',
      BONUSES,
      bonusPieces.map(bonus => bonus.id),
    ) ??
    complete(
      'sites',
      SITES,
      sites.map(site => site.id),
    ) ??
    (mistimed &&
      `bonus piece "${mistimed.id}" belongs to phase ${BONUSES.indexOf(mistimed.id) + 1}, not ${mistimed.phase}`) ??
    (sticks.sticks.length === SITES.length
      ? undefined
      : `there must be ${SITES.length} sticks, not ${sticks.sticks.length}`) ??
    (handicap && `"startPoints" for ${handicap[0]} players has ${handicap[1].length} numbers`)
  );
};

/** Reads a component list from outside; the error names what does not fit together. */
export const parseComponents = (json: unknown): Result<Components> => {
  const decoded = decode(Schema, json, 'components');
  if (!decoded.ok) return decoded;
  const components: Components = decoded.value;
  const fault =
    listFault(components) ??
    shapeFault(components) ??
    components.sites.map(siteFault).find(found => found !== undefined) ??
    deckFault(components);
  return fault === undefined ? ok(components) : fail(`components: ${fault}`);
};
