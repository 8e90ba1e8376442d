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
  merge,
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

/** Keeps the tree of a study, which may be open in another tab too. */
interface StudyKeeper {
  /** The tree as it is kept now; undefined if it is not. */
  latest(): Position | undefined;
  save(root: Position, path: Path): void;
}

/**
 * A study as the source of a table. The table shows the game that leads to the current position; its moves become
 * variations, and its undo steps back. Everybody at the table sits at this device.
 */
export class StudySource<G extends Types = Types> extends MatchSource<G> {
  readonly seats: readonly Seat[];
  readonly start: Start;
  readonly #keeper: StudyKeeper;
  #root = $state.raw() as Position;
  #path = $state.raw<Path>([]);

  constructor(game: Game<G>, study: Study, keeper: StudyKeeper) {
    super(study.id, unwrap(openMatch(game, study.start)), study.players);
    this.start = study.start;
    this.seats = [...study.players.keys()];
    this.#keeper = keeper;
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
    const path = [...this.#path, ...plays];
    this.#root = grow(this.#latest(), [], path);
    this.#goTo(path);
    return ok(undefined);
  }

  /** Shows a position of the tree. */
  goTo(path: Path): void {
    this.#root = this.#latest();
    this.#goTo(path);
  }

  /** Shows what another tab has changed. */
  catchUp(): void {
    const latest = this.#latest();
    if (latest === this.#root) return;
    this.#root = latest;
    this.#show(within(latest, this.#path));
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
    this.#edit(root => comment(grow(root, [], this.#path), this.#path, text));
  }

  mark(given: Mark | undefined): void {
    this.#edit(root => mark(grow(root, [], this.#path), this.#path, given));
  }

  promote(path: Path): void {
    this.#edit(root => promote(root, path));
  }

  remove(path: Path): void {
    this.#edit(root => remove(root, path));
    if (within(this.#root, this.#path).length < this.#path.length) this.#goTo(this.#path);
  }

  /** Brings back what was in a tree before, for undo. */
  restore(before: Position, path: Path): void {
    this.#root = merge(before, this.#latest());
    this.#goTo(path);
  }

  /** The tree as it is kept now: another tab may have changed it. */
  #latest(): Position {
    return this.#keeper.latest() ?? this.#root;
  }

  /** Notes do not change what the table shows. */
  #edit(change: (root: Position) => Position): void {
    this.#root = change(this.#latest());
    this.#keeper.save(this.#root, this.#path);
  }

  #goTo(path: Path): void {
    this.#show(within(this.#root, path));
    this.#keeper.save(this.#root, this.#path);
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
