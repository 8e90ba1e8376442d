/** Moves overlapping labels apart: at least `gap` between any two, each as near its place as possible. */
export const spread = (places: readonly number[], gap: number): number[] => {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  // From the bottom up: a label that is pushed up makes room for those below it.
  for (let rank = order.length - 2; rank >= 0; rank--) {
    const [here, below] = [order[rank] ?? 0, order[rank + 1] ?? 0];
    moved[here] = Math.min(moved[here] ?? 0, (moved[below] ?? 0) - gap);
  }
  return moved;
};
