import type { SetupWords } from '../../common/setup-words.ts';

/** Texts of the setup page of Nouvelle-France. */
export type NouvelleFranceSetup = SetupWords<
  {
    /** `own`: cards and allies chosen one by one. */
    readonly version: 'complete' | 'simplified' | 'own';
    readonly cards: '3' | '1';
    readonly allies: 'phase' | 'game' | 'none';
    readonly claims: 'assisted' | 'table';
    readonly handicap: 'false' | 'true';
    readonly first: 'random' | '0';
  },
  'complete' | 'simplified' | '1' | 'game' | 'none' | 'table' | 'true'
>;
