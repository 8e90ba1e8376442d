import { expect, it } from 'vitest';
import type { Bus, Topic } from '../storage/bus.ts';
import { createPresence } from './presence.ts';

/** Nodes that hear each other at once. */
const createNodes = (count: number) => {
  const hears: ((topic: Topic, key: string, node: string, news: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, node) => {
    const listeners = new Map<Topic, ((key: string, node: string, news: unknown) => void)[]>();
    hears[node] = (topic, key, from, news) => {
      for (const hear of listeners.get(topic) ?? []) hear(key, from, news);
    };
    const bus: Bus = {
      tell: (topic, key, news) => {
        for (const [other, hear] of hears.entries()) if (other !== node) hear(topic, key, `node ${node}`, news);
      },
      on: (topic, hear) => void listeners.set(topic, [...(listeners.get(topic) ?? []), hear]),
      close: async () => undefined,
    };
    return { bus, leave: () => hears.splice(node, 1, () => undefined) };
  });
};

it('adds up who is there on other nodes, also for one that comes later', () => {
  const [one, two, three] = createNodes(3).map(({ bus }) => createPresence(bus));
  const changed: string[] = [];
  one?.onChange(table => changed.push(table));
  one?.tell('t', { seats: [0], spectators: 1 });
  two?.tell('t', { seats: [1, 2], spectators: 2 });
  expect(one?.elsewhere('t')).toEqual({ seats: [1, 2], spectators: 2 });
  three?.tell('t', { seats: [], spectators: 1 });
  expect(three?.elsewhere('t')).toEqual({ seats: [0, 1, 2], spectators: 3 });
  two?.tell('t', { seats: [], spectators: 0 });
  expect(one?.elsewhere('t')).toEqual({ seats: [], spectators: 1 });
  expect(new Set(changed)).toEqual(new Set(['t']));
});

it('forgets who was at a node that is gone', () => {
  let time = 0;
  const [here, there] = createNodes(2);
  if (here === undefined || there === undefined) throw new Error('two nodes');
  const one = createPresence(here.bus, () => time);
  const two = createPresence(there.bus, () => time);
  two.tell('t', { seats: [1], spectators: 0 });
  one.tell('t', { seats: [0], spectators: 0 });
  time = 50_000;
  two.refresh();
  time = 100_000;
  one.refresh();
  expect(one.elsewhere('t').seats).toEqual([1]);
  time = 111_000;
  one.refresh();
  expect(one.elsewhere('t').seats).toEqual([]);
});
