/** How likely it is that a turn hides the last slabs of a site, by how many are left. */
export const FINISHING: readonly number[] = [0.6, 0.6, 0.5, 0.35, 0.2, 0.1, 0.03];

/** So many slabs, on average, each turn takes of those that are left. */
const TAKEN = 1.5;

/** How likely each seat is to finish a site with so many bare slabs, by its distance from whoever places next. */
const chances = (bare: number, cards: number, seats: number): readonly number[] => {
  const shares = Array.from({ length: seats }, () => 0);
  let open = 1;
  for (let step = 0; step <= cards; step++) {
    const left = Math.max(1, Math.round(bare - TAKEN * step));
    const chance = open * (FINISHING[left] ?? 0);
    shares[step % seats] = (shares[step % seats] as number) + chance;
    open -= chance;
  }
  return shares;
};

const known = new Map<number, readonly number[]>();

/** The same for each question, so it is reckoned once. */
export const finishingChances = (bare: number, cardsToEnd: number, seats: number): readonly number[] => {
  const cards = Math.round(cardsToEnd);
  const key = (cards * 64 + bare) * 8 + seats;
  let found = known.get(key);
  if (found === undefined) {
    found = chances(bare, cards, seats);
    known.set(key, found);
  }
  return found;
};
