import type { Level } from '@cap-diamant/bots/levels';
import { botSeed } from '@cap-diamant/bots/seed';
import { type Game, nth, ok, type Result, random, type Seat, type Types } from '@cap-diamant/kernel';
import { answerUndo, askUndo, type Feed, feed, type Match, playTurn, resign, resumeMatch } from '@cap-diamant/match';
import type { Bots } from '../bots/client.ts';
import { BotHost } from './bot-host.svelte.ts';
import type { Clock } from './clock.ts';
import { newId, savedFrom, seatsOfPeople } from './games.ts';
import type { Player } from './players.ts';
import type { SavedGame } from './saved-game.ts';
import type { Archive, Command, Refusal, Source } from './source.ts';
import type { JoinTabs, Tabs } from './tabs.ts';

/** Stores a local game. Refuses a write if another tab wrote after the given revision. */
export interface LocalStore {
  append(game: SavedGame, since: number): Promise<'written' | 'stale'>;
  get(id: string): Promise<SavedGame | undefined>;
}

/** What a local game needs of the page. */
export interface LocalParts {
  readonly clock: Clock;
  readonly bots: Bots;
  readonly store: LocalStore;
  readonly joinTabs: JoinTabs;
  /** The minimum time between two moves of bots, in milliseconds. */
  pace(): number;
  /** A bot gave an illegal answer; a random move replaced it. */
  botFailed(): void;
}

/** The level of the bot that plays for people who resigned. */
const SUBSTITUTE: Level = 'novice';
const STALE: Result<never, Refusal> = { ok: false, error: { message: 'the game has gone on since', stale: true } };

/** The match after moves of the seat to decide; unchanged if they are illegal. */
const withMoves = <G extends Types>(match: Match<G>, moves: readonly G['move'][]): Match<G> => {
  const [seat] = feed(match, undefined).actors;
  const after = seat === undefined ? undefined : playTurn(match, seat, moves);
  return after?.ok ? after.value : match;
};

/** A match in this page: the referee, its storage and its bots. Every change is stored before anyone is notified. */
export class LocalSource<G extends Types = Types> implements Source<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  readonly seats: readonly Seat[];
  readonly canResign = true;
  readonly bots: BotHost<G['move']>;
  readonly archive: Archive<G>;
  readonly #created: number;
  readonly #parts: LocalParts;
  readonly #listeners = new Set<() => void>();
  #match: Match<G>;
  #tabs: Tabs | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(saved: Pick<SavedGame, 'id' | 'players' | 'created'>, match: Match<G>, parts: LocalParts) {
    this.id = saved.id;
    this.players = saved.players;
    this.#created = saved.created;
    this.game = match.game;
    this.seats = seatsOfPeople(saved.players);
    this.#match = match;
    this.#parts = parts;
    this.bots = new BotHost({
      clock: parts.clock,
      pace: () => parts.pace(),
      awaited: () => this.#awaitedBot(),
      choose: (seat, signal) => this.#chosen(seat, signal),
      play: (seat, move) => void this.#playFor(seat, move),
    });
    this.archive = {
      saved: moves => this.#saved(withMoves(this.#match, moves)),
      fork: (length, moves) => this.#fork(length, moves),
    };
  }

  feed(seat: Seat | undefined): Feed<G> {
    return feed(this.#match, seat);
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): () => void {
    const tabs = this.#parts.joinTabs(this.id, {
      changed: () => void this.#inOrder(() => this.#reload()),
      lead: () => this.bots.ask(),
    });
    this.#tabs = tabs;
    this.bots.ask();
    return () => {
      tabs.close();
      this.#tabs = undefined;
      this.bots.stop();
      this.#parts.bots.close(this.id);
    };
  }

  send(command: Command<G>): Promise<Result<void, Refusal>> {
    return this.#inOrder(() => this.#carryOut(command));
  }

  /** Runs commands one at a time, so each one sees the result of the one before. */
  #inOrder<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #carryOut(command: Command<G>): Promise<Result<void, Refusal>> {
    if (command.revision !== this.#match.revision) return STALE;
    const after = this.#judged(command);
    return after.ok ? this.#commit(after.value) : after;
  }

  #judged(command: Command<G>): Result<Match<G>, Refusal> {
    const { seat } = command;
    if (command.kind === 'play') return playTurn(this.#match, seat, command.moves);
    if (command.kind === 'resign') return resign(this.#match, seat);
    if (command.kind === 'answer') return answerUndo(this.#match, seat, command.yes);
    // Everyone at this device sits together, and bots don't mind, so undo needs no consent.
    const everybody = this.players.map((_, other) => other);
    return askUndo(this.#match, seat, command.to, everybody);
  }

  async #commit(after: Match<G>): Promise<Result<void, Refusal>> {
    const written = await this.#parts.store.append(this.#saved(after), this.#match.revision);
    if (written === 'stale') {
      await this.#reload();
      return STALE;
    }
    this.#tabs?.announce();
    this.#publish(after);
    return ok(undefined);
  }

  /** Another tab stored a newer state; continues from there. */
  async #reload(): Promise<void> {
    const saved = await this.#parts.store.get(this.id);
    if (saved === undefined || saved.revision <= this.#match.revision) return;
    const match = resumeMatch(this.game, saved.record, saved.revision);
    if (match.ok) this.#publish(match.value);
  }

  #publish(match: Match<G>): void {
    this.#match = match;
    for (const listener of [...this.#listeners]) listener();
    this.bots.ask();
  }

  #saved(match: Match<G>): SavedGame {
    const { id, players } = this;
    return savedFrom(match, { id, players, created: this.#created, changed: this.#parts.clock.now() });
  }

  #fork(length: number, moves: readonly G['move'][]): SavedGame {
    const shorter = { ...this.#match, entries: this.#match.entries.slice(0, length), resigned: [], revision: length };
    const now = this.#parts.clock.now();
    const { players } = this;
    return savedFrom(withMoves(shorter, moves), { id: newId(), players, created: now, changed: now });
  }

  #awaitedBot(): Seat | undefined {
    if (this.#tabs?.leads !== true) return undefined;
    const [asked] = feed(this.#match, undefined).actors;
    return asked !== undefined && this.#botAt(asked) !== undefined ? asked : undefined;
  }

  #botAt(seat: Seat): Level | undefined {
    return this.#match.resigned.includes(seat) ? SUBSTITUTE : nth(this.players, seat).bot;
  }

  /** Depends only on the seed and the position, so that games are reproducible. It reveals neither. */
  #botSeed(): string {
    const { start, entries } = this.#match;
    return botSeed('seed' in start ? start.seed : undefined, entries.length);
  }

  #chosen(seat: Seat, signal: AbortSignal): Promise<G['move']> {
    const { id: match, game } = this;
    const { view } = feed(this.#match, seat);
    const level = this.#botAt(seat) ?? SUBSTITUTE;
    return this.#parts.bots.choose({ match, game: game.id, view, seat, level, seed: this.#botSeed() }, signal);
  }

  async #playFor(seat: Seat, move: G['move']): Promise<void> {
    const { revision } = this.#match;
    const played = await this.send({ kind: 'play', seat, revision, moves: [move] });
    if (played.ok || played.error.stale === true) return;
    this.#parts.botFailed();
    const any = random(this.#botSeed()).pick(feed(this.#match, seat).offered);
    await this.send({ kind: 'play', seat, revision, moves: [any] });
  }
}
