/** What the rules of a game must reach, for variants where that was promised. */
export interface Target {
  readonly game: string;
  readonly variant?: string;
  readonly players?: number;
  readonly leastGamesPerSecond?: number;
  readonly mostBranchNanoseconds?: number;
}

/** A search needs thousands of games and millions of branches a second to be worth playing against. */
const TARGETS: readonly Target[] = [
  { game: 'quebec', variant: '2011-complete', players: 4, leastGamesPerSecond: 5000 },
  { game: 'quebec', mostBranchNanoseconds: 1000 },
];

/** What is asked of one variant, all targets that mean it taken together. */
export const targetFor = (game: string, variant: string, players: number): Omit<Target, 'game'> => {
  const meant = TARGETS.filter(
    target =>
      target.game === game && (target.variant ?? variant) === variant && (target.players ?? players) === players,
  );
  return Object.assign({}, ...meant, { variant, players });
};
