import { type BotService, botSeed } from '@cap-diamant/bots';
import type { Level } from '@cap-diamant/bots/levels';
import { nth, random, type Seat } from '@cap-diamant/kernel';
import { feed, type Match } from '@cap-diamant/match';
import { seedFrom } from '@cap-diamant/protocol';
import { isBotSeat, luckOf, stateOfTable, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

interface Thinking {
  readonly decision: number;
  readonly stop: AbortController;
}

/** The bots at the tables of this server. */
export interface BotPlayers {
  /** Lets bots decide where they are asked, and stops those whose question is gone. Another node's bots are its own. */
  consider(table: Table, isOwn: boolean): void;
  /** The tables where bots of this node think. */
  thinkingAt(): string[];
  stop(): void;
}

const seedFor = ({ header, seats }: Table, match: Match): string =>
  botSeed(seedFrom(header.secret, luckOf(seats)), feed(match, undefined).length);

const levelAt = ({ seats, header }: Table, seat: Seat): Level => {
  const occupant = nth(seats, seat);
  return occupant.kind === 'bot' ? occupant.level : header.substitute;
};

/** The decision a bot has to make at a seat, if it is a bot's. */
const questionAt = (table: Table, seat: Seat): number | undefined =>
  isBotSeat(table, seat) ? table.asked[seat] : undefined;

export const createBotPlayers = (service: BotService, tables: Pick<Tables, 'playFor'>): BotPlayers => {
  const thinking = new Map<string, Thinking>();

  const chosen = async (table: Table, match: Match, seat: Seat, signal: AbortSignal): Promise<string> => {
    const { view } = feed(match, seat);
    const { id, game } = table.header;
    const question = { match: id, game, view, seat, bot: levelAt(table, seat), seed: seedFor(table, match) };
    const { move } = await service.choose(question, signal);
    return table.game.notation.formatMove(move);
  };

  /** Any legal move: for a bot whose answer was not legal. */
  const anyMove = (table: Table, match: Match, seat: Seat): string =>
    table.game.notation.formatMove(random(seedFor(table, match)).pick(feed(match, seat).offered));

  const decide = async (table: Table, match: Match, seat: Seat, { decision, stop }: Thinking): Promise<void> => {
    const move = await chosen(table, match, seat, stop.signal);
    if (stop.signal.aborted) return;
    const { id } = table.header;
    const played = await tables.playFor(id, seat, { decision, moves: [move] });
    if (played.kind === 'refused' && played.refusal.code === 'illegal-move') {
      await tables.playFor(id, seat, { decision, moves: [anyMove(table, match, seat)] });
    }
  };

  const ask = (table: Table, seat: Seat, isOwn: boolean): void => {
    const { match, header } = table;
    const key = `${header.id}/${seat}`;
    const known = thinking.get(key);
    const decision = questionAt(table, seat);
    if (known?.decision === decision) return;
    known?.stop.abort();
    thinking.delete(key);
    if (decision === undefined || match === undefined || !isOwn) return;
    const now = { decision, stop: new AbortController() };
    thinking.set(key, now);
    void decide(table, match, seat, now)
      .catch(() => undefined) // withdrawn: the table went on, or the server stops
      .finally(() => {
        if (thinking.get(key) === now) thinking.delete(key);
      });
  };

  return {
    consider(table, isOwn) {
      for (const seat of table.seats.keys()) ask(table, seat, isOwn);
      if (stateOfTable(table) === 'over') service.close(table.header.id);
    },
    thinkingAt: () => [...new Set([...thinking.keys()].map(key => key.slice(0, key.lastIndexOf('/'))))],
    stop() {
      for (const { stop } of thinking.values()) stop.abort();
      service.end();
    },
  };
};
