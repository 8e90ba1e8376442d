import { nth } from '@cap-diamant/kernel';
import { RULES } from '../editions.ts';
import { beginPlay, scoreOf } from '../state.ts';
import type { View } from '../view.ts';
import { beforeScoring, scoreZones } from './scoring.ts';

/** What each seat would gain if the zones, as they are, were scored now. */
export const zonesIfScored = (view: View): number[] => {
  const events = view.events && { ...view.events, coming: [] };
  const play = beginPlay({ ...view, events }, null, undefined);
  beforeScoring(play);
  scoreZones(play, RULES[view.variant].zoneScoring);
  return play.next.players.map((player, seat) => scoreOf(player) - scoreOf(nth(view.players, seat)));
};
