import { applyFor, type Game, legalMove, nth, ok, type Result, type Seat, type Types } from '@cap-diamant/kernel';
import type { FeedEntry } from '@cap-diamant/match';
import type { PageFeed } from '../../source/source.ts';
import type { StoredDraft } from './draft-storage.ts';

/** A decision on an imagined world: what the seat will know once it is played. */
interface DraftStep<G extends Types> {
  readonly move: G['move'];
  /** The move as it is stored across a reload. */
  readonly text: string;
  readonly entry: FeedEntry<G>;
  readonly world: G['state'];
}

/** The result of adding a decision. */
export type Drafted =
  /** It is part of the draft. */
  | 'kept'
  /** It is part of the draft, and now another seat has to decide in the same turn: send it at once. */
  | 'due'
  /** It reveals something hidden: only the referee knows the outcome. */
  | 'reveals';

/** A world that the view of a feed allows. The same feed always gives the same one. */
const worldOf = <G extends Types>(game: Game<G>, feed: PageFeed<G>): G['state'] =>
  game.imagine(feed.view, `draft/${feed.revision}`);

/** What a draft answers. It stays the same while others act who are asked at the same time. */
const questionOf = ({ decision, revision }: PageFeed): number => decision ?? revision;

/**
 * The turn a person is composing, on top of what the referee has confirmed. It is played on a world imagined from the
 * view, so it can't depend on anything hidden. Its decisions can be undone freely and are sent together.
 */
export class Draft<G extends Types> {
  readonly #game: Game<G>;
  readonly #feed: () => PageFeed<G>;
  readonly #store: (draft: StoredDraft | undefined) => void;
  #steps = $state.raw<readonly DraftStep<G>[]>([]);

  /** `feed` is the one the draft builds on; `store` keeps it across a reload. */
  constructor(game: Game<G>, feed: () => PageFeed<G>, store: (draft: StoredDraft | undefined) => void) {
    this.#game = game;
    this.#feed = feed;
    this.#store = store;
  }

  /** The number of decisions. */
  length = $derived(this.#steps.length);
  entries: readonly FeedEntry<G>[] = $derived(this.#steps.map(({ entry }) => entry));
  moves: readonly G['move'][] = $derived(this.#steps.map(({ move }) => move));
  /** A world that may be the real one, after every decision of the draft. */
  world: G['state'] = $derived.by(() => this.#steps.at(-1)?.world ?? worldOf(this.#game, this.#feed()));
  /** Whether the turn is complete and only has to be sent. */
  whole = $derived.by(
    () =>
      this.length > 0 &&
      (this.#game.turn(this.world).fresh || !this.#game.actors(this.world).includes(nth(this.entries, 0).seat)),
  );

  /** Whether the game is over once it is sent. */
  ends = $derived.by(() => this.length > 0 && this.#game.actors(this.world).length === 0);

  /** Adds a decision of a seat. */
  add(seat: Seat, move: G['move']): Result<Drafted> {
    const { world } = this;
    const game = this.#game;
    const legal = legalMove(game, world, seat, move);
    if (!legal.ok) return legal;
    const { after, effects } = applyFor(game, world, seat, legal.value);
    if (game.uncovered(after) > game.uncovered(world)) return ok('reveals');
    const entry = { seat, turn: game.turn(world), effects, view: game.view(after, seat) };
    this.#set([
      ...this.#steps,
      { move: legal.value, text: game.notation.formatMove(legal.value), entry, world: after },
    ]);
    const actors = game.actors(after);
    const mayWait = actors.length === 0 || actors.includes(seat) || game.turn(after).fresh;
    return ok(mayWait ? 'kept' : 'due');
  }

  /** Undoes the last decision. */
  drop(): void {
    this.#set(this.#steps.slice(0, -1));
  }

  clear(): void {
    if (this.length > 0) this.#set([]);
  }

  /** Restores a draft after a reload, as far as its decisions are still legal. */
  restore(stored: StoredDraft | undefined): void {
    const { seat, actors } = this.#feed();
    if (stored?.question !== questionOf(this.#feed()) || seat === undefined || !actors.includes(seat)) return;
    for (const text of stored.moves) {
      const move = this.#game.notation.parseMove(text);
      if (!move.ok || this.whole || !this.add(seat, move.value).ok) return;
    }
  }

  /** The draft as it would be stored; undefined if there is none. */
  get stored(): StoredDraft | undefined {
    if (this.length === 0) return undefined;
    return { question: questionOf(this.#feed()), moves: this.#steps.map(({ text }) => text) };
  }

  #set(steps: readonly DraftStep<G>[]): void {
    this.#steps = steps;
    this.#store(this.stored);
  }
}
