import type { WireFeed } from '@cap-diamant/protocol';
import { seatOf, type Table } from './table.ts';
import { type FeedForm, wireFeed } from './wire-feed.ts';

/** Somebody who follows a table: one per connection and table. */
export interface Follower {
  readonly person: string | undefined;
  readonly offered: boolean;
  readonly form: FeedForm;
  /** The number of the last event the client was sent. */
  sent: number;
  /** Whether something was held back because the client was not ready. */
  behind: boolean;
  /** Whether the client takes more; if not, it gets everything at once when it does. */
  isReady(): boolean;
  /** Takes the first feed; nothing else is sent before it. */
  begin(seq: number, feed: WireFeed): void;
  hear(frame: string): void;
}

/** Who follows which table. */
export interface Followers {
  add(id: string, follower: Follower): void;
  remove(id: string, follower: Follower): void;
  publish(table: Table): void;
}

/** A frame for everybody who may know and already has the same; made once. */
const createFrames = (table: Table): ((follower: Follower) => string) => {
  const { id } = table.header;
  const frames = new Map<string, string>();
  return ({ person, sent, offered, form }) => {
    const seat = seatOf(table, person);
    const key = `${seat}/${sent}/${offered}/${form}`;
    const known =
      frames.get(key) ??
      JSON.stringify({
        kind: 'event',
        table: id,
        seq: table.seq,
        from: sent,
        feed: wireFeed(table, seat, { since: sent, offered, form }),
      });
    frames.set(key, known);
    return known;
  };
};

export const createFollowers = (): Followers => {
  const byTable = new Map<string, Set<Follower>>();
  return {
    add(id, follower) {
      const known = byTable.get(id) ?? new Set();
      byTable.set(id, known.add(follower));
    },
    remove(id, follower) {
      const known = byTable.get(id);
      known?.delete(follower);
      if (known?.size === 0) byTable.delete(id);
    },
    publish(table) {
      const frameFor = createFrames(table);
      for (const follower of byTable.get(table.header.id) ?? []) {
        if (follower.sent >= table.seq) continue;
        if (!follower.isReady()) {
          follower.behind = true;
          continue;
        }
        const frame = frameFor(follower);
        follower.sent = table.seq;
        follower.hear(frame);
      }
    },
  };
};
