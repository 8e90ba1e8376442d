import type { WorkTexts } from './work-texts.ts';

const amounts = (games: number, tables: number): string =>
  `Games played and turns reviewed: ${games}. Bots’ turns at tables: ${tables}.`;

export const work: WorkTexts = {
  begins: (database, threads) => `Working for ${database}. Threads: ${threads}. Ctrl-C stops.`,
  done: amounts,
  ends: (games, tables) => `Stopped; what was unfinished is given back. ${amounts(games, tables)}`,
  trouble: why => `Failed, and tried again: ${why}`,
  noDatabase: why => `the database cannot be used: ${why}`,
  newer: 'it belongs to a newer version of the program; update this one',
  noWorkers: 'No worker is there. Start some with: cap-diamant work --database URL',
  outside: 'cmd: programs run on this machine only; leave out --database to play them',
  taskFailed: why => `a game failed on every worker: ${why}`,
  trainingStopped: 'Stopped. The same command continues after the last finished generation.',
};
