import type { Level } from '@cap-diamant/bots';
import { MOST_MS } from './bot-targets.ts';
import type { BotTimes } from './bot-times.ts';
import { measureApart, type Task } from './task.ts';

/** The figures of one level, and their targets. */
export interface BotRow extends BotTimes {
  readonly level: Level;
  readonly mostAllowedMs: number;
  readonly met: boolean;
}

/** Measures every level in one variant; more `seconds` measure more decisions. */
export const benchBots = (task: Task): BotRow[] =>
  measureApart<[Level, BotTimes][]>('./take-bot-times.js', task).map(([level, times]) => ({
    level,
    ...times,
    mostAllowedMs: MOST_MS[level],
    met: times.p95Ms < MOST_MS[level],
  }));
