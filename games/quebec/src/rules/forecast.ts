import { nth } from '@cap-diamant/kernel';
import { RULES } from '../editions.ts';
import { beginPlay, type Player, scoreOf, type Town } from '../state.ts';
import { beforeScoring, scoreZones } from './scoring.ts';

/** The players as they would be if the zones were scored now; with `zones`, if these were. */
export const playersIfScored = (town: Town<unknown>, zones: Town['zones'] = town.zones): readonly Player[] => {
  const events = town.events && { ...town.events, coming: [] };
  const play = beginPlay({ ...town, zones, events }, null, undefined);
  beforeScoring(play);
  scoreZones(play, RULES[town.variant].zoneScoring);
  return play.next.players;
};

/** What each seat would gain if the zones, as they are, were scored now. */
export const zonesIfScored = (town: Town<unknown>): number[] =>
  playersIfScored(town).map((player, seat) => scoreOf(player) - scoreOf(nth(town.players, seat)));
