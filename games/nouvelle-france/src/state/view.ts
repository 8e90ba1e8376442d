import { nth, type Random, random, range, type Seat } from '@cap-diamant/kernel';
import { type Box, pieceOf, spotOf } from '../geometry/box.ts';
import { BARE, coloursOf, raise, type Walls } from '../geometry/walls.ts';
import {
  type BySite,
  bySite,
  type Card,
  type Colour,
  HIDDEN,
  LOOKED_AT,
  SNOW,
  SNOWFALLS,
} from '../model/vocabulary.ts';
import { type Stretch, shapeCards, snowflakeStretches } from './deck.ts';
import { type Open, type Placed, type State, seatBit } from './state.ts';

/** What a seat, or a spectator, may see: the table, and the cards of the deck it knows. */
export interface View extends Open {
  readonly viewer: Seat | null;
  readonly deck: readonly (Card | typeof HIDDEN)[];
}

const openPart = (open: Open): Open => ({
  options: open.options,
  snow: open.snow,
  turn: open.turn,
  colours: open.colours,
  sticks: open.sticks,
  placed: open.placed,
  visible: open.visible,
  discards: open.discards,
  players: open.players,
  characters: open.characters,
  pending: open.pending,
  seen: open.seen,
  uncovered: open.uncovered,
});

const knows = (state: Open, seat: Seat | undefined, depth: number): boolean =>
  seat !== undefined && ((state.seen[depth] ?? 0) & seatBit(seat)) !== 0;

export const viewOf = (state: State, seat?: Seat): View => ({
  viewer: seat ?? null,
  ...openPart(state),
  deck: state.deck.map((card, depth) => (knows(state, seat, depth) ? card : HIDDEN)),
});

/** The walls that these pieces make. */
export const wallsOf = (box: Box, placed: readonly Placed[], colours: readonly Colour[]): BySite<Walls> => {
  const walls: { -readonly [site in keyof BySite<Walls>]: Walls } = bySite(() => BARE);
  for (const { piece, seat, site, grid, cells } of placed) {
    const spot = spotOf(box, { kind: 'place', piece, site, grid, cells });
    if (spot) walls[site] = raise(walls[site], spot, coloursOf(pieceOf(box, piece), nth(colours, seat)));
  }
  return walls;
};

/** The cards the viewer has not seen: all cards minus those that are visible or known. */
const unseenCards = (box: Box, view: View): Card[] => {
  const unseen: Card[] = [...shapeCards(box), ...range(SNOWFALLS - view.snow).map(() => SNOW)];
  for (const card of [...view.visible, ...view.discards, ...view.deck]) {
    const at = unseen.indexOf(card);
    if (card !== HIDDEN && at >= 0) unseen.splice(at, 1);
  }
  return unseen;
};

/** How far a position is from a range of the deck; 0 inside it. */
const distance = (stretch: Stretch | undefined, height: number): number =>
  stretch === undefined ? 0 : Math.max(0, stretch.from - height, height - stretch.to + 1);

/**
 * Depths for the unseen snowflakes: each in the pile it was shuffled into, if that part is hidden from the viewer, or
 * else as near to it as possible, because First Nations may have moved it a little.
 */
const snowflakeDepths = (box: Box, view: View, unseen: number, dice: Random): number[] => {
  const size = view.deck.length;
  const free = new Set(view.deck.flatMap((card, depth) => (card === HIDDEN ? [depth] : [])));
  const known = view.deck.flatMap((card, depth) => (card === SNOW ? [size - 1 - depth] : []));
  const stretches = snowflakeStretches(box, view.options).slice(view.snow);
  const missing = stretches.filter(({ from, to }) => {
    const at = known.findIndex(height => distance({ from, to }, height) < LOOKED_AT);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return range(unseen).map(at => {
    const away = (depth: number): number => distance(missing[at], size - 1 - depth);
    const nearest = Math.min(...[...free].map(away));
    const depth = dice.pick([...free].filter(one => away(one) === nearest));
    free.delete(depth);
    return depth;
  });
};

/** Whether the next card can be a snowflake, from what everybody knows about the deck and what the viewer has seen. */
export const canSnow = (box: Box, { options, snow, deck }: View): boolean => {
  const [top] = deck;
  const stretch = snowflakeStretches(box, options)[snow];
  return top === SNOW || (top === HIDDEN && stretch !== undefined && deck.length <= stretch.to);
};

/** Cards another player has put back may be in any order. */
const stirReordered = (view: View, deck: Card[], dice: Random): void => {
  const stirred = view.deck.flatMap((card, depth) => (card === HIDDEN && (view.seen[depth] ?? 0) !== 0 ? [depth] : []));
  const cards = dice.shuffle(stirred.map(depth => nth(deck, depth)));
  for (const [at, depth] of stirred.entries()) deck[depth] = nth(cards, at);
};

/** A possible state behind this view: every unseen card is dealt somewhere it may be. */
export const imagineFrom = (box: Box, view: View, seed: string): State => {
  const dice = random(`${seed}/imagine`);
  const unseen = unseenCards(box, view);
  const shapes = dice.shuffle(unseen.filter(card => card !== SNOW));
  const snowy = new Set(snowflakeDepths(box, view, unseen.length - shapes.length, dice));
  let dealt = 0;
  const deck = view.deck.map((card, depth): Card => {
    if (card !== HIDDEN) return card;
    return snowy.has(depth) ? SNOW : nth(shapes, dealt++);
  });
  stirReordered(view, deck, dice);
  return { ...openPart(view), sites: wallsOf(box, view.placed, view.colours), deck };
};
