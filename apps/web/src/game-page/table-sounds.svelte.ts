import { untrack } from 'svelte';
import type { GameUi } from '../games/common/game-ui.ts';
import type { Sound } from '../sound/sounds.ts';
import { soundsOf } from '../sound/sounds.ts';
import { followSteps } from '../table/follow-game.svelte.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';

/** Whether a person at this device has to decide, and may see the position already. */
const isYourTurn = (table: TableState): boolean =>
  table.asked !== undefined &&
  table.source.seats.includes(table.asked) &&
  !table.isBot(table.asked) &&
  table.told === table.length;

/**
 * Sounds of a table, from the effects in its feed, so that games on this device and online are heard alike: each
 * decision, the turn that comes back to a person, and the result. Call it during component initialisation.
 */
export const followSounds = (
  table: () => TableState,
  soundOf: () => GameUi['soundOf'],
  play: (sounds: readonly Sound[]) => void,
): void => {
  followSteps(table, at => play(soundsOf(table().effectsOf(at), soundOf())));

  let wasYours = untrack(() => isYourTurn(table()));
  $effect(() => {
    const yours = isYourTurn(table());
    if (yours && !wasYours) untrack(() => play(['turn']));
    wasYours = yours;
  });

  const known = () => (table().revealing ? undefined : table().outcome);
  let wasOver = untrack(() => known() !== undefined);
  $effect(() => {
    const [outcome, { viewer }] = [known(), table()];
    if (outcome !== undefined && !wasOver) {
      const lost = viewer !== undefined && !outcome.winners.includes(viewer);
      untrack(() => play([lost ? 'bell' : 'victory']));
    }
    wasOver = outcome !== undefined;
  });
};
