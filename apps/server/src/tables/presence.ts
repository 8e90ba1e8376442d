import type { Seat } from '@cap-diamant/kernel';
import type { Bus } from '../storage/bus.ts';

/** Who follows a table: the seats, and how many others. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Who follows tables on other nodes. Nothing of it is stored: nodes tell each other. */
export interface Presence {
  elsewhere(table: string): Present;
  /** Whether it was heard that somebody follows a table on another node. */
  isElsewhere(table: string): boolean;
  /** Tells other nodes who follows a table here. */
  tell(table: string, present: Present): void;
  /** Calls back when somebody comes or goes on another node. */
  onChange(hear: (table: string) => void): void;
  /** Says again who is here, and forgets those whose node has not done so: it is gone. */
  refresh(): void;
}

interface Seen extends Present {
  readonly at: number;
}

/** Nodes say who is there several times in this time. */
const FORGET_MS = 60_000;
export const REFRESH_MS = 20_000;

const isNobody = ({ seats, spectators }: Present): boolean => seats.length === 0 && spectators === 0;

const textOf = (table: string, { seats, spectators }: Present): string => JSON.stringify([table, seats, spectators]);

export const createPresence = (bus: Bus, now: () => number = () => performance.now()): Presence => {
  /** By table, what the others were told last. */
  const here = new Map<string, string>();
  const there = new Map<string, Map<string, Seen>>();
  const listeners: ((table: string) => void)[] = [];

  const change = (table: string, node: string, seen: Seen | undefined): void => {
    const nodes = there.get(table) ?? new Map<string, Seen>();
    if (seen === undefined) nodes.delete(node);
    else nodes.set(node, seen);
    if (nodes.size > 0) there.set(table, nodes);
    else there.delete(table);
    for (const hear of listeners) hear(table);
  };

  bus.on('presence', (text, node) => {
    const [table, seats, spectators] = JSON.parse(text) as [string, Seat[], number];
    const present = { seats, spectators };
    change(table, node, isNobody(present) ? undefined : { ...present, at: now() });
  });
  bus.on('who', table => {
    const known = here.get(table);
    if (known !== undefined) bus.tell('presence', known);
  });

  return {
    elsewhere(table) {
      const nodes = [...(there.get(table)?.values() ?? [])];
      return {
        seats: nodes.flatMap(({ seats }) => seats),
        spectators: nodes.reduce((sum, { spectators }) => sum + spectators, 0),
      };
    },
    isElsewhere: table => there.has(table),
    tell(table, present) {
      const text = textOf(table, present);
      const known = here.get(table);
      if (known === text) return;
      if (known === undefined) bus.tell('who', table);
      if (isNobody(present)) here.delete(table);
      else here.set(table, text);
      bus.tell('presence', text);
    },
    onChange: hear => void listeners.push(hear),
    refresh() {
      for (const text of here.values()) bus.tell('presence', text);
      for (const [table, nodes] of there) {
        for (const [node, { at }] of nodes) if (now() - at > FORGET_MS) change(table, node, undefined);
      }
    },
  };
};
