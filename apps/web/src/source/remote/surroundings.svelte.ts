import { same } from '@cap-diamant/kernel';
import type { ChatLine, ClockInfo, Details, SeatInfo } from '@cap-diamant/protocol';
import type { Clock } from '../clock.ts';
import type { Overheard } from './server-connection.svelte.ts';

/** Who is connected now. */
export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** What surrounds a game on a server: clocks, who is there, what is said. */
export class Surroundings {
  readonly #clock: Clock;
  /** Undefined until the server told. */
  seats = $state.raw<readonly SeatInfo[]>();
  /** The table of the rematch, once somebody wants one. */
  rematch = $state.raw<string>();
  presence = $state.raw<Presence>();
  lines = $state.raw<readonly ChatLine[]>([]);
  #clocks = $state.raw<{ readonly info: ClockInfo; readonly at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get clocks(): ClockInfo | undefined {
    return this.#clocks?.info;
  }

  /** The milliseconds a seat has left at a time; undefined at tables without clocks. */
  leftAt(seat: number, now: number): number | undefined {
    if (this.#clocks === undefined) return undefined;
    const { info, at } = this.#clocks;
    const left = info.left[seat] ?? 0;
    return Math.max(0, info.running.includes(seat) ? left - (now - at) : left);
  }

  /** Takes what came with a feed. */
  hear({ seats, clock, rematch }: Details): void {
    // Nothing that shows names is drawn again unless one is new.
    if (!same(this.seats, seats)) this.seats = seats;
    this.#clocks = clock === null ? undefined : { info: clock, at: this.#clock.now() };
    this.rematch = rematch ?? undefined;
  }

  overhear(message: Overheard): void {
    if (message.kind === 'presence') this.presence = message;
    else if (message.kind === 'people') this.seats = message.seats;
    else {
      const known = new Map([...this.lines, ...message.lines].map(line => [line.n, line]));
      this.lines = [...known.values()].sort((a, b) => a.n - b.n);
    }
  }
}
