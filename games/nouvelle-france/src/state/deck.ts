import { nth, type Random, range } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { House } from '../model/options.ts';
import { type Card, type Shape, SNOW, SNOWFALLS } from '../model/vocabulary.ts';

const plan = (box: Box, { cards }: House) =>
  cards === 1 ? box.components.deck.simplified : box.components.deck.standard;

/** Cards that lie visible between turns. */
export const faceUp = (box: Box, house: House): number => plan(box, house).faceUpAtStart;

/** All shape cards of the box. */
export const shapeCards = (box: Box): Shape[] =>
  box.components.shapes.flatMap(({ id }) => range(box.components.deck.shapeCards.perShape).map(() => id));

/** Six piles, a snowflake shuffled into three of them, stacked with the first on top (rules 2.4). */
export const buildDeck = (box: Box, house: House, dice: Random): Card[] => {
  const cards = dice.shuffle<Card>(shapeCards(box));
  const { pileSizes, snowflakeInPiles } = plan(box, house);
  let dealt = 0;
  return pileSizes.flatMap((size, at) => {
    const pile = cards.slice(dealt, dealt + size);
    dealt += size;
    return snowflakeInPiles.includes(at + 1) ? dice.shuffle<Card>([...pile, SNOW]) : pile;
  });
};

export interface Stretch {
  /** Cards below the stretch, and cards below its top. */
  readonly from: number;
  readonly to: number;
}

/** Where each snowflake was put, counted in cards from the bottom of the deck; the first snowflake first. */
export const snowflakeStretches = (box: Box, house: House): readonly Stretch[] => {
  const { pileSizes, snowflakeInPiles } = plan(box, house);
  let below = 0;
  const piles = pileSizes
    .map((size, at) => size + (snowflakeInPiles.includes(at + 1) ? 1 : 0))
    .toReversed()
    .map(size => {
      const from = below;
      below += size;
      return { from, to: below };
    })
    .toReversed();
  return range(SNOWFALLS).map(at => nth(piles, nth(snowflakeInPiles, at) - 1));
};
