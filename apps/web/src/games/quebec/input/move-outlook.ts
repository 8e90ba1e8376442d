import { nth, type Seat } from '@cap-diamant/kernel';
import { finalPoints, forecastZones, RULES } from '@cap-diamant/quebec/rules';
import { scoreOf } from '@cap-diamant/quebec/state';
import type { View } from '@cap-diamant/quebec/view';

/** A number before and after a move. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** What a move changes for one player. */
export interface Outlook {
  readonly seat: Seat;
  readonly points: Change;
  readonly active: Change;
  /** What the zones would score if the century ended now. */
  readonly century: Change;
  /** What the star tokens and the main group would score at the end. */
  readonly buildings: Change;
}

export const differs = ({ before, after }: Change): boolean => before !== after;

interface SeatValues {
  readonly points: number;
  readonly active: number;
  readonly century: number;
  readonly buildings: number;
}

const valuesOf = (view: View): SeatValues[] => {
  const { points } = forecastZones(view);
  const final = finalPoints(view, RULES[view.variant].buildingScoring);
  return view.players.map((player, seat) => ({
    points: scoreOf(player),
    active: player.active,
    century: nth(points, seat),
    buildings: nth(final, seat).buildings,
  }));
};

/** What differs between two views of a game, for each seat. Once a century has ended, its zones are in the points. */
export const outlooks = (before: View, after: View): Outlook[] => {
  const [then, now] = [valuesOf(before), valuesOf(after)];
  const ended = before.century !== after.century || before.over !== after.over;
  return then.map((values, seat) => {
    const change = (what: keyof SeatValues): Change => ({ before: values[what], after: nth(now, seat)[what] });
    return {
      seat,
      points: change('points'),
      active: change('active'),
      century: ended ? { before: 0, after: 0 } : change('century'),
      buildings: change('buildings'),
    };
  });
};
