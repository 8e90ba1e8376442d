import { nth, type Seat } from '@cap-diamant/kernel';
import type { Move } from '../model/moves.ts';
import { START, START_NEUTRAL } from '../model/moves.ts';
import { isOn, type Play, pushPending, type Town } from '../model/state.ts';
import { hasLeader } from './supply.ts';

/** The Economic leader's second architect; with no site available it can only be lifted, not brought in. */
const canStartNeutral = (state: Town<unknown>, seat: Seat): boolean =>
  state.players.length > 2 &&
  hasLeader(state, seat, 'economic') &&
  (typeof state.neutral === 'number' || state.available.length > 0);

export const startMoves = (state: Town<unknown>, seat: Seat): Move[] =>
  canStartNeutral(state, seat) ? [START, START_NEUTRAL] : [START];

/** How many workers starting a site activates. */
export const activation = (state: Town<unknown>): number => {
  if (isOn(state, '1800-immigration')) return 4;
  return isOn(state, '1812-war') ? 2 : 3;
};

/** With two players the neutral architect moves too: at the very first start, and whenever its site has a stage. */
export const neutralFollows = ({ players, neutral, sites }: Town<unknown>): boolean =>
  players.length === 2 &&
  (neutral === 'aside' || (typeof neutral === 'number' && nth(sites, neutral).stages.length > 0));

/**
 * Starting a site: what is pending, last thing first, because the stack is worked off from its end. The Mansion
 * district's start never moves the two-player game's neutral architect.
 */
export const startSite = (play: Play, seat: Seat, architect: 'own' | 'neutral', byMansion: boolean): void => {
  const { next } = play;
  const { neutral } = next;
  const own = nth(next.players, seat).architect;
  const withNeutral = architect === 'neutral' || (!byMansion && neutralFollows(next));
  pushPending(play, { kind: 'activate', seat });
  if (withNeutral) pushPending(play, { kind: 'put', seat, architect: 'neutral' });
  if (architect === 'own') pushPending(play, { kind: 'put', seat, architect });
  if (withNeutral && typeof neutral === 'number') pushPending(play, { kind: 'complete', space: neutral });
  if (architect === 'own' && own !== 'hand') pushPending(play, { kind: 'complete', space: own });
  if (withNeutral && neutral === 'aside') next.neutral = 'hand';
};
