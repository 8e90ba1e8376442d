import { untrack } from 'svelte';
import type { Session } from '../session/session.svelte.ts';

/** The parts of a session that say which position is shown and whether the game is over. */
type Followed = Pick<Session, 'at' | 'live' | 'outcome'> & { readonly opponents: Pick<Session['opponents'], 'hold'> };

/**
 * Calls back when the position shown moves forward by one decision. Jumps in the timeline and undo do not count:
 * nothing is animated for them. Call it while a component is set up.
 */
export const followSteps = (
  session: () => Pick<Session, 'at' | 'live'>,
  onstep: (at: number, live: boolean) => void,
): void => {
  let shown = untrack(() => session().at);
  $effect(() => {
    const { at, live } = session();
    const before = shown;
    shown = at;
    if (at === before + 1) untrack(() => onstep(at, live));
  });
};

interface Following {
  session(): Followed;
  /** The position shown moved forward by one decision; `live`: nobody is looking at the past. */
  onstep(at: number, live: boolean): void;
  /** Whether a scoring is being shown. Bots wait meanwhile, and so does the result. */
  showing(): boolean;
  /** The game has just ended and its last scoring has been shown. */
  onend(): void;
}

/** Follows a game from the set-up of a component until it is destroyed. */
export const followGame = ({ session, onstep, showing, onend }: Following): void => {
  followSteps(session, onstep);
  let wasOver = untrack(() => session().outcome !== undefined);
  $effect(() => {
    const over = session().outcome !== undefined;
    if (showing()) return;
    if (over && !wasOver) untrack(onend);
    wasOver = over;
  });
  $effect(() => {
    if (!showing()) return undefined;
    const release = untrack(() => session().opponents.hold());
    return () => untrack(release);
  });
};
