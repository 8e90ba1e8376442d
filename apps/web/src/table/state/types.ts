import type { Language, Seat, Tally, Types } from '@cap-diamant/kernel';
import type { BotRequest, Hint } from '../../bots/client.ts';
import type { Clock } from '../../source/clock.ts';
import type { Player } from '../../source/players.ts';
import type { Refusal } from '../../source/source.ts';
import type { DraftStorage } from './draft-storage.ts';

/** What a table needs of the page. */
export interface TableParts {
  readonly clock: Clock;
  readonly drafts: DraftStorage;
  language(): Language;
  /** The name of a player, with a default for those who have none. */
  nameOf(player: Player, seat: Seat): string;
  readonly settings: { readonly confirmTurns: boolean };
  /** The best moves a strong bot finds, best first. */
  advise(request: BotRequest, signal: AbortSignal): Promise<readonly Hint[]>;
  /** A command was refused: tells the person why nothing happened. */
  refused(refusal: Refusal): void;
  /** A command was carried out. */
  accepted(): void;
}

/** A move a person can choose now. */
export interface Offer<G extends Types = Types> {
  readonly move: G['move'];
  /** Its notation, for list keys, tests and bug reports. */
  readonly text: string;
  /** What it does, in words. */
  readonly words: string;
}

/** What a move would do. */
export interface Preview<G extends Types = Types> {
  readonly view: G['view'];
  readonly effects: readonly G['effect'][];
  readonly tally: Tally;
  /** False: it reveals something hidden, and this is only one possible outcome. */
  readonly certain: boolean;
}
