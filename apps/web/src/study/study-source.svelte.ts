import {
  type Game,
  type Json,
  nth,
  ok,
  type Result,
  type Seat,
  type Start,
  type Types,
  unwrap,
} from '@cap-diamant/kernel';
import { type Limits, type Match, openMatch, playText, playTurn, stateOf } from '@cap-diamant/match';
import { saveFirst } from '../source/games.ts';
import { MatchSource } from '../source/match-source.ts';
import type { Player } from '../source/players.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { Command, Refusal } from '../source/source.ts';
import type { Study } from '../studies/study.ts';
import {
  comment,
  grow,
  type Mark,
  mark,
  type Path,
  type Position,
  positionAt,
  promote,
  remove,
  samePlay,
  toEnd,
  within,
} from '../studies/tree.ts';

/** Everything can be taken back on a study board, also what was revealed. */
const ANYWHERE = { alone: 0, agreed: 0 };

const refused = (message: string): Result<never, Refusal> => ({ ok: false, error: { message } });

/**
 * A study as the source of a table. The table shows the game that leads to the current position; its moves become
 * variations, and its undo steps back. Everybody at the table sits at this device.
 */
export class StudySource<G extends Types = Types> extends MatchSource<G> {
  readonly seats: readonly Seat[];
  readonly start: Start;
  readonly #changed: (source: StudySource<G>) => void;
  #root = $state.raw() as Position;
  #path = $state.raw<Path>([]);

  /** `changed` runs after every change, to keep the study. */
  constructor(game: Game<G>, study: Study, changed: (source: StudySource<G>) => void) {
    super(study.id, unwrap(openMatch(game, study.start)), study.players);
    this.start = study.start;
    this.seats = [...study.players.keys()];
    this.#changed = changed;
    this.#root = study.root;
    this.#show(within(study.root, study.path));
  }

  get root(): Position {
    return this.#root;
  }

  /** The moves to the position that is shown. */
  get path(): Path {
    return this.#path;
  }

  position: Position = $derived.by(() => positionAt(this.#root, this.#path) ?? this.#root);

  /** The state that the study begins with. */
  get first(): G['state'] {
    return this.match.first;
  }

  /** The current position as text, everything in it. */
  get positionText(): Json {
    return this.game.notation.formatPosition(stateOf(this.match));
  }

  /** A new game that starts with the moves to the current position. */
  asGame(players: readonly Player[]): SavedGame {
    return saveFirst(this.match, players);
  }

  async send(command: Command<G>): Promise<Result<void, Refusal>> {
    if (command.kind === 'undo') this.goTo(this.#path.slice(0, command.to));
    if (command.kind === 'play') return this.play(command.seat, command.moves);
    return command.kind === 'undo' ? ok(undefined) : refused('nobody resigns on a study board');
  }

  /** Plays moves of one seat: new ones become a variation, others are followed. */
  play(seat: Seat, moves: readonly G['move'][]): Result<void, Refusal> {
    const played = playTurn(this.match, seat, moves);
    if (!played.ok) return played;
    const plays = played.value.entries.slice(this.#path.length).map(({ seat: by, move }) => ({ seat: by, move }));
    this.#root = grow(this.#root, this.#path, plays);
    this.goTo([...this.#path, ...plays]);
    return ok(undefined);
  }

  /** Shows a position of the tree. */
  goTo(path: Path): void {
    this.#show(within(this.#root, path));
    this.#changed(this);
  }

  back(): void {
    if (this.#path.length > 0) this.goTo(this.#path.slice(0, -1));
  }

  /** Steps along the first move from here. */
  forward(): void {
    const [next] = this.position.next;
    if (next !== undefined) this.goTo([...this.#path, { seat: next.seat, move: next.move }]);
  }

  toStart(): void {
    this.goTo([]);
  }

  toEnd(): void {
    this.goTo(toEnd(this.#root, this.#path));
  }

  comment(text: string): void {
    this.#edit(comment(this.#root, this.#path, text));
  }

  mark(given: Mark | undefined): void {
    this.#edit(mark(this.#root, this.#path, given));
  }

  promote(path: Path): void {
    this.#edit(promote(this.#root, path));
  }

  remove(path: Path): void {
    this.#edit(remove(this.#root, path));
    if (within(this.#root, this.#path).length < this.#path.length) this.goTo(this.#path);
  }

  /** Brings back a tree, for undo. */
  restore(root: Position, path: Path): void {
    this.#edit(root);
    this.goTo(path);
  }

  /** Notes do not change what the table shows. */
  #edit(root: Position): void {
    this.#root = root;
    this.#changed(this);
  }

  /** Plays on from as much of the current game as the new path shares with it. */
  #show(path: Path): void {
    const { entries } = this.match;
    let shared = 0;
    while (shared < path.length && shared < entries.length && samePlay(nth(entries, shared), nth(path, shared)))
      shared++;
    let match: Match<G> = { ...this.match, entries: entries.slice(0, shared) };
    for (const { seat, move } of path.slice(shared)) match = unwrap(playText(match, seat, move));
    this.#path = path;
    this.publish(match);
  }

  protected override limits(): Limits<G> {
    return { reach: ANYWHERE };
  }
}
