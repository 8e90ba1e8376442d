/**
 * What a table to play at needs of the game beyond its rules: the board, the pieces, the words and the forecast.
 * Programs that only play, store or judge games do without it.
 */
export {
  COLOURS,
  colourAt,
  costAt,
  DISTRICTS,
  type District,
  districtAt,
  NEIGHBOURS,
  SPACES,
  SPACES_OF,
  type Space,
} from './board.ts';
export { BUILDINGS, type Building, tileOf } from './buildings.ts';
export { RULES } from './editions.ts';
export type { Effect } from './effects.ts';
export { ACTIONS, ALL_MOVES, type Move } from './moves.ts';
export type { Decision } from './owed.ts';
export { type FinalPoints, finalPoints } from './rules/final.ts';
export { asked } from './rules/flow.ts';
export { type CenturyForecast, forecastZones, type ZoneForecast } from './rules/forecast.ts';
export { FACING } from './rules/leaders.ts';
export { scoringOrder } from './rules/scoring.ts';
export { type Player, type Site, scoreOf, type Token } from './state.ts';
export type { View } from './view.ts';
export {
  type Architect,
  CENTURIES,
  type Century,
  COLOURED,
  type Coloured,
  type EventId,
  LEADERS,
  type Leader,
  SOURCES,
  type Source,
  ZONES,
  type Zone,
} from './vocabulary.ts';
export { drawnWords } from './words/index.ts';
export { type TableWords, tableWords } from './words/table.ts';
export { roman } from './words/wording.ts';
