import { nth, type Seat } from '@cap-diamant/kernel';
import { beginPlay, isOn, scoreOf, type Town } from '../model/state.ts';
import type { Zone } from '../model/vocabulary.ts';
import { RULES } from './editions.ts';
import { beforeScoring, countZones, type ZoneCount } from './scoring.ts';

/** What scoring the zones would give each seat. */
export interface Forecast {
  readonly points: readonly number[];
  /** Workers that would leave the last zone and stay active. */
  readonly active: readonly number[];
}

/** The events just before the scoring, if they affect these zones. */
const prepared = (town: Town<unknown>, zones: Town['zones']): { zones: Town['zones']; points: number[] } => {
  if (!isOn(town, '1917-conscription') && !isOn(town, '1955-carnival'))
    return { zones, points: town.players.map(() => 0) };
  const events = town.events && { ...town.events, coming: [] };
  const play = beginPlay({ ...town, zones, events }, null, undefined);
  beforeScoring(play);
  const points = town.players.map((player, seat) => scoreOf(nth(play.next.players, seat)) - scoreOf(player));
  return { zones: play.next.zones, points };
};

/** The result of all zones' counts, with the points from before the scoring. */
const pointsOf = (counts: readonly ZoneCount[], before: readonly number[], isBonus: boolean): number[] => {
  const points = before.slice();
  for (let at = 0; at < counts.length; at++) {
    const { workers, half } = nth(counts, at);
    for (let seat = 0; seat < points.length; seat++) {
      points[seat] = nth(points, seat) + nth(workers, seat) + (isBonus ? nth(half, seat) : 0);
    }
  }
  return points;
};

/** The result if the zones, as they are or as given, were scored now. */
export const forecast = (town: Town<unknown>, given: Town['zones'] = town.zones): Forecast => {
  const { zones, points } = prepared(town, given);
  const { majority } = RULES[town.variant];
  const counts = countZones(town, zones, majority);
  return {
    points: pointsOf(counts, points, majority === 'bonus'),
    active: majority === 'cascade' ? nth(counts, counts.length - 1).half : points.map(() => 0),
  };
};

/** Workers that would move on from a zone. */
interface MovingOn {
  readonly seat: Seat;
  readonly to: Zone | 'active';
  readonly workers: number;
}

export interface ZoneForecast {
  readonly zone: Zone;
  /** The workers that would be counted, by seat, including those that moved on to this zone. */
  readonly workers: readonly number[];
  readonly moving: readonly MovingOn[];
  /** What the majority would be paid once more in the family game, by seat; otherwise nobody is. */
  readonly bonus: readonly number[];
}

export interface CenturyForecast {
  /** What each seat would gain. */
  readonly points: readonly number[];
  /** In the order of scoring. */
  readonly zones: readonly ZoneForecast[];
}

const movingOn = (half: readonly number[], to: Zone | 'active'): MovingOn[] =>
  half.map((workers, seat) => ({ seat, to, workers })).filter(({ workers }) => workers > 0);

/** What would happen if the zones were scored now, zone by zone, to show it. */
export const forecastZones = (town: Town<unknown>): CenturyForecast => {
  const { zones, points } = prepared(town, town.zones);
  const { majority } = RULES[town.variant];
  const counts = countZones(town, zones, majority);
  return {
    points: pointsOf(counts, points, majority === 'bonus'),
    zones: counts.map(({ zone, workers, half }, at) => ({
      zone,
      workers,
      moving: majority === 'cascade' ? movingOn(half, counts[at + 1]?.zone ?? 'active') : [],
      bonus: majority === 'bonus' ? half : [],
    })),
  };
};
