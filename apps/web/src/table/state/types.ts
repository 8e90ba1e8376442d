import type { Language, Seat, Tally, Types } from '@cap-diamant/kernel';
import type { BotRequest, Hint } from '../../bots/client.ts';
import type { Clock } from '../../source/clock.ts';
import type { Player } from '../../source/players.ts';
import type { Refusal } from '../../source/source.ts';
import type { DraftStorage } from './draft-storage.ts';

/** What a table needs of the page around it. */
export interface TableParts {
  readonly clock: Clock;
  readonly drafts: DraftStorage;
  language(): Language;
  /** What players without a name are called. */
  nameOf(player: Player, seat: Seat): string;
  readonly settings: { readonly confirmTurns: boolean };
  /** The best moves a strong bot finds, the best first. */
  advise(request: BotRequest, signal: AbortSignal): Promise<readonly Hint[]>;
  /** A command was refused: the person has to know why nothing happened. */
  refused(refusal: Refusal): void;
}

/** A move a person may choose now. */
export interface Offer<G extends Types = Types> {
  readonly move: G['move'];
  /** Its notation, for keys, tests and bug reports. */
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
