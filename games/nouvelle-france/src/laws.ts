import { type Law, type Step, sum } from '@cap-diamant/kernel';
import { pieceOf } from './geometry/box.ts';
import { type Places, sizeOf } from './geometry/slabs.ts';
import { STANDARD_BOX } from './geometry/standard-box.ts';
import { occupied, type Walls } from './geometry/walls.ts';
import { COLOURS, FLOORS, SITES, SNOW, SNOWFALLS } from './model/vocabulary.ts';
import type { State } from './state/state.ts';
import type { NouvelleFrance } from './state/types.ts';

type Check = (step: Step<NouvelleFrance>) => string | undefined;

const cheap = (name: string, check: Check): Law<NouvelleFrance> => ({
  name,
  costly: false,
  check: (_game, step) => check(step),
});

const countPlaces = (places: Places): number => sum(places.map(sizeOf));

const countCubes = (walls: Walls): number => sum(COLOURS.map(colour => countPlaces(walls[colour])));

const cubesPlaced = (state: State): number => sum(state.placed.map(({ cells }) => cells.length));

/** The piece placed in this step, if any. */
const newPiece = ({ before, after }: Step<NouvelleFrance>) => after.placed[before.placed.length];

/** What is true in every game with the shipped components, besides the laws for every game. */
export const laws: readonly Law<NouvelleFrance>[] = [
  cheap('the cubes placed are the cubes on the sites', ({ after }) => {
    const stand = sum(SITES.map(site => countPlaces(occupied(after.sites[site]))));
    const coloured = sum(SITES.map(site => countCubes(after.sites[site])));
    const placed = cubesPlaced(after);
    return stand === placed && coloured === placed
      ? undefined
      : `${placed} placed, ${stand} places taken, ${coloured} cubes`;
  }),
  cheap('a piece rests on something when it is placed', step => {
    const piece = newPiece(step);
    if (piece === undefined) return undefined;
    const ground = STANDARD_BOX.grounds[piece.site];
    const taken = occupied(step.before.sites[piece.site]);
    const rests = piece.cells.some(([x, y, z]) => {
      const below = FLOORS[z - 1];
      return below === undefined || ((taken[below] >>> (ground.slabAt(piece.grid, x, y) ?? 0)) & 1) === 1;
    });
    return rests ? undefined : `${piece.piece} floats`;
  }),
  cheap('no cube is outside the slabs or above the third floor', step => {
    const piece = newPiece(step);
    if (piece === undefined) return undefined;
    const ground = STANDARD_BOX.grounds[piece.site];
    const within = piece.cells.every(([x, y, z]) => z >= 0 && z < 3 && ground.slabAt(piece.grid, x, y) !== undefined);
    return within ? undefined : `${piece.piece} at ${piece.cells.join(' ')}`;
  }),
  cheap('cards are conserved', ({ after }) => {
    const { visible, deck, discards, snow } = after;
    const all = [...visible, ...deck, ...discards];
    const flakes = all.filter(card => card === SNOW).length + snow;
    const { shapes, deck: plan } = STANDARD_BOX.components;
    const cards = shapes.length * plan.shapeCards.perShape;
    if (flakes !== SNOWFALLS || all.length + snow !== cards + SNOWFALLS)
      return `${all.length} cards, ${flakes} snowflakes`;
    const odd = shapes.find(({ id }) => all.filter(card => card === id).length !== plan.shapeCards.perShape);
    return odd && `shape ${odd.id}`;
  }),
  cheap('each piece is placed once, and each used up a card', ({ after }) => {
    const shaped = after.placed.filter(({ piece }) => pieceOf(STANDARD_BOX, piece).colours !== undefined);
    if (new Set(shaped.map(({ piece }) => piece)).size !== shaped.length) return 'a piece is placed twice';
    const inUse = after.pending.some(decision => decision.kind === 'coureur' && decision.card !== null) ? 1 : 0;
    const used = after.discards.length + inUse;
    return shaped.length <= used ? undefined : `${shaped.length} pieces, ${used} cards`;
  }),
  cheap('what is seen of the deck is counted', ({ before, after }) => {
    const drawn = before.deck.length - after.deck.length;
    const rise = after.uncovered - before.uncovered;
    return rise >= drawn ? undefined : `${drawn} cards drawn, count risen by ${rise}`;
  }),
];
