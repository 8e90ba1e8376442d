import { type Random, random, type Seat } from '@cap-diamant/kernel';
import type { ServerMessage, TableInfo, WireFeed } from '@cap-diamant/protocol';
import { Client, type Message } from './client.ts';
import { type Guest, newGuest, newTable, sit, tableAt } from './http.ts';

/** Somebody who follows a table, and knows what they were sent last. */
export class Player {
  readonly client: Client;
  readonly table: string;
  readonly guest: Guest | undefined;

  constructor(client: Client, table: string, guest?: Guest) {
    this.client = client;
    this.table = table;
    this.guest = guest;
  }

  /** Connects and follows the table. */
  static async follow(address: string, table: string, guest?: Guest, more: object = {}): Promise<Player> {
    const player = new Player(await Client.open(address, guest?.token), table, guest);
    await player.ask('follow', more);
    return player;
  }

  ask(kind: string, more: object = {}): Promise<ServerMessage> {
    return this.client.ask({ kind, table: this.table, ...more });
  }

  get last(): Message<'snapshot' | 'event'> {
    const found = this.client.inbox.findLast(message => 'feed' in message && message.table === this.table);
    if (found === undefined || !('feed' in found)) throw new Error('nothing was followed');
    return found;
  }

  get feed(): WireFeed {
    return this.last.feed;
  }

  get seat(): Seat {
    if (this.feed.seat === null) throw new Error('a spectator has no seat');
    return this.feed.seat;
  }

  /** Waits until the feed fits. */
  async until(fits: (feed: WireFeed, seq: number) => boolean): Promise<WireFeed> {
    const { last } = this;
    if (fits(last.feed, last.seq)) return last.feed;
    const since = this.client.inbox.length;
    const message = await this.client.next(
      each => 'feed' in each && each.table === this.table && fits(each.feed, each.seq),
      since,
    );
    return (message as Message<'event'>).feed;
  }

  /** Plays moves for the decision this seat is asked. */
  play(moves: readonly string[], more: object = {}): Promise<ServerMessage> {
    return this.ask('play', { decision: this.feed.decision, moves, ...more });
  }

  /** Plays a move chosen by chance, and waits until it shows. */
  async playAny(dice: Random): Promise<number> {
    const { offered } = this.feed;
    if (offered === null || offered.length === 0) throw new Error('this seat is not asked');
    const done = await this.play([dice.pick(offered)]);
    if (done.kind !== 'done' || done.seq === undefined) throw new Error(JSON.stringify(done));
    const { seq } = done;
    await this.until((_, now) => now >= seq);
    return seq;
  }
}

export interface Company {
  readonly info: TableInfo;
  readonly players: readonly Player[];
  /** The player at a seat. */
  at(seat: Seat): Player;
  /** Waits until everybody has seen an event. */
  allSee(seq: number): Promise<void>;
  /** Waits, while bots think, until a person is asked; nobody once the game is over. */
  asked(): Promise<Player | undefined>;
  /** One of those who are asked plays a move chosen by chance; everybody sees it. */
  step(dice: Random): Promise<number>;
  /** Plays by chance until the game is over or `enough`. */
  playOn(enough?: () => boolean, seed?: string): Promise<void>;
}

export interface CompanyChoice {
  readonly bots?: readonly string[];
  readonly luck?: readonly string[];
  /** The seats, where they are not the people and then the bots. */
  readonly seats?: readonly unknown[];
  /** More for the request that creates the table. */
  readonly request?: object;
  /** More for the message that follows it. */
  readonly follow?: object;
}

/** A table where guests sit at all seats but those of bots, each connected and following. */
export const company = async (
  address: string,
  game: string,
  options: object,
  people: number,
  more: CompanyChoice = {},
): Promise<Company> => {
  const { bots = [], luck = [], request = {}, follow = {} } = more;
  const guests: Guest[] = [];
  for (let n = 0; n < people; n++) guests.push(await newGuest(address, `Guest ${n}`));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('somebody has to sit there');
  const seats = more.seats ?? ['me', ...others.map(() => 'open'), ...bots.map(bot => ({ bot }))];
  const { id } = await newTable(address, host.token, {
    game,
    options,
    seats,
    ...request,
    ...(luck[0] !== undefined && { luck: luck[0] }),
  });
  for (const [at, guest] of others.entries()) {
    await sit(address, guest, id, { seat: at + 1, ...(luck[at + 1] !== undefined && { luck: luck[at + 1] }) });
  }
  const players: Player[] = [];
  for (const guest of guests) players.push(await Player.follow(address, id, guest, follow));
  const info = await tableAt(address, id);

  const at = (seat: Seat): Player => {
    const player = players.find(each => each.feed.seat === seat);
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    return player;
  };
  const allSee = async (seq: number): Promise<void> => {
    await Promise.all(players.map(player => player.until((_, now) => now >= seq)));
  };
  const somebodyAsked = (): Player | undefined => players.find(player => player.feed.decision !== null);
  const asked = async (): Promise<Player | undefined> => {
    await Promise.race(players.map(player => player.until(feed => feed.decision !== null || feed.outcome !== null)));
    const { seq } = players.map(player => player.last).reduce((best, each) => (each.seq > best.seq ? each : best));
    await allSee(seq);
    return somebodyAsked();
  };
  const step = async (dice: Random): Promise<number> => {
    const player = somebodyAsked() ?? (await asked());
    if (player === undefined) return players[0]?.last.seq ?? 0;
    const seq = await player.playAny(dice);
    await allSee(seq);
    return seq;
  };
  const playOn = async (enough = () => false, seed = 'play on'): Promise<void> => {
    const dice = random(seed);
    while (players[0]?.feed.outcome === null && !enough()) await step(dice);
  };
  return { info, players, at, allSee, asked, step, playOn };
};
