import type { ReasonWords } from '../catalogue.ts';
import { workers } from './counts.ts';

export const reasons: ReasonWords = {
  over: () => 'the game is over',
  'not-asked': (_say, { player }) => `${player} decides now`,
  question: () => 'there is a question to answer first',
  'no-skip': () => 'this can’t be skipped',
  waits: (_say, { century }) => `opens in century ${century}`,
  built: () => 'completed: nothing more can be built here',
  'not-started': () => 'no architect has started it yet',
  underway: () => 'an architect is already at work here',
  full: ({ edition }) =>
    `full: all three ${edition === '2011' ? 'contributions' : 'stages'} are done, and it is completed when its architect leaves`,
  cost: (_say, { needed, had, onlyActive }) =>
    `it takes ${workers(needed)}; you have ${had}${onlyActive ? ' active' : ''}`,
  'same-site': () => 'not the site you just built on',
  'no-token': () => 'you have no star token here',
  'most-stars': () => 'it already has three stars, the maximum',
  'no-workers': () => 'you have no active workers to send',
  'none-there': () => 'you have no workers there',
  'too-many': () => 'you don’t have that many workers for it',
  zone: () => 'you can’t choose this zone now',
  'leader-taken': (_say, { player }) => `${player} holds this leader until the century ends`,
  'leader-owned': () => 'you already have a leader this century',
  'leader-forbidden': () => 'nobody can take a leader this century',
  'leader-gone': () => 'not available this century',
  'no-neutral': () => 'you can’t use the neutral architect',
  'no-sites': () => 'no sites are left this century',
  district: () => 'this action isn’t possible now',
};
