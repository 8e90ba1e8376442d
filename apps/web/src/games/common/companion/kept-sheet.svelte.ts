import * as v from 'valibot';
import { browserStorage, StoredValue, type TextStorage } from '../../../storage/stored-value.svelte.ts';
import { type Sheet, withLine, withoutLast } from './sheet.ts';

/** The time each player has spent, and whose timer runs since when. */
export interface Timers {
  readonly spent: readonly number[];
  readonly running: number | null;
  readonly since: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const TimersShape = v.object({ spent: v.array(v.number()), running: v.nullable(count), since: v.number() });
export const PlayersShape = v.array(v.object({ name: v.string(), colour: v.string() }));

/** What a game says about its tables: how to read what was stored, and what a table begins with. */
interface Sheets<Setup, Line, Draft> {
  readonly setup: v.GenericSchema<unknown, Setup>;
  readonly line: v.GenericSchema<unknown, Line>;
  readonly draft: v.GenericSchema<unknown, Draft>;
  readonly first: Setup;
  /** What stays for the next game of the same people. */
  again(setup: Setup): Setup;
}

/** What is stored of a table. */
interface Kept<Setup, Line, Draft> {
  readonly setup?: Setup | undefined;
  readonly sheet?: Sheet<Line> | undefined;
  /** What is being entered and not written down yet. */
  readonly draft?: Draft | undefined;
  readonly timers?: Timers | undefined;
}

/**
 * How a table is set up on this device, and its score sheet once one is started. Every change is stored at once, so a
 * reload loses nothing, and builds on what another tab may have written.
 */
export class KeptSheet<Setup, Line, Draft> {
  readonly #sheets: Sheets<Setup, Line, Draft>;
  readonly #stored: StoredValue<Kept<Setup, Line, Draft>>;
  readonly #closed = new AbortController();

  constructor(
    game: string,
    sheets: Sheets<Setup, Line, Draft>,
    storage: () => TextStorage | undefined = browserStorage,
  ) {
    this.#sheets = sheets;
    const Shape: v.GenericSchema<unknown, Kept<Setup, Line, Draft>> = v.optional(
      v.object({
        setup: v.optional(sheets.setup),
        sheet: v.optional(v.object({ variant: v.string(), players: PlayersShape, lines: v.array(sheets.line) })),
        draft: v.optional(sheets.draft),
        timers: v.optional(TimersShape),
      }),
      {},
    );
    this.#stored = new StoredValue(`cap-diamant/companion/${game}`, Shape, storage, this.#closed.signal);
  }

  get setup(): Setup {
    return this.#stored.value.setup ?? this.#sheets.first;
  }

  get sheet(): Sheet<Line> | undefined {
    return this.#stored.value.sheet;
  }

  get draft(): Draft | undefined {
    return this.#stored.value.draft;
  }

  get timers(): Timers | undefined {
    return this.#stored.value.timers;
  }

  prepare(setup: Setup): void {
    this.#stored.change(kept => ({ ...kept, setup }));
  }

  begin(sheet: Sheet<Line>): void {
    this.#stored.change(({ setup }) => ({ setup, sheet }));
  }

  /** Clears the sheet. Returns a function that brings it back. */
  clear(): () => void {
    const before = this.#stored.value;
    this.#stored.change(() => ({ setup: this.#sheets.again(this.setup) }));
    return () => this.#stored.change(() => before);
  }

  enter(draft: Draft | undefined): void {
    this.#stored.change(kept => ({ ...kept, draft }));
  }

  write(line: Line): void {
    this.#changeSheet(sheet => withLine(sheet, line));
  }

  /** Takes the last line off. */
  undo(): void {
    this.#changeSheet(withoutLast);
  }

  /** Starts the timer of a player and stops the one that runs; without a player, only stops it. */
  time(seat: number | null, now: number): void {
    this.#stored.change(kept => {
      const players = kept.sheet?.players ?? [];
      const { spent, running, since } = kept.timers ?? { spent: players.map(() => 0), running: null, since: now };
      const counted = spent.map((time, at) => (at === running ? time + now - since : time));
      return { ...kept, timers: { spent: counted, running: seat, since: now } };
    });
  }

  withoutTimers(): void {
    this.#stored.change(kept => ({ ...kept, timers: undefined }));
  }

  /** Hears nothing of other tabs any more. */
  close(): void {
    this.#closed.abort();
  }

  #changeSheet(change: (sheet: Sheet<Line>) => Sheet<Line>): void {
    this.#stored.change(kept =>
      kept.sheet === undefined ? kept : { ...kept, sheet: change(kept.sheet), draft: undefined },
    );
  }
}
