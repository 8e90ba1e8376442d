import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@cap-diamant/kernel';
import { type Cluster, clearDisk, fillDisk } from './cluster.ts';
import type { Node } from './node.ts';

/** Something that goes wrong for a while. */
export interface FaultKind {
  readonly name: string;
  /** Lets it happen, and resolves when it is over. */
  happen(cluster: Cluster, dice: Random, lastsMs: number): Promise<void>;
}

/** The name under which nodes listen to hints. */
const HINTS = 'cap-diamant hints';
const SLOW_MS = 150;
const HALF_HOUR = 1800;

/** For a while, something is wrong with one of the nodes. */
const withNode =
  (begin: (node: Node, dice: Random) => void, end: (node: Node) => void): FaultKind['happen'] =>
  async ({ nodes }, dice, lastsMs) => {
    const node = dice.pick(nodes);
    begin(node, dice);
    await wait(lastsMs);
    end(node);
  };

const restart = async (node: Node): Promise<void> => {
  await node.stop('SIGKILL');
  await node.start();
};

const mendClients = ({ clients }: Node): void => clients.mend();
const mendDatabase = ({ database }: Node): void => database.mend();

const kill: FaultKind = {
  name: 'a node is killed',
  happen: ({ nodes }, dice) => restart(dice.pick(nodes)),
};

const killAll: FaultKind = {
  name: 'all nodes are killed and stay away',
  async happen({ nodes }, _dice, lastsMs) {
    await Promise.all(nodes.map(node => node.stop('SIGKILL')));
    await wait(lastsMs);
    await Promise.all(nodes.map(node => node.start()));
  },
};

const stopDatabase: FaultKind = {
  name: 'PostgreSQL is stopped at once and started again',
  async happen({ postgres }, _dice, lastsMs) {
    await postgres.stopAtOnce();
    await wait(lastsMs);
    await postgres.start();
  },
};

const NETWORK: readonly FaultKind[] = [
  { name: 'clients are cut off from a node', happen: withNode(({ clients }) => clients.cut(), mendClients) },
  {
    name: 'nothing passes between clients and a node',
    happen: withNode(({ clients }) => clients.stall(), mendClients),
  },
  { name: 'clients reach a node slowly', happen: withNode(({ clients }) => clients.slow(SLOW_MS), mendClients) },
  { name: 'a node is cut off from PostgreSQL', happen: withNode(({ database }) => database.cut(), mendDatabase) },
  {
    name: 'nothing passes between a node and PostgreSQL',
    happen: withNode(({ database }) => database.stall(), mendDatabase),
  },
  {
    name: 'a node reaches PostgreSQL slowly',
    happen: withNode(({ database }) => database.slow(SLOW_MS), mendDatabase),
  },
];

const loseHints: FaultKind = {
  name: 'all hints between nodes are lost',
  async happen({ nodes }, _dice, lastsMs) {
    for (const { database } of nodes) database.deafen(HINTS);
    await wait(lastsMs);
    for (const node of nodes) mendDatabase(node);
  },
};

const pause: FaultKind = {
  name: 'a node is paused and goes on',
  happen: withNode(
    node => node.pause(),
    node => node.resume(),
  ),
};

/** Clocks stay wrong for a while, jump to another wrong time half-way, and are right again in the end. */
const shiftClocks: FaultKind = {
  name: 'the clocks of all nodes are wrong, and jump',
  async happen({ nodes }, dice, lastsMs) {
    for (let jumps = 0; jumps < 2; jumps++) {
      for (const { clock } of nodes) clock.shift(dice.below(2 * HALF_HOUR) - HALF_HOUR);
      await wait(lastsMs / 2);
    }
    for (const { clock } of nodes) clock.shift(0);
  },
};

const fill: FaultKind = {
  name: 'the disk of PostgreSQL is full',
  async happen({ disk, postgres }, _dice, lastsMs) {
    if (disk === undefined) throw new Error('the database has no disk of its own');
    fillDisk(disk);
    await wait(lastsMs);
    clearDisk(disk);
    // It ends itself when it cannot write its log, and then needs somebody to start it.
    if (!postgres.isRunning()) await postgres.start();
  },
};

/** What can go wrong anywhere. */
export const FAULTS: readonly FaultKind[] = [kill, stopDatabase, ...NETWORK, loseHints, pause, shiftClocks];
/** What takes longer, or a disk of its own. */
export const LONG_FAULTS: readonly FaultKind[] = [...FAULTS, killAll, fill];
export { kill };

/** All of them at the same time. */
export const allAtOnce = (kinds: readonly FaultKind[]): FaultKind => ({
  name: 'all of these at once',
  async happen(cluster, dice, lastsMs) {
    await Promise.all(kinds.map(kind => kind.happen(cluster, dice, lastsMs)));
  },
});
