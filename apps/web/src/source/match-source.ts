import type { Game, Result, Seat, Types } from '@cap-diamant/kernel';
import { feed, type Limits, type Match } from '@cap-diamant/match';
import type { Player } from './players.ts';
import type { Command, PageFeed, Refusal, Source } from './source.ts';

/**
 * A match that only this page knows: lessons, puzzles, reviews and studies. Nobody else plays in it, and it is no saved
 * game. Unless its class says otherwise, nothing that was sent can be undone.
 */
export abstract class MatchSource<G extends Types = Types> implements Source<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  abstract readonly seats: readonly Seat[];
  readonly #listeners = new Set<() => void>();
  #match: Match<G>;

  constructor(id: string, match: Match<G>, players: readonly Player[]) {
    this.id = id;
    this.game = match.game;
    this.players = players;
    this.#match = match;
  }

  abstract send(command: Command<G>): Promise<Result<void, Refusal>>;

  feed(seat: Seat | undefined): PageFeed<G> {
    return feed(this.#match, seat, 0, this.limits());
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): () => void {
    return () => undefined;
  }

  protected get match(): Match<G> {
    return this.#match;
  }

  protected limits(): Limits<G> {
    const { length } = this.#match.entries;
    return { reach: { alone: length, agreed: length } };
  }

  /** Shows a match from now on. Also one that is further back is newer than the last. */
  protected publish(match: Match<G>): void {
    this.#match = { ...match, revision: this.#match.revision + 1 };
    for (const listener of [...this.#listeners]) listener();
  }
}
