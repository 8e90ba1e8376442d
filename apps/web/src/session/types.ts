import type { Language, Seat, Tally, Types } from '@cap-diamant/kernel';
import type { Bots } from '../bots/client.ts';
import type { Clock } from './clock.ts';
import type { KeptGame } from './kept.ts';
import type { Player } from './players.ts';

/** What a session needs of the world around it. */
export interface Surroundings {
  readonly clock: Clock;
  readonly bots: Bots;
  language(): Language;
  /** What players without a name are called. */
  nameOf(player: Player, seat: Seat): string;
  /** Whether a turn waits to be confirmed, and how long a bot's decision takes at least. */
  readonly settings: { readonly confirmTurns: boolean; readonly pace: number };
  keep(game: KeptGame): void;
  /** A bot failed: a simpler player took its decision. */
  botFailed(): void;
}

/** A move a person may choose now. */
export interface Offer<G extends Types = Types> {
  readonly move: G['move'];
  readonly text: string;
  /** What it does, in words. */
  readonly words: string;
}

/** What a move would do. */
export interface Preview<G extends Types = Types> {
  readonly view: G['view'];
  readonly effects: readonly G['effect'][];
  readonly tally: Tally;
  /** False: it brings something hidden to light, and this is only one way it may fall out. */
  readonly certain: boolean;
}
