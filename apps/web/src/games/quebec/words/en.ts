import { counting } from '../../../words/plural.ts';
import type { PlayTexts } from './texts.ts';

const count = counting('en');
const workers = (n: number): string => count(n, { one: 'worker', other: 'workers' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const en: PlayTexts = {
  why: {
    over: 'The game is over.',
    past: 'This is the past: go back to the present to play, or continue from here.',
    turnOf: name => `It is for ${name} to decide.`,
    answerFirst: 'First decide what you are asked below.',
    waits: century => `Closed until century ${century}.`,
    built: 'Completed: nothing more is built here.',
    underway: 'An architect is at work here already.',
    notStarted: 'No architect has started it yet.',
    full: first =>
      `Full: all three ${first ? 'contributions' : 'stages'} are there. It waits for its architect to leave.`,
    sameSite: 'Not on the site you have just built on.',
    cost: (needed, had) => `It takes ${workers(needed)}, and you have ${had} active.`,
    district: 'The action of a district comes with building on somebody else’s site there.',
    noWorkers: 'Sending somebody takes an active worker, and you have none.',
    zoneNotNow: 'Not one of the zones you can choose from now.',
    noneThere: 'You have no workers there.',
    leaderTaken: name => `${name} has this leader until the century ends.`,
    leaderOwned: 'You have your leader for this century.',
    leaderForbidden: 'No leader may be taken in this century.',
    leaderGone: 'Not to be had in this century.',
    noSites: 'No site of this century is left to be started.',
    noToken: 'No star token of yours is here.',
    mostStars: 'Three stars already: it cannot get better.',
  },
  preview: {
    title: 'What it does',
    soFar: 'This turn so far',
    points: 'points',
    active: 'active',
    century: 'if the century ended now',
    buildings: 'buildings in the end',
    uncertain: 'Something hidden comes to light: this is one way it may fall out.',
    asks: name => `${name} has something to decide first.`,
    nothing: 'Nothing to count changes.',
  },
  show: {
    title: century => `Scoring of century ${century}`,
    again: 'Look at the scoring again',
    zone: 'Zone',
    besides: 'Besides',
    movesOn: (n, to) => `${workers(n)} on to ${to}`,
    becomesActive: n => `${workers(n)} stay active`,
    bonus: n => `majority: ${points(n)} more`,
  },
  end: {
    scorings: 'Scorings',
    century: century => `century ${century}`,
  },
  town: 'Town',
  forecastBadge: n => `if the century ended now: ${points(n)}`,
  keys: [
    ['← ↑ → ↓', 'to the neighbouring place of the plan'],
    ['Page ↑ ↓', 'to the next lit place'],
    ['T', 'to the town'],
    ['Z', 'to the zones'],
    ['C', 'to the leaders (cards)'],
    ['1 … 9', 'the buttons beside the question'],
    ['S', 'skip'],
    ['A', 'start a site with your architect'],
    ['F', 'what if the century ended now'],
    ['H', 'a hint'],
    ['+ − 0', 'closer, further, the whole plan'],
  ],
};
