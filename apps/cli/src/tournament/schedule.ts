import { nth, random, range, type Variant } from '@cap-diamant/kernel';

/** One game to be played: the variant, the bots by seat, and the seed. */
export interface Job {
  readonly index: number;
  readonly options: unknown;
  readonly lineup: readonly string[];
  readonly seed: string;
}

const rotations = (bots: readonly string[]): string[][] =>
  range(bots.length).map(by => bots.map((_, seat) => nth(bots, (seat + by) % bots.length)));

const distinct = (lineups: readonly (readonly string[])[]): (readonly string[])[] => [
  ...new Map(lineups.map(lineup => [JSON.stringify(lineup), lineup])).values(),
];

/** Seats bots for one shuffle of the game, so that every bot has every seat equally often. */
type Round = (seed: string) => readonly (readonly string[])[];

/** All bots at one table, each at every seat once. The order of play changes from round to round. */
export const together =
  (bots: readonly string[]): Round =>
  seed =>
    distinct(rotations(random(seed).shuffle(bots)));

/** Two bots alternating around the table; with an odd number of seats each is in the majority once. */
const facing =
  (one: string, other: string, seats: number): Round =>
  () => {
    const [these, those] = [
      [one, other],
      [other, one],
    ].map(pair => range(seats).map(seat => nth(pair, seat % 2)));
    return distinct([...rotations(these ?? []), ...rotations(those ?? [])]);
  };

/** Every pair of bots at its own tables. */
export const eachPair = (bots: readonly string[], seats: number): Round[] =>
  bots.flatMap((one, at) => bots.slice(at + 1).map(other => facing(one, other, seats)));

/** At least this many games of every kind of table; a round once begun is finished, so that no bot is favoured. */
export const schedule = (tables: readonly Round[], options: unknown, games: number, seed: string): Job[] => {
  const jobs: Job[] = [];
  for (const table of tables) {
    const first = jobs.length;
    for (let round = 0; jobs.length - first < games; round++) {
      const shuffle = `${seed}/${round}`;
      for (const lineup of table(`${shuffle}/seats`)) jobs.push({ index: jobs.length, options, lineup, seed: shuffle });
    }
  }
  return jobs;
};

/** All bots in every variant: each bot plays at least this many games of it, with changing opponents. */
export const everywhere = (
  bots: readonly string[],
  variants: readonly Variant<unknown>[],
  games: number,
  seed: string,
): Job[] =>
  variants
    .flatMap(({ name, players, options }) =>
      range(Math.ceil((games * bots.length) / Math.min(players, bots.length))).map(game => ({
        options,
        lineup: range(players).map(seat => nth(bots, (game * players + seat) % bots.length)),
        seed: `${seed}/${name}/${players}/${game}`,
      })),
    )
    .map((job, index) => ({ ...job, index }));
