import { type Game, ok, type Result, type Seat, type Types } from '@cap-diamant/kernel';
import type { Details, RefusalCode, ServerMessage, WireFeed } from '@cap-diamant/protocol';
import { clock } from '../clock.ts';
import type { Player } from '../players.ts';
import type { SavedGame } from '../saved-game.ts';
import type { Command, Connectivity, PageFeed, Refusal, Source } from '../source.ts';
import { HeldTable } from './held-table.ts';
import type { Answer, Question, ServerConnection } from './server-connection.svelte.ts';
import { Surroundings } from './surroundings.svelte.ts';

type Told = Extract<ServerMessage, { kind: 'snapshot' | 'event' }>;

/** Refusals that only mean that the game went on meanwhile. */
const LATE: readonly RefusalCode[] = ['stale', 'over'];

/** A table as it was when this page opened it. */
interface RemoteTable<G extends Types = Types> {
  readonly id: string;
  readonly game: Game<G>;
  readonly players: readonly Player[];
  readonly seq: number;
  /** From the start of the game on. */
  readonly feed: WireFeed;
  readonly details?: Details | undefined;
  readonly withoutHints?: boolean;
  readonly fetchFinished?: () => Promise<SavedGame | undefined>;
}

/** A game on a server. The server is the referee; this page gets what one seat, or a spectator, may know. */
export class RemoteSource<G extends Types = Types> implements Source<G> {
  readonly id: string;
  readonly game: Game<G>;
  readonly #opened: readonly Player[];
  readonly seats: readonly Seat[];
  readonly connectivity: Connectivity;
  readonly withoutHints: boolean;
  readonly canResign = true;
  readonly fetchFinished?: () => Promise<SavedGame | undefined>;
  readonly surroundings = new Surroundings(clock);
  readonly #connection: ServerConnection;
  readonly #held: HeldTable<G>;
  readonly #listeners = new Set<() => void>();
  #isFetching = false;
  /** The server was set back and knows less than we do. */
  #mustStartOver = false;

  constructor(table: RemoteTable<G>, connection: ServerConnection) {
    const { id, game, players, seq, feed, withoutHints = false, fetchFinished } = table;
    this.id = id;
    this.game = game;
    this.#opened = players;
    this.seats = feed.seat === null ? [] : [feed.seat];
    this.withoutHints = withoutHints;
    if (fetchFinished !== undefined) this.fetchFinished = fetchFinished;
    if (table.details !== undefined) this.surroundings.hear(table.details);
    this.#connection = connection;
    this.#held = new HeldTable(game, seq, feed, () => void this.#fetchPast());
    this.connectivity = {
      get state() {
        return connection.state;
      },
      get unconfirmed() {
        return connection.unanswered > 0;
      },
    };
  }

  /** With the names people have now. */
  get players(): readonly Player[] {
    return this.#opened.map((player, seat) => {
      const info = this.surroundings.seats?.[seat];
      return info?.kind === 'person' ? { ...player, name: info.person.name } : player;
    });
  }

  feed(): PageFeed<G> {
    return this.#held.feed;
  }

  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  open(): () => void {
    return this.#connection.follow({
      table: this.id,
      seq: () => (this.#mustStartOver ? undefined : this.#held.feed.revision),
      hear: message => this.#hear(message),
      overhear: message => this.surroundings.overhear(message),
      missing: () => undefined,
      forget: () => {
        this.#mustStartOver = true;
      },
    });
  }

  async send(command: Command<G>): Promise<Result<void, Refusal>> {
    const { revision, decision } = this.#held.feed;
    if (command.revision !== revision) return { ok: false, error: { message: 'the game has gone on', stale: true } };
    const answer = await this.#connection.ask(this.#questionFor(command, decision ?? 0));
    return this.#resultOf(answer);
  }

  #questionFor(command: Command<G>, decision: number): Question {
    const { id: table } = this;
    switch (command.kind) {
      case 'play':
        return { kind: 'play', table, decision, moves: command.moves.map(this.game.notation.formatMove) };
      case 'undo':
        return { kind: 'undo', table, to: command.to };
      case 'answer':
        return { kind: 'answer', table, yes: command.yes };
      case 'resign':
        return { kind: 'resign', table };
    }
  }

  async #resultOf(answer: Answer): Promise<Result<void, Refusal>> {
    if (answer.kind === 'refused') {
      const { message, code } = answer;
      return { ok: false, error: { message, code, ...(LATE.includes(code) && { stale: true }) } };
    }
    // What was done shows at once when the caller goes on.
    await this.#shows(answer.seq ?? 0);
    return ok(undefined);
  }

  /** Resolves once an event has been heard. */
  #shows(seq: number): Promise<void> {
    if (this.#held.feed.revision >= seq) return Promise.resolve();
    return new Promise(resolve => {
      const stop = this.follow(() => {
        if (this.#held.feed.revision < seq) return;
        stop();
        resolve();
      });
    });
  }

  #hear({ seq, feed, details }: Told): void {
    if (details !== undefined) this.surroundings.hear(details);
    // After coming back, the server repeats what we know if nothing happened.
    if (seq === this.#held.feed.revision) return;
    this.#mustStartOver = false;
    this.#held.hear(seq, feed);
    this.#publish();
  }

  #publish(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Fetches the past views somebody looked at, and those around them. */
  async #fetchPast(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      for (let span = this.#held.nextSpan(); span !== undefined; span = this.#held.nextSpan()) {
        const { era } = this.#held;
        const answer = await this.#connection.ask({ kind: 'past', table: this.id, ...span });
        this.#held.keep(span.from, answer.kind === 'past' ? answer.views : [], answer.kind === 'past' ? era : -1);
        this.#publish();
      }
    } finally {
      this.#isFetching = false;
    }
  }
}
