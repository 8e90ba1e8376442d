import { counting } from './plural.ts';
import type { WorkTexts } from './work-texts.ts';

const count = counting('en');
const amounts = (games: number, tables: number): string =>
  `${count(games, { one: 'game', other: 'games' })} played, bots moved at tables ${count(tables, { one: 'time', other: 'times' })}`;

export const work: WorkTexts = {
  begins: (database, threads) =>
    `Working for ${database} on ${count(threads, { one: 'thread', other: 'threads' })}. Ctrl-C stops.`,
  done: (games, tables) => `So far: ${amounts(games, tables)}.`,
  ends: (games, tables) => `Stopped: ${amounts(games, tables)}. What was unfinished is given back.`,
  trouble: why => `Failed, and tried again: ${why}`,
  noDatabase: why => `the database cannot be used: ${why}`,
  newer: 'it belongs to a newer version of the program; update this one',
  noWorkers: 'No worker is there. Start some with: cap-diamant work --database URL',
  outside: 'cmd: programs run on this machine only; leave out --database to play them',
  taskFailed: why => `a game failed on every worker: ${why}`,
  trainingStopped: 'Stopped. The same command goes on after the last generation that was finished.',
};
