import { counting } from '../../../../words/plural.ts';
import type { PlacingTexts } from './texts.ts';

const count = counting('en');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const en: PlacingTexts = {
  hand: 'Piece in hand',
  sites: 'Building sites',
  noSpace: 'Space cannot be drawn here: these are the floor plans.',
  inSpace: 'The three building sites in space',
  plans: 'Floor plans of the three sites',
  title: site => site.replace(/^the /, '').replace(/^./, first => first.toUpperCase()),
  scene: 'In space',
  plan: 'Floor plans',
  shown: 'View of the sites',
  square: (site, grid, column, row, cubes) =>
    `${site}${grid === undefined ? '' : `, part ${grid}`}, column ${column}, row ${row}: ${cubes.length === 0 ? 'empty' : cubes.join(', ')}`,
  snow: '· ❄',
  face: face => ({ '+': '· +1', '2': '· +2', '-': '· −1' })[face],
  turns: {
    turn: ['Turn right', 'Turn left'],
    tilt: ['Tip away', 'Tip towards you'],
    roll: ['Tip left', 'Tip right'],
  },
  next: 'Next best place',
  previous: 'Better place',
  fits: n => count(n, { one: 'place fits', other: 'places fit' }),
  rank: (at, of) => `${at} of ${of}`,
  put: 'Place it here',
  back: 'Put the piece back',
  points,
  legal: (n, completes) => `Fits: ${points(n)}${completes ? ', and the site is completed' : ''}.`,
  refused: reason => `Not here: ${reason}.`,
  choose: 'Choose a piece to place.',
  keys: [
    ['1 … 9', 'answer, or take a piece of that card'],
    ['P, ⇧P', 'the next or previous piece of the same shape'],
    ['← ↑ → ↓', 'move the piece'],
    ['C, ⇧C', 'the next or previous site'],
    ['Q, E', 'turn the piece left or right'],
    ['W, S', 'tip it away from you or towards you'],
    ['A, D', 'tip it to the left or to the right'],
    ['N, B', 'the next or previous place that fits, best first'],
    ['Enter', 'place the piece'],
    ['Esc', 'put the piece back'],
    ['V', 'floor plans or in space'],
    ['⇧← ⇧→', 'walk around the site'],
    ['⇧↑ ⇧↓', 'look from higher up or further down'],
    ['+ −', 'come nearer, step back'],
    ['0', 'all three sites, or the one in play'],
    ['H', 'a hint'],
  ],
};
