import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt } from '../model/board.ts';
import type { State } from '../model/state.ts';
import { COLOURED } from '../model/vocabulary.ts';
import { tokensOf } from '../rules/tokens.ts';
import type { FeatureWriter } from './feature-writer.ts';
import type { Estate } from './town-plan.ts';

/** How near a seat is to fulfilling century I's event, from 0 to 1; 0 if there is none or it already paid. */
const progress = (state: State, seat: Seat): number => {
  const { events } = state;
  if (events === null || events.firstScoredBy.includes(seat)) return 0;
  const tokens = tokensOf(state, seat);
  const perColour = COLOURED.map(zone => tokens.filter(({ space }) => colourAt(space) === zone));
  switch (events.first) {
    case '1663-sovereign-council':
      return (
        perColour
          .map(own => Math.min(2, own.length))
          .sort((a, b) => b - a)
          .slice(0, 3)
          .reduce((total, count) => total + count, 0) / 6
      );
    case '1665-jean-talon':
      return perColour.reduce((total, own) => total + Math.max(0, ...own.map(({ stars }) => stars)), 0) / 12;
    case '1682-fire':
      return Math.min(3, nth(perColour, COLOURED.indexOf('culture')).length) / 3;
    default:
      return 0;
  }
};

export const encodeFirstEvent = (out: FeatureWriter, state: State, seat: Seat, estates: readonly Estate[]): void => {
  const { events } = state;
  const open = events !== null && events.first !== '1603-champlain' && events.firstScoredBy.length < 2;
  out.number(open ? progress(state, seat) : 0, 1);
  out.number(open ? progress(state, seat) ** 3 : 0, 1);
  out.number(open ? events.firstScoredBy.length : 0, 2);
  const champlain = events?.first === '1603-champlain';
  const sizeOf = (estate: Estate): number => estate.holding.main.size;
  const rival = Math.max(...estates.filter((_, other) => other !== seat).map(sizeOf));
  out.number(champlain ? Math.max(-3, Math.min(3, sizeOf(nth(estates, seat)) - rival)) : 0, 3);
};
