import type { Level } from '@cap-diamant/bots';

/** How long a level may take for a decision, in milliseconds on the wall clock, 95 times out of 100, on one core. */
export const MOST_MS: { readonly [level in Level]: number } = {
  novice: 20,
  easy: 20,
  medium: 20,
  strong: 150,
  expert: 1500,
};

/** Where the levels are measured. */
export const BOT_TABLES = [
  { gameId: 'quebec', name: '2011-complete', players: 4 },
  { gameId: 'nouvelle-france', name: 'standard', players: 2 },
] as const;
