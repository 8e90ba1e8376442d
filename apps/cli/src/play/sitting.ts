import type { GameModule } from '@cap-diamant/catalogue';
import type { Seat } from '@cap-diamant/kernel';
import type { Match } from '@cap-diamant/match';
import type { Keeper } from './keeper.ts';
import type { Player } from './players.ts';
import type { Teller } from './standing.ts';
import type { TableBots } from './table-bots.ts';

/** Where a game at the terminal is heard and answered. */
export interface Voice {
  say(line: string): void;
  /** The next line typed; undefined at the end of input. */
  hear(): Promise<string | undefined>;
}

/** A game in progress at this terminal: the table, and everything needed to talk about it. */
export interface Sitting extends Voice, Teller {
  readonly module: GameModule;
  readonly players: readonly Player[];
  readonly keeper: Keeper;
  readonly bots: TableBots;
  /** The best moves of a decision, and why, in words. */
  advise(match: Match, seat: Seat): Promise<readonly string[]>;
}

export const nameOf = ({ names }: Sitting, seat: Seat): string => names[seat] ?? String(seat + 1);

/** The bot that decides at a seat; chance does so for people who gave up. Undefined: a person decides. */
export const botAt = ({ players }: Sitting, match: Match, seat: Seat): string | undefined =>
  match.resigned.includes(seat) ? 'random' : players[seat]?.bot;

export const people = ({ players }: Sitting): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** Through whose eyes the common log is told: those of the only person, or anybody's. */
export const watcher = (sitting: Sitting): Seat | undefined => {
  const [first, ...others] = people(sitting);
  return others.length === 0 ? first : undefined;
};
