import { counting } from '../../../../words/plural.ts';
import type { PlacingTexts } from './texts.ts';

const count = counting('en');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const en: PlacingTexts = {
  hand: 'Piece in hand',
  sites: 'Sites',
  no3d: '3D isn’t available; showing floor plans.',
  in3d: 'The three sites in 3D',
  plans: 'Floor plans of the three sites',
  title: site => site.replace(/^the /, '').replace(/^./, first => first.toUpperCase()),
  scene: '3D',
  plan: 'Floor plans',
  shown: 'View',
  square: (site, grid, column, row, cubes) =>
    `${site}${grid === undefined ? '' : `, part ${grid}`}, column ${column}, row ${row}: ${cubes.length === 0 ? 'empty' : cubes.join(', ')}`,
  advised: (piece, at, grid, floor, columns, rows) =>
    `Place ${piece} ${at}: ${[
      ...(grid === undefined ? [] : [`part ${grid}`]),
      floor,
      `${columns.includes('–') ? 'columns' : 'column'} ${columns}`,
      `${rows.includes('–') ? 'rows' : 'row'} ${rows}`,
    ].join(', ')}.`,
  snow: '· ❄',
  face: face => ({ '+': '· +1', '2': '· +2', '-': '· −1' })[face],
  turns: {
    turn: ['Turn right', 'Turn left'],
    tilt: ['Tip away', 'Tip toward you'],
    roll: ['Tip left', 'Tip right'],
  },
  axes: { turn: 'Turn', tilt: 'Tip over', roll: 'Tip sideways' },
  next: 'Next best place',
  nearest: 'Nearest place',
  previous: 'Better place',
  fits: n => count(n, { one: 'place fits', other: 'places fit' }),
  places: 'Best places',
  rank: (at, of) => `${at} of ${of}`,
  tapAgain: 'Tap again to place it.',
  put: 'Place here',
  back: 'Put the piece back',
  points,
  legal: (n, completes) => `Fits: ${points(n)}${completes ? ', and completes the site' : ''}.`,
  refused: reason => `Not here: ${reason}.`,
  keys: [
    ['1–9', 'answer, or take a piece of that card'],
    ['P, ⇧P', 'the next or previous piece of the same shape'],
    ['← ↑ → ↓', 'move the piece'],
    ['C, ⇧C', 'the next or previous site'],
    ['Q, E', 'turn the piece left or right'],
    ['W, S', 'tip it away from you or toward you'],
    ['A, D', 'tip it left or right'],
    ['N, B', 'the next or previous place that fits, best first'],
    ['Enter', 'place the piece'],
    ['Esc', 'put the piece back'],
    ['V', 'floor plans or 3D'],
    ['⇧← ⇧→', 'turn the view around the site'],
    ['⇧↑ ⇧↓', 'look from higher or lower'],
    ['+ −', 'zoom in, zoom out'],
    ['0', 'all three sites, or the current one'],
    ['H', 'a hint'],
  ],
  key: { carried: 'on a cube', air: 'nothing below yet', closed: 'closed from above' },
};
