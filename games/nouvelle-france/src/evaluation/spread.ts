/** How uncertain the outcome is, in points, by the number of cards left. */
export const spreadOf = (cardsToEnd: number): number => 1 + 1.4 * Math.sqrt(cardsToEnd);
