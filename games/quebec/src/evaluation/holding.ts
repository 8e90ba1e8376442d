import { nth } from '@cap-diamant/kernel';
import { NEIGHBOURS, SPACES, type Space } from '../model/board.ts';
import type { Site } from '../model/state.ts';
import type { BuildingScoring } from '../rules/final.ts';

/** The buildings of one seat, and their value. */
export interface Holding {
  /** How many have 1, 2 and 3 stars. */
  readonly counts: readonly [number, number, number];
  /** What the end of the game pays for them. */
  readonly points: number;
  readonly main: ReadonlySet<Space>;
  /** The spaces next to the main group. */
  readonly around: readonly Space[];
  /** What a token with this many stars would add on a space. */
  tokenWorth(space: Space, stars: number): number;
}

const survey = (stars: readonly number[], scoring: BuildingScoring): Holding => {
  const { points, main } = scoring(stars);
  const group = new Set(main);
  const counts: [number, number, number] = [0, 0, 0];
  for (const count of stars) if (count > 0) counts[(count - 1) as 0 | 1 | 2]++;
  const worths = new Map<number, number>();
  return {
    counts,
    points,
    main: group,
    around: [...new Set(main.flatMap(space => nth(NEIGHBOURS, space)))].filter(space => nth(stars, space) === 0),
    tokenWorth(space, count) {
      const key = space * 4 + count;
      let worth = worths.get(key);
      if (worth === undefined) {
        worth = count === 0 ? 0 : scoring(stars.with(space, count)).points - points;
        worths.set(key, worth);
      }
      return worth;
    },
  };
};

/** The spaces in three words with two bits per space: equal words mean equal holdings. */
const SPACES_PER_WORD = 15;

/** Enough for a long search; then the cache is cleared. */
const MOST_REMEMBERED = 20_000;

/** Caches holdings by their contents: tokens rarely change but are read all the time. */
export const surveyor = (scoring: BuildingScoring): ((sites: readonly Site[], seat: number) => Holding) => {
  const known = new Map<string, Holding>();
  return (sites, seat) => {
    const words = [0, 0, 0];
    for (let space = 0; space < SPACES.length; space++) {
      const { token } = sites[space] as Site;
      if (token === null || token.seat !== seat) continue;
      const word = (space / SPACES_PER_WORD) | 0;
      words[word] = (words[word] as number) | (token.stars << (2 * (space % SPACES_PER_WORD)));
    }
    const key = `${words[0]},${words[1]},${words[2]}`;
    let holding = known.get(key);
    if (holding === undefined) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      holding = survey(
        sites.map(({ token }) => (token?.seat === seat ? token.stars : 0)),
        scoring,
      );
      known.set(key, holding);
    }
    return holding;
  };
};
