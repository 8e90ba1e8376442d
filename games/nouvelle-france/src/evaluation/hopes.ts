/** How likely it is that a turn hides the last slabs of a site, by how many are left: counted in games. */
export const FINISHING: readonly number[] = [0, 0.27, 0.07, 0.03, 0.02, 0.01];

/** Slabs that a turn hides on a site, on average: few of the last ones, which lie scattered between high walls. */
const HIDDEN_EACH_TURN = 0.9;
const HIDDEN_AT_LAST = 0.3;
const LAST = 6;

/** How likely each seat is to finish a site with so many bare slabs, by its distance from whoever places next. */
const chances = (bare: number, cards: number, seats: number): readonly number[] => {
  const shares = Array.from({ length: seats }, () => 0);
  let open = 1;
  let left = bare;
  for (let step = 0; step <= cards; step++) {
    const chance = open * (FINISHING[Math.max(1, Math.round(left))] ?? 0);
    shares[step % seats] = (shares[step % seats] as number) + chance;
    open -= chance;
    left -= left > LAST ? HIDDEN_EACH_TURN : HIDDEN_AT_LAST;
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
