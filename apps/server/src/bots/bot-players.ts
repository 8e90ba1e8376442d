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

/** Those who think for the nodes, if there are any. */
export interface BotHelpers {
  areThere(): boolean;
  /** Has them play for the bots of a table. */
  ask(id: string): void;
}

const NO_HELPERS: BotHelpers = { areThere: () => false, ask: () => undefined };

/** The bots at the tables of this server. */
export interface BotPlayers {
  /** Lets bots decide where they are asked, and stops those whose question is gone. Another node's bots are its own. */
  consider(table: Table, isOwn: boolean): void;
  /** Lets the bots of a table think here the next time it is considered, also if others could. */
  thinkHere(id: string): void;
  /** The tables where bots of this node think. */
  thinkingAt(): string[];
  /** Resolves when no bot of a table thinks here any more. */
  settled(id: string): Promise<void>;
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

export const createBotPlayers = (
  service: BotService,
  tables: Pick<Tables, 'playFor'>,
  helpers: BotHelpers = NO_HELPERS,
): BotPlayers => {
  const thinking = new Map<string, Thinking>();
  /** The tables whose next decision is not handed to helpers. */
  const here = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  const isThinkingAt = (id: string): boolean => [...thinking.keys()].some(key => key.startsWith(`${id}/`));

  const settle = (id: string): void => {
    const resolves = waiting.get(id);
    if (resolves === undefined || isThinkingAt(id)) return;
    waiting.delete(id);
    for (const resolve of resolves) resolve();
  };

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
        settle(header.id);
      });
  };

  return {
    consider(table, isOwn) {
      const { id } = table.header;
      const seats = [...table.seats.keys()];
      const mayHandOver = isOwn && !here.delete(id) && !isThinkingAt(id) && helpers.areThere();
      const isHandedOver = mayHandOver && seats.some(seat => questionAt(table, seat) !== undefined);
      for (const seat of seats) ask(table, seat, isOwn && !isHandedOver);
      if (isHandedOver) helpers.ask(id);
      if (stateOfTable(table) === 'over') service.close(id);
      settle(id);
    },
    thinkHere: id => void here.add(id),
    settled: id =>
      new Promise(resolve => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
        settle(id);
      }),
    thinkingAt: () => [...new Set([...thinking.keys()].map(key => key.slice(0, key.lastIndexOf('/'))))],
    stop() {
      for (const { stop } of thinking.values()) stop.abort();
      service.end();
    },
  };
};
