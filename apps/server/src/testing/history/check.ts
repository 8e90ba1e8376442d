import { checkClocks } from './check-clocks.ts';
import { checkOrder } from './check-order.ts';
import { checkShown } from './check-shown.ts';
import { checkTurns } from './check-turns.ts';
import type { Fault, Report } from './fault.ts';
import type { History, Truth } from './history.ts';

/** Compares what all clients of a table did and were told with its log. */
export const check = (histories: readonly History[], truth: Truth): Fault[] => {
  const faults: Fault[] = [];
  const { table } = truth;
  const own = histories.filter(history => history.table === table);
  const report: Report = (kind, text) => void faults.push({ kind, table, text });
  checkTurns(own, truth, report);
  checkOrder(own, truth, report);
  checkShown(own, truth, report);
  checkClocks(own, truth, report);
  return faults;
};
