import { untrack } from 'svelte';
import type { BotControl } from '../source/bot-host.svelte.ts';
import type { TableState } from './state/table-state.svelte.ts';

/** The parts of a table that say which position is shown and whether the game is over. */
type Followed = Pick<TableState, 'at' | 'live' | 'outcome'> & { readonly bots: Pick<BotControl, 'hold'> | undefined };

/**
 * Calls back when the position shown moves forward by one decision. Jumps in the timeline and undo do not count:
 * nothing is animated for them. Call it while a component is set up.
 */
export const followSteps = (
  table: () => Pick<TableState, 'at' | 'live'>,
  onstep: (at: number, live: boolean) => void,
): void => {
  let shown = untrack(() => table().at);
  $effect(() => {
    const { at, live } = table();
    const before = shown;
    shown = at;
    if (at === before + 1) untrack(() => onstep(at, live));
  });
};

interface Following {
  table(): Followed;
  /** The position shown moved forward by one decision; `live`: nobody is looking at the past. */
  onstep(at: number, live: boolean): void;
  /** Whether a scoring is being shown. Bots wait meanwhile, and so does the result. */
  showing(): boolean;
  /** The game has just ended and its last scoring has been shown. */
  onend(): void;
}

/** Follows a game from the set-up of a component until it is destroyed. */
export const followGame = ({ table, onstep, showing, onend }: Following): void => {
  followSteps(table, onstep);
  let wasOver = untrack(() => table().outcome !== undefined);
  $effect(() => {
    const over = table().outcome !== undefined;
    if (showing()) return;
    if (over && !wasOver) untrack(onend);
    wasOver = over;
  });
  $effect(() => {
    if (!showing()) return undefined;
    const release = untrack(() => table().bots?.hold());
    return () => untrack(() => release?.());
  });
};
