import { nth } from '@cap-diamant/kernel';
import { type Town, workersIn } from '../model/state.ts';
import { COLOURED, type Coloured } from '../model/vocabulary.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { estatesOf } from './town-plan.ts';

/** The zones if the century ended once all buildings under construction were completed. */
export const forecastComplete = (state: Town<unknown>): Forecast => {
  const estates = estatesOf(state);
  const joined = (zone: Coloured): readonly number[] => {
    const colour = COLOURED.indexOf(zone);
    return workersIn(state.zones, zone).map((workers, seat) => workers + nth(nth(estates, seat).committed, colour));
  };
  return forecast(state, {
    religion: joined('religion'),
    politics: joined('politics'),
    economy: joined('economy'),
    culture: joined('culture'),
    citadelle: state.zones.citadelle,
  });
};
