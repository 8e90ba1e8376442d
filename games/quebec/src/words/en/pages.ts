import type { PageWords } from '../catalogue.ts';
import { hiddenEvents, list, points, stars, workers } from './counts.ts';

export const pages: PageWords = {
  board: {
    about: 'the town: districts, sites, architects, stages and star tokens',
    heading: century => `The town in century ${century}`,
    district: (name, cost, action, edition) =>
      `${name}: ${workers(cost)} per ${edition === '2011' ? 'contribution' : 'stage'}; action: ${action}`,
    site: clauses => clauses.join('; '),
    states: { waiting: 'later', available: 'AVAILABLE', underway: 'UNDERWAY', built: 'completed' },
    architect: name => `architect: ${name}`,
    neutral: 'neutral',
    stages: (builders, edition) => {
      const what = edition === '2011' ? 'contributions' : 'stages';
      return builders.length === 0 ? `no ${what} yet` : `${what}: ${builders.join(', ')}`;
    },
    token: (owner, n) => `${owner}, ${stars(n)}`,
    noToken: 'no star token',
  },
  zones: {
    about: 'workers in the zones of power, and the scoring order',
    heading: century => `Workers in the zones of power, century ${century}`,
    order: zones => `Scoring order: ${zones}.`,
    now: scores => `Scoring now would give: ${scores.join(', ')}.`,
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
    about: 'the leaders still available, and what they do',
    without: 'This variant has no leaders.',
    forbidden: 'Nobody can take a leader this century.',
    left: (century, activates) =>
      `Leaders available in century ${century}. Taking the next one activates ${activates === 0 ? 'no workers' : workers(activates)}:`,
    noneLeft: 'No leaders are left this century.',
    taken: 'Taken:',
    entry: (leader, person, power) => `${leader}, ${person}. ${power}`,
    held: (leader, holder, power) => `${leader}, held by ${holder}. ${power}`,
  },
  events: {
    about: 'the events in play',
    without: 'This variant has no events.',
    lasting: 'All game:',
    passing: century => `In century ${century}:`,
    fulfilled: names => `Goal met by ${list(names)}.`,
    hidden: cards => `${hiddenEvents(cards)} still hidden.`,
  },
};
