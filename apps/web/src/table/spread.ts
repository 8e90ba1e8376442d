/** Moves labels apart that would lie on each other: at least `gap` between any two, each as near its place as can be. */
export const spread = (places: readonly number[], gap: number): number[] => {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  // From the lowest up: what is pushed up makes room for what lies below it.
  for (let rank = order.length - 2; rank >= 0; rank--) {
    const [here, below] = [order[rank] ?? 0, order[rank + 1] ?? 0];
    moved[here] = Math.min(moved[here] ?? 0, (moved[below] ?? 0) - gap);
  }
  return moved;
};
