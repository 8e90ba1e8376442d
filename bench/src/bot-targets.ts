import type { Level } from '@cap-diamant/bots';

/** The most a level may take per decision, in milliseconds: 95th percentile, wall clock, one core. */
export const MOST_MS: { readonly [level in Level]: number } = {
  novice: 20,
  easy: 20,
  medium: 20,
  strong: 150,
  expert: 1500,
};

/** The variants in which the levels are measured. */
export const BOT_TABLES = [
  { gameId: 'quebec', name: '2011-complete', players: 4 },
  { gameId: 'nouvelle-france', name: 'standard', players: 2 },
] as const;
