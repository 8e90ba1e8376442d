import { decode } from '@cap-diamant/kernel';
import * as v from 'valibot';
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

/**
 * How a table is set up on this device, and its score sheet once one is started. Every change is stored at once, so a
 * reload loses nothing.
 */
export class KeptSheet<Setup, Line, Draft> {
  #setup = $state.raw() as Setup;
  #sheet = $state.raw<Sheet<Line>>();
  /** What is being entered and not written down yet. */
  #draft = $state.raw<Draft>();
  #timers = $state.raw<Timers>();
  readonly #sheets: Sheets<Setup, Line, Draft>;
  readonly #key: string;
  readonly #storage: Storage;

  constructor(game: string, sheets: Sheets<Setup, Line, Draft>, storage: Storage = localStorage) {
    this.#sheets = sheets;
    this.#setup = sheets.first;
    this.#key = `cap-diamant/companion/${game}`;
    this.#storage = storage;
    const Shape = v.object({
      setup: v.optional(sheets.setup),
      sheet: v.optional(v.object({ variant: v.string(), players: PlayersShape, lines: v.array(sheets.line) })),
      draft: v.optional(sheets.draft),
      timers: v.optional(TimersShape),
    });
    try {
      const found = decode(Shape, JSON.parse(storage.getItem(this.#key) ?? 'null'), 'sheet');
      if (!found.ok) return;
      this.#setup = found.value.setup ?? sheets.first;
      this.#sheet = found.value.sheet;
      this.#draft = found.value.draft;
      this.#timers = found.value.timers;
    } catch {
      // Nothing readable was stored: a new sheet begins.
    }
  }

  get setup(): Setup {
    return this.#setup;
  }

  get sheet(): Sheet<Line> | undefined {
    return this.#sheet;
  }

  get draft(): Draft | undefined {
    return this.#draft;
  }

  get timers(): Timers | undefined {
    return this.#timers;
  }

  prepare(setup: Setup): void {
    this.#setup = setup;
    this.#set(this.#sheet, this.#draft, this.#timers);
  }

  begin(sheet: Sheet<Line>): void {
    this.#set(sheet, undefined, undefined);
  }

  /** Clears the sheet. Returns a function that brings it back. */
  clear(): () => void {
    const [setup, sheet, draft, timers] = [this.#setup, this.#sheet, this.#draft, this.#timers];
    this.#setup = this.#sheets.again(setup);
    this.#set(undefined, undefined, undefined);
    return () => {
      this.#setup = setup;
      this.#set(sheet, draft, timers);
    };
  }

  enter(draft: Draft | undefined): void {
    this.#set(this.#sheet, draft, this.#timers);
  }

  write(line: Line): void {
    if (this.#sheet !== undefined) this.#set(withLine(this.#sheet, line), undefined, this.#timers);
  }

  /** Takes the last line off. */
  undo(): void {
    if (this.#sheet !== undefined) this.#set(withoutLast(this.#sheet), undefined, this.#timers);
  }

  /** Starts the timer of a player and stops the one that runs; without a player, only stops it. */
  time(seat: number | null, now: number): void {
    const players = this.#sheet?.players ?? [];
    const { spent, running, since } = this.#timers ?? { spent: players.map(() => 0), running: null, since: now };
    const counted = spent.map((time, at) => (at === running ? time + now - since : time));
    this.#set(this.#sheet, this.#draft, { spent: counted, running: seat, since: now });
  }

  withoutTimers(): void {
    this.#set(this.#sheet, this.#draft, undefined);
  }

  #set(sheet: Sheet<Line> | undefined, draft: Draft | undefined, timers: Timers | undefined): void {
    this.#sheet = sheet;
    this.#draft = draft;
    this.#timers = timers;
    try {
      this.#storage.setItem(this.#key, JSON.stringify({ setup: this.#setup, sheet, draft, timers }));
    } catch {
      // Without storage, the sheet lasts until the page is closed.
    }
  }
}
