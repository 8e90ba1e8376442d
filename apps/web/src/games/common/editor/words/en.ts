import { counting } from '../../../../words/plural.ts';
import type { EditorTexts } from './texts.ts';

const count = counting('en');

export const en: EditorTexts = {
  title: 'Set up a position',
  done: 'Study it',
  impossible: 'This position can’t occur in a game.',
  pickSite: 'Choose a site on the plan to change it.',
  rules: 'Rules',
  century: 'Century',
  turn: 'Whose turn',
  event: century => `Event of century ${century}`,
  tile: 'Building',
  tileName: (building, century) => `${building} (${century})`,
  state: 'State',
  stage: number => `Stage ${number}`,
  token: 'Star token of',
  stars: 'Stars',
  nobody: 'nobody',
  score: 'Points',
  leader: 'Leader',
  fulfilled: 'Has fulfilled the first event',
  inSupply: workers => `${count(workers, { one: 'worker', other: 'workers' })} in supply`,
  tooMany: (workers, each) => `Too many workers: ${workers} in use, but each player has ${each}.`,
  card: number => `Card ${number}`,
  snow: 'Snowfalls so far',
  stickOf: site => `Stick: ${site}`,
  pieces: 'Pieces',
  piecesAbout: 'Choose a piece, then a square of the plan. It is placed for the player whose turn it is.',
  piece: 'Piece',
  ways: n => `Ways to place it on this square: ${n}`,
  noWay: 'It doesn’t fit on this square.',
  nextWay: 'Another way',
  place: 'Place it',
  remove: 'Remove the piece on this square',
  carries: 'Other pieces rest on it. Remove those first.',
  tooEarly: (piece, snowfalls) =>
    `On a site, but too early: ${piece} comes after ${count(snowfalls, { one: 'snowfall', other: 'snowfalls' })}.`,
};
