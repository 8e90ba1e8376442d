export { earnsAction, isTaken } from './districts.ts';
export { leadersInPlay, RULES, VARIANTS, workersEach } from './editions.ts';
export { type Counted, countedPoints, type FinalPoints, finalPoints } from './final.ts';
export { asked } from './flow.ts';
export { type CenturyForecast, forecastZones, type ZoneForecast } from './forecast.ts';
export { FACING } from './leaders.ts';
export { reasonAgainst } from './refusal.ts';
export { scoringOrder } from './scoring.ts';
