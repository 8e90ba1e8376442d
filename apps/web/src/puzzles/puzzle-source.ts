import { type Game, type GameRecord, ok, type Result, type Seat, type Types, unwrap } from '@cap-diamant/kernel';
import { feed, type Match, playTurn, resumeMatch, stateOf } from '@cap-diamant/match';
import type { Player } from '../source/players.ts';
import type { Command, PageFeed, Refusal, Source } from '../source/source.ts';

/** A puzzle as a table plays it: one seat decides, nobody answers, and nothing is stored. */
export class PuzzleSource<G extends Types = Types> implements Source<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  readonly seats: readonly Seat[];
  /** A hint would be the solution. */
  readonly withoutHints = true;
  /** Called after the person's moves, and when they resign. */
  onplay: () => void = () => {};
  onresign: () => void = () => {};
  readonly #start: Match<G>;
  readonly #listeners = new Set<() => void>();
  #match: Match<G>;

  constructor(id: string, game: Game<G>, record: GameRecord, seat: Seat, players: readonly Player[]) {
    const start = unwrap(resumeMatch(game, record));
    this.id = id;
    this.game = game;
    this.players = players;
    this.seats = [seat];
    this.#start = start;
    this.#match = start;
  }

  get state(): G['state'] {
    return stateOf(this.#match);
  }

  /** The moves since the puzzle began. */
  get answer(): readonly string[] {
    return this.#match.entries.slice(this.#start.entries.length).map(({ move }) => move);
  }

  /** What was sent stays: another try begins from the start. */
  feed(seat: Seat | undefined): PageFeed<G> {
    const current = feed(this.#match, seat);
    return { ...current, reach: { alone: current.length, agreed: current.length } };
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): () => void {
    return () => {};
  }

  async send(command: Command<G>): Promise<Result<void, Refusal>> {
    if (command.kind === 'resign') {
      this.onresign();
      return ok(undefined);
    }
    if (command.kind !== 'play') return { ok: false, error: { message: 'a puzzle has no undo' } };
    const played = this.play(command.seat, command.moves);
    if (played.ok) this.onplay();
    return played;
  }

  /** Plays for any seat. */
  play(seat: Seat, moves: readonly G['move'][]): Result<void, Refusal> {
    const after = playTurn(this.#match, seat, moves);
    if (!after.ok) return after;
    this.#publish(after.value);
    return ok(undefined);
  }

  /** Back to the beginning of the puzzle. */
  restart(): void {
    this.#publish({ ...this.#start, revision: this.#match.revision + 1 });
  }

  #publish(match: Match<G>): void {
    this.#match = match;
    for (const listener of [...this.#listeners]) listener();
  }
}
