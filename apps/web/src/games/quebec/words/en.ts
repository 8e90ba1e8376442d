import { counting } from '../../../words/plural.ts';
import type { PlayTexts } from './texts.ts';

const count = counting('en');
const workers = (n: number): string => count(n, { one: 'worker', other: 'workers' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const en: PlayTexts = {
  why: {
    over: 'The game is over.',
    past: 'You are looking at an earlier moment. Go back to now to play, or continue from here.',
    turnOf: name => `${name} decides now.`,
    district: {
      2011: 'You get a district’s additional action by contributing to another player’s building there.',
      2026: 'You get a district’s action by building on another player’s site there.',
    },
  },
  preview: {
    title: 'Effect',
    soFar: 'This turn so far',
    points: 'points',
    active: 'active',
    century: 'if the century ended now',
    buildings: 'buildings at the end',
    gains: (name, action) => `You also get: ${name} – ${action}`,
    uncertain: 'Hidden information will be revealed: this is one possible outcome.',
    asks: name => `${name} has to decide first.`,
    nothing: 'No change in points.',
  },
  actions: {
    title: 'Actions',
    start: 'Start',
    contribute: { 2011: 'Contribute', 2026: 'Build' },
    leader: 'Leader',
    send: 'Send',
    ask: {
      start: 'Your turn: choose a site for the architect.',
      contribute: 'Your turn: choose a building.',
      leader: 'Your turn: choose a leader.',
      send: 'Your turn: choose a zone.',
    },
    moveFrom: zone => `From ${zone}: to which zone?`,
  },
  show: {
    title: century => `Scoring, century ${century}`,
    again: 'Show the scoring again',
    zone: 'Zone',
    also: 'What else happened',
    final: 'The final count',
    counted: 'Counted',
    centuries: 'points of the four centuries',
    mainGroup: 'main group (thick outline: 1, 3 or 6 points a building) + a point for each other star',
    everyBuilding: '1, 3 or 6 points for one, two or three stars',
    movesOn: (n, to, all) => `${workers(n)} to ${to}${all ? '' : ' (5 at most)'}`,
    becomesActive: n => count(n, { one: 'worker becomes active', other: 'workers become active' }),
    bonus: (own, extra) => `${own} + ${extra} for the majority`,
  },
  end: {
    scorings: 'Scorings',
    century: century => `century ${century}`,
  },
  cards: { read: name => `Read the card: ${name}` },
  town: 'Town',
  forecastBadge: n => `if the century ended now: ${points(n)}`,
  keys: [
    ['← ↑ → ↓', 'to the next place on the plan'],
    ['Page ↑ ↓', 'to the next place you can choose'],
    ['N', 'to the next thing you can choose'],
    ['T', 'to the town'],
    ['Z', 'to the zones'],
    ['C', 'to the leaders (cards)'],
    ['I', 'read the card of a leader or district'],
    ['1–9', 'the buttons next to the question'],
    ['S', 'skip'],
    ['A', 'start a site with your architect'],
    ['F', 'what if the century ended now?'],
    ['H', 'a hint'],
    ['+ − 0', 'zoom in, zoom out, show all'],
  ],
};
