import { fail, type Game, type GameRecord, ok, type Result, type Seat, type Types, unwrap } from '@cap-diamant/kernel';
import { type Match, playTurn, resumeMatch, stateOf } from '@cap-diamant/match';
import { MatchSource } from '../source/match-source.ts';
import type { Player } from '../source/players.ts';
import type { Command, Refusal } from '../source/source.ts';

/** A puzzle as a table plays it: one seat decides, and nobody answers. */
export class PuzzleSource<G extends Types = Types> extends MatchSource<G> {
  readonly seats: readonly Seat[];
  /** A hint would be the solution. */
  readonly withoutHints = true;
  /** Called after the person's moves. */
  onplay: () => void = () => {};
  readonly #start: Match<G>;

  constructor(id: string, game: Game<G>, record: GameRecord, seat: Seat, players: readonly Player[]) {
    const start = unwrap(resumeMatch(game, record));
    super(id, start, players);
    this.seats = [seat];
    this.#start = start;
  }

  get state(): G['state'] {
    return stateOf(this.match);
  }

  /** The moves since the puzzle began. */
  get answer(): readonly string[] {
    return this.match.entries.slice(this.#start.entries.length).map(({ move }) => move);
  }

  async send(command: Command<G>): Promise<Result<void, Refusal>> {
    if (command.kind !== 'play') return fail('a puzzle only takes moves');
    const played = this.play(command.seat, command.moves);
    if (played.ok) this.onplay();
    return played;
  }

  /** Plays for any seat. */
  play(seat: Seat, moves: readonly G['move'][]): Result<void, Refusal> {
    const after = playTurn(this.match, seat, moves);
    if (!after.ok) return after;
    this.publish(after.value);
    return ok(undefined);
  }

  /** Back to the beginning of the puzzle. */
  restart(): void {
    this.publish(this.#start);
  }
}
