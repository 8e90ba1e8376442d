import { type Game, ok, type Result, type Seat, unwrap } from '@cap-diamant/kernel';
import { type Feed, feed, type Match, playText, playTurn, rewind } from '@cap-diamant/match';
import type { Player } from '../source/players.ts';
import type { Command, Refusal, Source } from '../source/source.ts';

/**
 * Moments of a reviewed game as the source of a table: what the seat saw before a decision, what another line leads to,
 * and a second try.
 */
export class ReviewSource implements Source {
  readonly id: string;
  readonly game: Game;
  readonly players: readonly Player[];
  /** A hint would give the better line away. */
  readonly withoutHints = true;
  readonly #whole: Match;
  readonly #listeners = new Set<() => void>();
  readonly #tried: (moves: readonly unknown[]) => void;
  #seats = $state.raw<readonly Seat[]>([]);
  #viewer: Seat;
  #shown: Match;

  /** `tried` gets the moves of a second try. */
  constructor(id: string, match: Match, players: readonly Player[], tried: (moves: readonly unknown[]) => void) {
    this.id = `${id}/review`;
    this.game = match.game;
    this.players = players;
    this.#whole = match;
    this.#tried = tried;
    this.#shown = rewind(match, 0);
    this.#viewer = match.entries[0]?.seat ?? 0;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  feed(): Feed {
    return feed(this.#shown, this.#viewer);
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): () => void {
    return () => undefined;
  }

  /** Shows what a seat saw after the first `at` decisions and some moves of its own, in notation. */
  show(at: number, seat: Seat, moves: readonly string[] = []): void {
    let match = rewind(this.#whole, at);
    for (const move of moves) match = unwrap(playText(match, seat, move));
    this.#set(match, seat, []);
  }

  /** Lets a person decide in place of a seat. */
  offer(at: number, seat: Seat): void {
    this.#set(rewind(this.#whole, at), seat, [seat]);
  }

  async send(command: Command): Promise<Result<void, Refusal>> {
    if (command.kind !== 'play') return { ok: false, error: { message: 'only moves are tried' } };
    const played = playTurn(this.#shown, command.seat, command.moves);
    if (!played.ok) return played;
    this.#set(played.value, command.seat, []);
    this.#tried(command.moves);
    return ok(undefined);
  }

  #set(match: Match, viewer: Seat, seats: readonly Seat[]): void {
    this.#shown = { ...match, revision: this.#shown.revision + 1 };
    this.#viewer = viewer;
    this.#seats = seats;
    for (const listener of [...this.#listeners]) listener();
  }
}
