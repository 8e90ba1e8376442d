import { untrack } from 'svelte';
import type { BotControl } from '../source/bot-host.svelte.ts';
import type { TableState } from './state/table-state.svelte.ts';

/** The parts of a table that say which position is shown. */
type Steps = Pick<TableState, 'at' | 'live' | 'ending'>;

/** Those that say whether the game is over, too. */
type Followed = Steps &
  Pick<TableState, 'ended' | 'conceal' | 'revealing'> & {
    readonly bots: Pick<BotControl, 'hold'> | undefined;
  };

/** What the last turn of a game does is shown once it is confirmed. */
const shownAt = ({ at, live, ending }: Steps): number => (live && ending ? at - 1 : at);

/**
 * Calls back when the shown position advances by one decision. Ignores jumps in the timeline and undo, which aren't
 * animated. Call it during component initialisation.
 */
export const followSteps = (table: () => Steps, onstep: (at: number, live: boolean) => void): void => {
  let shown = untrack(() => shownAt(table()));
  $effect(() => {
    const at = shownAt(table());
    const { live } = table();
    const before = shown;
    shown = at;
    if (at === before + 1) untrack(() => onstep(at, live));
  });
};

interface Following {
  table(): Followed;
  /** The shown position advanced by one decision; `live`: nobody is looking at the past. */
  onstep(at: number, live: boolean): void;
  /** Whether a scoring is being shown. Bots and the result wait for it. */
  showing(): boolean;
  /** The game has just ended and its last scoring has been shown. */
  onend(): void;
}

/** Follows a game while a component is mounted. The table hides what a new scoring shows, and the result until it is revealed. */
export const followGame = ({ table, onstep, showing, onend }: Following): void => {
  const shows = $derived(showing());
  const hides = $derived(shows || table().revealing);
  /** The decision whose scoring is shown for the first time. */
  let scored: number | undefined;
  followSteps(table, (at, live) => {
    onstep(at, live);
    scored = live && showing() ? at : undefined;
  });
  let wasOver = untrack(() => table().ended);
  $effect(() => {
    const over = table().ended;
    if (shows) return;
    if (over && !wasOver) {
      untrack(() => {
        table().revealing = true;
        onend();
      });
    }
    wasOver = over;
  });
  $effect(() => (shows ? untrack(() => table().bots?.hold()) : undefined));
  $effect(() => {
    if (!hides) return undefined;
    const reveal = untrack(() => (scored === undefined ? undefined : table().conceal(scored - 1)));
    scored = undefined;
    return () => untrack(() => reveal?.());
  });
};
