import type { Times } from './times.ts';

/** A target: at least or at most this much. */
export interface Target {
  readonly game: string;
  readonly variant?: string;
  readonly players?: number;
  readonly figure: keyof Times;
  readonly least?: number;
  readonly most?: number;
}

/** A search needs thousands of games and millions of branches a second; a page needs its answers within a frame. */
const TARGETS: readonly Target[] = [
  { game: 'quebec', variant: '2011-complete', players: 4, figure: 'gamesPerSecond', least: 5000 },
  { game: 'quebec', figure: 'branchNanoseconds', most: 1000 },
  { game: 'nouvelle-france', players: 2, figure: 'gamesPerSecond', least: 300 },
  { game: 'nouvelle-france', figure: 'listMedianMilliseconds', most: 1 },
  { game: 'nouvelle-france', figure: 'listMostMilliseconds', most: 5 },
  { game: 'nouvelle-france', figure: 'refusalNanoseconds', most: 5000 },
];

/** The targets of one variant. */
export const targetsFor = (game: string, variant: string, players: number): readonly Target[] =>
  TARGETS.filter(
    target =>
      target.game === game && (target.variant ?? variant) === variant && (target.players ?? players) === players,
  );

export const isMet = ({ figure, least, most }: Target, times: Times): boolean =>
  times[figure] >= (least ?? Number.NEGATIVE_INFINITY) && times[figure] <= (most ?? Number.POSITIVE_INFINITY);
