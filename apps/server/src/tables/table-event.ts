import type { Level } from '@cap-diamant/bots/levels';
import type { Seat } from '@cap-diamant/kernel';
import type { Pause } from '@cap-diamant/protocol';

/**
 * Who sits at a seat. `luck` is what the person's device added to the shuffle; empty if nothing. While the person is
 * `away`, a bot plays.
 */
export type Occupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly luck: string; readonly away?: true }
  | { readonly kind: 'bot'; readonly level: Level };

/**
 * What happens at a table. Each is stored under the next number of the table's log and never changes; everything else
 * about a table is derived from them. New kinds may be added, stored ones stay readable.
 */
export type TableEvent =
  | { readonly kind: 'created'; readonly seats: readonly Occupant[] }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: string; readonly luck: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'started' }
  /** One or more decisions of a seat, all or nothing. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly moves: readonly string[] }
  | { readonly kind: 'undo-asked'; readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[] }
  | { readonly kind: 'undo-agreed'; readonly seat: Seat }
  | { readonly kind: 'undo-refused'; readonly seat: Seat }
  /** Carried out: alone, or right after the last consent that was missing. */
  | { readonly kind: 'undone'; readonly to: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  /** The clock ran out; a bot plays until the person returns. */
  | { readonly kind: 'timed-out'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'pause-asked'; readonly seat: Seat }
  | { readonly kind: 'pause-refused'; readonly seat: Seat }
  | { readonly kind: 'paused'; readonly pause: Pause }
  | { readonly kind: 'resumed'; readonly pause: Pause }
  /** After the end: the next table of the same people. */
  | { readonly kind: 'rematch'; readonly table: string };

/** An event with the time it happened: a command happens when it is received, not when it is stored. */
export interface LoggedEvent {
  readonly event: TableEvent;
  readonly at: number;
}
