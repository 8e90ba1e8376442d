import { nth, type Seat, type Types, type Words } from '@cap-diamant/kernel';
import type { FeedEntry } from '@cap-diamant/match';

/** A decision in words, as far as the reader may know it. */
interface LogEntry {
  /** The number of decisions up to and including this one: `goTo` shows its board. */
  readonly at: number;
  readonly seat: Seat;
  readonly lines: readonly string[];
}

/** The decisions of one turn. */
export interface LogTurn {
  readonly at: number;
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
}

/** A sentence without its subject: "Anne draws a card." becomes "draws a card.". Others stay as they are. */
export const withoutName = (sentence: string, name: string): string =>
  sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;

export const capitalised = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** Puts decisions into words. Caches the sentences per entry, because entries of a feed keep their identity. */
export class LogWriter<G extends Types> {
  readonly #sentences = new WeakMap<FeedEntry<G>, readonly string[]>();
  readonly #words: Words<G>;
  readonly #names: readonly string[];

  constructor(words: Words<G>, names: readonly string[]) {
    this.#words = words;
    this.#names = names;
  }

  lines(entry: FeedEntry<G>): readonly string[] {
    const known = this.#sentences.get(entry);
    if (known !== undefined) return known;
    const lines = entry.effects
      .map(effect => this.#words.effect(entry.view, effect, this.#names))
      .filter(line => line !== '');
    this.#sentences.set(entry, lines);
    return lines;
  }

  /** The lines of a decision, without the name of the player whose turn it is: the turn's heading has it. */
  #bare(entry: FeedEntry<G>, seat: Seat): readonly string[] {
    const name = this.#names[seat] ?? '';
    return this.lines(entry).map(line => capitalised(withoutName(line, name)));
  }

  /** The whole log, turn by turn. */
  turns(entries: readonly FeedEntry<G>[]): LogTurn[] {
    const turns: { at: number; seat: Seat; entries: LogEntry[] }[] = [];
    for (const [index, entry] of entries.entries()) {
      if (index === 0 || entry.turn.fresh) turns.push({ at: index, seat: entry.turn.seat, entries: [] });
      const turn = nth(turns, turns.length - 1);
      turn.entries.push({ at: index + 1, seat: entry.seat, lines: this.#bare(entry, turn.seat) });
    }
    return turns;
  }
}
