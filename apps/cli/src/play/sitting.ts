import type { GameBox } from '@cap-diamant/catalogue';
import { random, type Seat, type Types } from '@cap-diamant/kernel';
import { type Match, stateOf } from '@cap-diamant/match';
import type { Keeper } from './keeper.ts';
import type { Player } from './players.ts';
import type { Teller } from './standing.ts';

/** Where a game at the terminal is heard and answered. */
export interface Voice {
  say(line: string): void;
  /** The next line typed; undefined at the end of input. */
  hear(): Promise<string | undefined>;
}

/** A game in progress at this terminal: the table, and everything needed to talk about it. */
export interface Sitting extends Voice, Teller {
  readonly box: GameBox;
  readonly players: readonly Player[];
  readonly keeper: Keeper;
}

export const nameOf = ({ names }: Sitting, seat: Seat): string => names[seat] ?? String(seat + 1);

/** Chance plays for random players, and for people who gave up. */
export const isRandom = ({ players }: Sitting, match: Match, seat: Seat): boolean =>
  players[seat]?.random === true || match.resigned.includes(seat);

export const people = ({ players }: Sitting): Seat[] => players.flatMap(({ random }, seat) => (random ? [] : [seat]));

/** Through whose eyes the common log is told: those of the only person, or anybody's. */
export const watcher = (sitting: Sitting): Seat | undefined => {
  const [first, ...others] = people(sitting);
  return others.length === 0 ? first : undefined;
};

/** A random player's move. It hangs on the seed and the point of the game alone, so a game can be played again. */
export const randomMove = (match: Match, seat: Seat): string => {
  const { game, entries } = match;
  const seed = 'seed' in match.start ? match.start.seed : 'position';
  const move: Types['move'] = random(`${seed}/players/${entries.length}`).pick(game.moves(stateOf(match), seat));
  return game.notation.formatMove(move);
};
