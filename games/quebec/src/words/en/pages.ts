import type { PageWords } from '../catalogue.ts';
import { hiddenEvents, list, points, stars, workers } from './counts.ts';

export const pages: PageWords = {
  board: {
    about: 'the town: districts, sites, architects, stages and star tokens',
    heading: century => `The town in century ${century}`,
    district: (name, cost, action, edition) =>
      `${name}: ${workers(cost)} per ${edition === '2011' ? 'contribution' : 'stage'}; action: ${action}`,
    site: clauses => clauses.join('; '),
    states: { waiting: 'later', available: 'AVAILABLE', underway: 'UNDERWAY', built: 'built' },
    architect: name => `architect: ${name}`,
    neutral: 'neutral',
    stages: (builders, edition) => {
      const what = edition === '2011' ? 'contributions' : 'stages';
      return builders.length === 0 ? `no ${what} yet` : `${what}: ${builders.join(', ')}`;
    },
    token: (owner, n) => `${owner}, ${stars(n)}`,
    noToken: 'nobody’s',
  },
  zones: {
    about: 'workers in the zones of power, and the order of scoring',
    heading: century => `Workers in the zones of power, century ${century}`,
    order: zones => `Order of scoring: ${zones}.`,
    now: scores => `The zones as they stand would pay: ${scores.join(', ')}.`,
  },
  players: {
    about: 'the players: points by source, workers, architect, leader',
    heading: (name, n) => `${name}: ${points(n)}`,
    workers: (active, passive) => `workers: ${active} active, ${passive} in the supply`,
    architect: where => `architect: ${where}`,
    neutral: where => `Neutral architect: ${where}`,
    hand: 'in hand',
    leader: name => `leader: ${name}`,
    sources: text => `points: ${text}`,
  },
  leaders: {
    about: 'the leaders still to be taken, and what they do',
    without: 'This variant is played without leaders.',
    forbidden: 'No leader may be taken in this century.',
    left: (century, activates) =>
      `Leaders to be taken in century ${century}; the next to take one activates ${activates === 0 ? 'nobody' : workers(activates)}:`,
    noneLeft: 'No leader is left in this century.',
    taken: 'Taken:',
    entry: (leader, person, power) => `${leader}, ${person}. ${power}`,
    held: (leader, holder, power) => `${leader}, with ${holder}. ${power}`,
  },
  events: {
    about: 'the events in force',
    without: 'This variant is played without events.',
    lasting: 'For the whole game:',
    passing: century => `In century ${century}:`,
    fulfilled: names => `Fulfilled by ${list(names)}.`,
    hidden: cards => `${hiddenEvents(cards)} still hidden.`,
  },
};
