import type { Fault, Game, Result, Seat, Types } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import type { BotControl } from './bot-host.svelte.ts';
import type { Player } from './players.ts';
import type { SavedGame } from './saved-game.ts';

/** What a table asks of the referee. `revision` is the one the person was looking at: the game may have gone on since. */
export type Command<G extends Types = Types> = { readonly seat: Seat; readonly revision: number } & (
  | { readonly kind: 'play'; readonly moves: readonly G['move'][] }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'resign' }
);

/** Why a command was not carried out; `stale`: the game went on before it arrived. */
export interface Refusal extends Fault {
  readonly stale?: true;
}

/** Where a table gets its game from: a match in this page, or a server. Tables are drawn from this, never from a match. */
export interface Source<G extends Types = Types> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  /** The seats played on this device: several share it, none watches. */
  readonly seats: readonly Seat[];
  /** What one of these seats, or a spectator, may know now. */
  feed(seat: Seat | undefined): Feed<G>;
  /** Calls back after every change of the game. Gives back how to stop. */
  follow(hear: () => void): () => void;
  send(command: Command<G>): Promise<Result<void, Refusal>>;
  /** Begins to play: bots think, other tabs are followed. Gives back how to stop. */
  open(): () => void;
  /** Where the bots are on this device: how to pause and hurry them. */
  readonly bots?: BotControl;
  /** Where the whole record is on this device: for files, links and new games. */
  readonly archive?: Archive<G>;
}

export interface Archive<G extends Types = Types> {
  /** The game with moves of the seat that is asked on top of it: a file holds what the board shows. */
  saved(moves: readonly G['move'][]): SavedGame;
  /** A new game that begins with the first decisions of this one, and then these moves. */
  fork(length: number, moves: readonly G['move'][]): SavedGame;
}
