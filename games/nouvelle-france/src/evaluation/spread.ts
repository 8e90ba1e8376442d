/** How far the outcome may still be from what is expected of it, in points, by the cards that are to come. */
export const spreadOf = (cardsToEnd: number): number => 1 + 1.4 * Math.sqrt(cardsToEnd);
