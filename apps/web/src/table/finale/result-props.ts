import type { Outcome } from '@cap-diamant/kernel';
import type { Snippet } from 'svelte';
import type { PointSource, Sample } from '../result.ts';
import type { SeatLabel } from '../seat-labels.ts';
import type { TableState } from '../state/table-state.svelte.ts';
import type { Medal } from './medals.ts';
import type { ResultActions } from './result-actions.ts';

/** What the result of a game shows. */
export interface ResultProps {
  readonly table: TableState;
  readonly outcome: Outcome;
  readonly seats: readonly SeatLabel[];
  readonly sources: readonly PointSource[];
  readonly samples: readonly Sample[];
  readonly medals: readonly Medal[];
  /** Whether the game was played from its beginning: medals and the chart are about whole games. */
  readonly whole: boolean;
  /** The table at the end: the town, the sites under snow. */
  readonly picture: Snippet;
  readonly partName?: (part: string) => string;
  /** What the game adds below the sources and below the chart. */
  readonly extra?: Snippet;
  readonly children?: Snippet;
  readonly actions?: ResultActions | undefined;
  readonly onrematch: () => void;
  readonly onclose: () => void;
}
