import { nth, type Seat, type Types, type Words } from '@cap-diamant/kernel';
import type { Entry, Match } from '@cap-diamant/match';
import { stateAt } from './turns.ts';

/** One decision in words: what came of it, as far as the reader may know. */
interface LogEntry {
  /** The number of decisions up to and with this one: where `goTo` shows its board. */
  readonly at: number;
  readonly seat: Seat;
  readonly lines: readonly string[];
}

/** The decisions of one turn. */
interface LogTurn {
  readonly at: number;
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
}

/** Who reads, in which words; sentences are made once per entry and reader. */
class LogWriter<G extends Types> {
  readonly #sentences = new WeakMap<Entry<G>, readonly string[]>();
  readonly words: Words<G>;
  readonly names: readonly string[];
  readonly reader: Seat | undefined;

  constructor(words: Words<G>, names: readonly string[], reader: Seat | undefined) {
    this.words = words;
    this.names = names;
    this.reader = reader;
  }

  lines({ game }: Match<G>, entry: Entry<G>): readonly string[] {
    const known = this.#sentences.get(entry);
    if (known !== undefined) return known;
    const view = game.view(entry.after, this.reader);
    const lines = entry.effects
      .filter(({ only }) => only === undefined || only === this.reader)
      .map(({ effect }) => this.words.effect(view, effect, this.names))
      .filter(line => line !== '');
    this.#sentences.set(entry, lines);
    return lines;
  }

  /** The whole log, turn by turn. */
  turns(match: Match<G>): LogTurn[] {
    const turns: { at: number; seat: Seat; entries: LogEntry[] }[] = [];
    for (const [index, entry] of match.entries.entries()) {
      const turn = match.game.turn(stateAt(match, index));
      if (index === 0 || turn.fresh) turns.push({ at: index, seat: turn.seat, entries: [] });
      nth(turns, turns.length - 1).entries.push({ at: index + 1, seat: entry.seat, lines: this.lines(match, entry) });
    }
    return turns;
  }
}

/** One writer per reader: people who share a device take turns at reading. */
export class LogWriters<G extends Types> {
  readonly #writers = new Map<Seat | undefined, LogWriter<G>>();
  readonly #words: Words<G>;
  readonly #names: readonly string[];

  constructor(words: Words<G>, names: readonly string[]) {
    this.#words = words;
    this.#names = names;
  }

  of(reader: Seat | undefined): LogWriter<G> {
    const known = this.#writers.get(reader) ?? new LogWriter(this.#words, this.#names, reader);
    this.#writers.set(reader, known);
    return known;
  }
}
