import type { SetupWords } from '../../common/setup-words.ts';

/** Words about Québec before it begins. */
export type QuebecSetup = SetupWords<
  {
    readonly edition: '2011' | '2026';
    readonly level: 'family' | 'complete' | 'events' | 'standard';
    readonly layout: 'balanced' | 'random' | 'first-game';
  },
  'family' | 'complete' | 'events'
>;
