import { nth } from '@cap-diamant/kernel';
import { RULES } from '../editions.ts';
import { beginPlay, isOn, scoreOf, type Town } from '../state.ts';
import { beforeScoring, countZones } from './scoring.ts';

/** What a scoring of the zones would bring each seat. */
export interface Forecast {
  readonly points: readonly number[];
  /** Workers that would come out of the last zone and stay active. */
  readonly active: readonly number[];
}

/** The events just before the scoring, as far as they act on these zones. */
const prepared = (town: Town<unknown>, zones: Town['zones']): { zones: Town['zones']; points: number[] } => {
  if (!isOn(town, '1917-conscription') && !isOn(town, '1955-carnival'))
    return { zones, points: town.players.map(() => 0) };
  const events = town.events && { ...town.events, coming: [] };
  const play = beginPlay({ ...town, zones, events }, null, undefined);
  beforeScoring(play);
  const points = town.players.map((player, seat) => scoreOf(nth(play.next.players, seat)) - scoreOf(player));
  return { zones: play.next.zones, points };
};

/** If the zones, as they are or as given, were scored now. */
export const forecast = (town: Town<unknown>, given: Town['zones'] = town.zones): Forecast => {
  const { zones, points } = prepared(town, given);
  const { majority } = RULES[town.variant];
  const counts = countZones(town, zones, majority);
  for (let at = 0; at < counts.length; at++) {
    const { workers, half } = nth(counts, at);
    for (let seat = 0; seat < points.length; seat++) {
      points[seat] = nth(points, seat) + nth(workers, seat) + (majority === 'bonus' ? nth(half, seat) : 0);
    }
  }
  return { points, active: majority === 'cascade' ? nth(counts, counts.length - 1).half : points.map(() => 0) };
};
