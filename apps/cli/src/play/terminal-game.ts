import type { Game, Seat } from '@cap-diamant/kernel';
import type { Match } from '@cap-diamant/match';
import type { Autosave } from './autosave.ts';
import type { GameWords } from './game-words.ts';
import type { Player } from './players.ts';
import type { TableBots } from './table-bots.ts';
import type { Terminal } from './terminal.ts';

/** A game in progress at this terminal: its players, words and file. Only the host has the match. */
export interface TerminalGame extends Terminal, GameWords {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly autosave: Autosave;
  readonly bots: TableBots;
  /** The best moves of a decision, explained in words. */
  advise(match: Match, seat: Seat): Promise<readonly string[]>;
}

/** The bot that decides at a seat; a random one for people who resigned. Undefined: a person decides. */
export const botAt = ({ players }: TerminalGame, resigned: readonly Seat[], seat: Seat): string | undefined =>
  resigned.includes(seat) ? 'random' : players[seat]?.bot;

export const peopleAt = ({ players }: TerminalGame): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** Whose feed everybody at the terminal may read: the only person's, or a spectator's. */
export const sharedSeat = (table: TerminalGame): Seat | undefined => {
  const [first, ...others] = peopleAt(table);
  return others.length === 0 ? first : undefined;
};
