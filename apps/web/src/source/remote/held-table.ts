import type { Game, Seat, Turn, Types } from '@cap-diamant/kernel';
import type { FeedEntry } from '@cap-diamant/match';
import { MOST_PAST_VIEWS, type WireEntry, type WireFeed } from '@cap-diamant/protocol';
import type { PageFeed } from '../source.ts';

/** The positions of one request for past views. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const NO_TURN: Turn = { seat: 0, fresh: true };

/**
 * What this page was told about one table. The server sends decisions once; views of the past are fetched when somebody
 * looks at them for the first time, and kept.
 */
export class HeldTable<G extends Types> {
  readonly #game: Game<G>;
  readonly #wanted: () => void;
  #seq: number;
  #wire: WireFeed;
  #feed: PageFeed<G>;
  #entries: FeedEntry<G>[] = [];
  /** By the number of decisions before it. */
  readonly #views = new Map<number, G['view']>();
  readonly #missing = new Set<number>();
  /** Grows whenever decisions are taken back: views that were asked for before may not count any more. */
  #era = 0;

  /** `wanted` is called when somebody looks at a view that has to be fetched. */
  constructor(game: Game<G>, seq: number, wire: WireFeed, wanted: () => void) {
    this.#game = game;
    this.#wanted = wanted;
    this.#seq = seq;
    this.#wire = wire;
    this.#feed = this.#take();
  }

  get feed(): PageFeed<G> {
    return this.#feed;
  }

  get era(): number {
    return this.#era;
  }

  /** Takes what a later event or snapshot says. */
  hear(seq: number, wire: WireFeed): void {
    this.#seq = seq;
    this.#wire = wire;
    this.#feed = this.#take();
  }

  /** Which past views to fetch next; undefined if nothing is wanted. */
  nextSpan(): Span | undefined {
    const [wanted] = this.#missing;
    if (wanted === undefined) return undefined;
    const from = wanted - (wanted % MOST_PAST_VIEWS);
    return { from, to: Math.min(this.#feed.length, from + MOST_PAST_VIEWS - 1) };
  }

  /** Takes past views, unless decisions were taken back since they were asked for. */
  keep(from: number, views: readonly unknown[], era: number): void {
    if (era !== this.#era) {
      this.#missing.clear();
      return;
    }
    for (const [index, view] of views.entries()) {
      const at = from + index;
      this.#missing.delete(at);
      if (this.#views.has(at)) continue;
      this.#views.set(at, view);
      // A new object, so that whoever wrote a sentence about it writes it again.
      const entry = this.#entries[at - 1];
      if (entry !== undefined) this.#entries[at - 1] = this.#entry(at - 1, entry);
    }
    this.#feed = this.#pageFeed();
  }

  #take(): PageFeed<G> {
    const wire = this.#wire;
    const kept = Math.min(wire.entries[0]?.n ?? wire.length, wire.length);
    if (kept < this.#entries.length) this.#dropFrom(kept);
    for (const told of wire.entries) this.#add(told);
    this.#views.set(wire.length, wire.view);
    return this.#pageFeed();
  }

  #dropFrom(kept: number): void {
    this.#era++;
    this.#missing.clear();
    this.#entries = this.#entries.slice(0, kept);
    for (const at of [...this.#views.keys()]) if (at > kept) this.#views.delete(at);
  }

  #add({ n, seat, turn = NO_TURN, effects, view }: WireEntry): void {
    if (view !== undefined) this.#views.set(n + 1, view);
    this.#entries[n] = this.#entry(n, { seat, turn, effects });
  }

  #entry(n: number, { seat, turn, effects }: Pick<FeedEntry<G>, 'seat' | 'turn' | 'effects'>): FeedEntry<G> {
    const viewAt = (): G['view'] => this.#viewAt(n + 1);
    return {
      seat,
      turn,
      effects,
      get view() {
        return viewAt();
      },
    };
  }

  /** The view after some decisions. Until it is fetched, the nearest we have stands in for it. */
  #viewAt(at: number): G['view'] {
    if (this.#views.has(at)) return this.#views.get(at);
    if (this.#missing.size === 0) queueMicrotask(this.#wanted);
    this.#missing.add(at);
    const nearest = [...this.#views.keys()].reduce((best, each) =>
      Math.abs(each - at) < Math.abs(best - at) ? each : best,
    );
    return this.#views.get(nearest);
  }

  #pageFeed(): PageFeed<G> {
    const wire = this.#wire;
    const { decision, length, view } = wire;
    const seat = wire.seat ?? undefined;
    const isAsked = decision !== null && seat !== undefined;
    const viewAt = (at: number): G['view'] => this.#viewAt(at);
    let offered: readonly G['move'][] | undefined;
    const list = (): readonly G['move'][] =>
      isAsked ? this.#game.moves(this.#game.imagine(view, 'offered'), seat) : [];
    return {
      seat,
      revision: this.#seq,
      length,
      turn: wire.turn ?? NO_TURN,
      actors: ownFirst(wire.actors, isAsked ? seat : undefined),
      get offered() {
        offered ??= list();
        return offered;
      },
      view,
      get before() {
        return viewAt(0);
      },
      entries: [...this.#entries],
      reach: wire.reach ?? { alone: length, agreed: length },
      resigned: wire.resigned,
      commitment: wire.commitment,
      ...(decision !== null && { decision }),
      ...(wire.undo && { undo: wire.undo }),
      ...(wire.outcome && { outcome: wire.outcome }),
      ...(wire.seed !== null && { seed: wire.seed }),
    };
  }
}

/** Where several seats decide at the same time, the own one need not wait for the others. */
const ownFirst = (actors: readonly Seat[], own: Seat | undefined): readonly Seat[] =>
  own === undefined || !actors.includes(own) ? actors : [own, ...actors.filter(seat => seat !== own)];
