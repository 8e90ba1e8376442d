import { ok, type Result, type Seat, unwrap } from '@cap-diamant/kernel';
import { type Match, playText, playTurn, rewind } from '@cap-diamant/match';
import { MatchSource } from '../source/match-source.ts';
import type { Player } from '../source/players.ts';
import type { Command, PageFeed, Refusal } from '../source/source.ts';

/**
 * Moments of a reviewed game as the source of a table: what the seat saw before a decision, what another line leads to,
 * and a second try.
 */
export class ReviewSource extends MatchSource {
  readonly isRecord = true;
  /** A hint would give the better line away. */
  readonly withoutHints = true;
  readonly #whole: Match;
  readonly #tried: (moves: readonly unknown[]) => void;
  #seats = $state.raw<readonly Seat[]>([]);
  #viewer: Seat;

  /** `tried` gets the moves of a second try. */
  constructor(id: string, match: Match, players: readonly Player[], tried: (moves: readonly unknown[]) => void) {
    super(`${id}/review`, rewind(match, 0), players);
    this.#whole = match;
    this.#tried = tried;
    this.#viewer = match.entries[0]?.seat ?? 0;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  override feed(): PageFeed {
    return super.feed(this.#viewer);
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
    const played = playTurn(this.match, command.seat, command.moves);
    if (!played.ok) return played;
    this.#set(played.value, command.seat, []);
    this.#tried(command.moves);
    return ok(undefined);
  }

  #set(match: Match, viewer: Seat, seats: readonly Seat[]): void {
    this.#viewer = viewer;
    this.#seats = seats;
    this.publish(match);
  }
}
