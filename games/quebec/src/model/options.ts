import type { Seat } from '@cap-diamant/kernel';

export const LAYOUTS = ['balanced', 'random', 'first-game'] as const;

/** How a game is set up. */
export interface Options {
  readonly edition: '2011' | '2026';
  readonly level: 'family' | 'complete' | 'events' | 'standard';
  readonly players: number;
  readonly layout: (typeof LAYOUTS)[number] | Readonly<Record<string, string>>;
  readonly first: Seat | 'random';
}
