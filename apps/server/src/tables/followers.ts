import type { Seat } from '@cap-diamant/kernel';
import type { Room } from '../chat/chat.ts';
import { createEventFrames, type DescribeTable, type Frame, type FrameChoice } from './frames.ts';
import type { Presence, Present } from './presence.ts';
import { isClosedTo, seatOf, type Table } from './table.ts';
import { createViewWriters, type ViewWriters } from './wire-feed.ts';

/** Somebody who follows a table: one per connection and table. */
export interface Follower extends FrameChoice {
  /** The number of the last event the client was sent. */
  sent: number;
  /** Whether something was held back because the client was not ready. */
  behind: boolean;
  /** Whether the client takes more; if not, it gets everything at once when it does. */
  isReady(): boolean;
  /** Takes the frame with the first feed; nothing else is sent before it. */
  begin(first: Frame): void;
  hear(frame: Frame | string): void;
}

/** Who follows which table. */
export interface Followers {
  add(table: Table, follower: Follower): void;
  remove(id: string, follower: Follower): void;
  publish(table: Table): void;
  /** Sends a frame to those in a room who follow with details. */
  broadcast(id: string, room: Room, wants: (person: string | undefined) => boolean, frame: string): void;
  isFollowed(id: string): boolean;
  /** How many tables are followed. */
  size(): number;
  /** The tables that are followed, each with the last number all its followers were sent. */
  followed(): ReadonlyMap<string, number>;
  /** The tables somebody sits at that are followed now. */
  followedTablesOf(person: string): readonly string[];
  /** Sends a frame to everybody who follows a table with details. */
  announce(id: string, frame: string): void;
}

/** Those who follow one table. */
interface Audience {
  readonly followers: Set<Follower>;
  seats: Table['seats'];
  /** What they were last told about who is there. */
  presence: string;
  /** From the first event on. */
  writers?: ViewWriters;
}

const seatIn = ({ seats }: Audience, { person }: Follower): Seat | undefined => seatOf({ seats }, person);

const sorted = (seats: Iterable<Seat>): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

/** Who is there on this node. */
const presentIn = (audience: Audience): Present => {
  const seats = [...audience.followers].map(follower => seatIn(audience, follower));
  const seated = seats.filter(seat => seat !== undefined);
  return { seats: sorted(seated), spectators: seats.length - seated.length };
};

const presenceFrame = (id: string, here: Present, elsewhere: Present): string => {
  const seats = sorted([...here.seats, ...elsewhere.seats]);
  return JSON.stringify({ kind: 'presence', table: id, seats, spectators: here.spectators + elsewhere.spectators });
};

export const createFollowers = (describe: DescribeTable, presence: Presence): Followers => {
  const byTable = new Map<string, Audience>();

  /** Tells who is there, if that has changed; `newcomer` hears it in any case. */
  const tellPresence = (id: string, audience: Audience, newcomer?: Follower): void => {
    const here = presentIn(audience);
    presence.tell(id, here);
    const frame = presenceFrame(id, here, presence.elsewhere(id));
    const changed = frame !== audience.presence;
    audience.presence = frame;
    for (const follower of audience.followers) {
      if (follower.details && (changed || follower === newcomer)) follower.hear(frame);
    }
  };

  presence.onChange(id => {
    const audience = byTable.get(id);
    if (audience !== undefined) tellPresence(id, audience);
  });

  return {
    add({ header: { id }, seats }, follower) {
      const audience: Audience = byTable.get(id) ?? { followers: new Set(), seats, presence: '' };
      audience.seats = seats;
      audience.followers.add(follower);
      byTable.set(id, audience);
      tellPresence(id, audience, follower);
    },
    remove(id, follower) {
      const audience = byTable.get(id);
      if (audience?.followers.delete(follower) !== true) return;
      if (audience.followers.size > 0) return tellPresence(id, audience);
      byTable.delete(id);
      presence.tell(id, { seats: [], spectators: 0 });
    },
    publish(table) {
      const { id } = table.header;
      const audience = byTable.get(id);
      if (audience === undefined) return;
      audience.writers ??= createViewWriters();
      const frameFor = createEventFrames(table, describe, audience.writers);
      for (const follower of audience.followers) {
        if (follower.sent >= table.seq || isClosedTo(table, follower.person)) continue;
        if (!follower.isReady()) {
          follower.behind = true;
          continue;
        }
        const frame = frameFor(follower, follower.sent);
        follower.sent = table.seq;
        follower.hear(frame);
      }
      if (audience.seats === table.seats) return;
      audience.seats = table.seats;
      tellPresence(id, audience);
    },
    isFollowed: id => byTable.has(id),
    size: () => byTable.size,
    followed: () =>
      new Map([...byTable].map(([id, audience]) => [id, Math.min(...[...audience.followers].map(({ sent }) => sent))])),
    followedTablesOf: person =>
      [...byTable].flatMap(([id, { seats }]) => (seatOf({ seats }, person) === undefined ? [] : [id])),
    announce(id, frame) {
      for (const follower of byTable.get(id)?.followers ?? []) if (follower.details) follower.hear(frame);
    },
    broadcast(id, room, wants, frame) {
      const audience = byTable.get(id);
      for (const follower of audience?.followers ?? []) {
        const own = audience && seatIn(audience, follower) !== undefined ? 'players' : 'spectators';
        if (follower.details && own === room && wants(follower.person)) follower.hear(frame);
      }
    },
  };
};
