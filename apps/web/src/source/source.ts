import type { Fault, Game, Result, Seat, Types } from '@cap-diamant/kernel';
import type { Feed } from '@cap-diamant/match';
import type { RefusalCode } from '@cap-diamant/protocol';
import type { BotControl } from './bot-host.svelte.ts';
import type { Player } from './players.ts';
import type { SavedGame } from './saved-game.ts';

/** A request to the referee. `revision` is the one the person was looking at; the game may have moved on since. */
export type Command<G extends Types = Types> = { readonly seat: Seat; readonly revision: number } & (
  | { readonly kind: 'play'; readonly moves: readonly G['move'][] }
  | { readonly kind: 'undo'; readonly to: number }
  /** Accepts or refuses the undo somebody asks for. */
  | { readonly kind: 'answer'; readonly yes: boolean }
  | { readonly kind: 'resign' }
);

/** Why a command was refused; `stale`: the game moved on before it arrived. */
export interface Refusal extends Fault {
  readonly stale?: true;
  /** The server's reason. */
  readonly code?: RefusalCode;
}

/** What a seat, or a spectator, may know. */
export interface PageFeed<G extends Types = Types> extends Feed<G> {
  /** The question this seat is asked, where others may act before it answers. */
  readonly decision?: number;
}

/** How the page stands with its server. */
export interface Connectivity {
  readonly state: 'connecting' | 'connected' | 'reconnecting' | 'outdated';
  /** Something was sent and is not confirmed yet. */
  readonly unconfirmed: boolean;
}

/** Where a table gets its game from: a match in this page, or a server. Tables only see this, never a match. */
export interface Source<G extends Types = Types> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  /** The seats played on this device: several people can share it; spectators have none. */
  readonly seats: readonly Seat[];
  /** What one of these seats, or a spectator, may know now. */
  feed(seat: Seat | undefined): PageFeed<G>;
  /** Calls back after every change. Returns a function that stops. */
  follow(listener: () => void): () => void;
  send(command: Command<G>): Promise<Result<void, Refusal>>;
  /** Starts playing: bots think, and changes in other tabs are followed. Returns a function that stops. */
  open(): () => void;
  /** The connection, if the game is on a server. */
  readonly connectivity?: Connectivity;
  /** Whether it shows moments of a game that was played: nobody is about to move. */
  readonly isRecord?: boolean;
  /** Whether people agreed to play without hints. */
  readonly withoutHints?: boolean;
  /** Whether a lesson says what to do; on a small screen it stands in place of the bar that asks. */
  readonly isLesson?: boolean;
  /** Whether what the rules would pay is not shown: the learner is asked for it. */
  readonly withoutForecasts?: boolean;
  /** Whether somebody can resign: there are others to play on. */
  readonly canResign?: boolean;
  /** Pauses and hurries the bots, if they run on this device. */
  readonly bots?: BotControl;
  /** The whole record, if it is on this device: for files, links and new games. */
  readonly archive?: Archive<G>;
  /** Fetches the whole game once it is over, if it is on a server. */
  fetchFinished?(): Promise<SavedGame | undefined>;
}

export interface Archive<G extends Types = Types> {
  /** The game with moves of the current seat added, so that a file holds what the board shows. */
  saved(moves: readonly G['move'][]): SavedGame;
  /** A new game that starts with the first decisions of this one, and then these moves. */
  fork(length: number, moves: readonly G['move'][]): SavedGame;
}
