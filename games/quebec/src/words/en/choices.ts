import { nth } from '@cap-diamant/kernel';
import { districtAt } from '../../model/board.ts';
import type { ChoiceWords, QuestionWords, Say } from '../catalogue.ts';
import type { Facts } from '../facts.ts';
import { powerOf, roman, worded } from '../wording.ts';
import { active, completedWith, list, nthContribution, points, stars, workers } from './counts.ts';
import { districts, leaders, powers, zones } from './names.ts';

const old = (say: Say): boolean => say.edition === '2011';
const action = (say: Say): string => (old(say) ? 'additional action' : 'district action');
const begin = (say: Say): string => (old(say) ? 'Start a building' : 'Start a construction site');

const start = (say: Say, { architect, finished, activates, endsCentury }: Facts['start']): string => {
  const completed = finished.map(({ space, stages }) => `${say.building(space)} ${completedWith(say.edition, stages)}`);
  const parts = [
    ...(completed.length > 0 ? [`complete ${list(completed)}`] : ['your architect enters the game']),
    ...(endsCentury ? ['no site is left, so the century ends'] : []),
    ...(activates > 0 && !endsCentury ? [`activate ${workers(activates)}`] : []),
  ];
  return `${begin(say)}${architect === 'neutral' ? ' with the neutral architect' : ''}: ${parts.join('; ')}`;
};

const stage = (say: Say, facts: Facts['stage']): string => {
  const { space, stage: number, active: left, passive } = facts;
  const what = old(say) ? 'Contribute to' : 'Build a stage of';
  const parts = [
    `${workers(facts.workers)}, ${old(say) ? nthContribution(number) : `stage ${number}`}`,
    facts.bySupply ? `left: ${active(left)}, ${passive} in the supply` : `left: ${active(left)}`,
    facts.action === undefined
      ? `no ${action(say)}`
      : `${action(say)}: ${worded(districts[facts.action].name, say.edition)}`,
  ];
  return `${what} ${say.building(space)}: ${parts.join('; ')}`;
};

export const choices: ChoiceWords = {
  start,
  'start-neutral': start,
  put: (say, { space, architect, workers: cost, district }) => {
    const each = old(say) ? 'per contribution' : 'per stage';
    const whose = architect === 'own' ? 'your architect' : 'the neutral architect';
    return `Place ${whose} on ${say.building(space)}: ${workers(cost)} ${each}; ${action(say)}: ${worded(districts[district].name, say.edition)}`;
  },
  stage,
  lead: (say, { leader, activates }) => {
    const person = nth(leaders[leader].people, say.century - 1);
    const power = worded(powers[powerOf(leader, say.players.length)], say.edition);
    const gain = activates > 0 ? `, activate ${workers(activates)}` : '';
    return `Take ${leaders[leader].taken} (${person})${gain}. ${power}`;
  },
  send: (_, { zone, active: left }) => `Send 1 active worker ${zones[zone].to}; left: ${active(left)}`,
  do: (say, { district }) =>
    `${worded(districts[district].name, say.edition)}: ${worded(districts[district].action, say.edition)}`,
  take: (say, { district, points: gained, activates }) => {
    const gains = [
      ...(gained > 0 ? [`score ${points(gained)}`] : []),
      ...(activates > 0 ? [`activate ${workers(activates)}`] : []),
    ];
    return `${worded(districts[district].name, say.edition)}: ${list(gains)}`;
  },
  place: (_, { zone, workers: n, fromActive }) =>
    `Send ${workers(n)} ${zones[zone].to}${fromActive > 0 ? `, ${fromActive} of them active` : ''}`,
  move: (_, { from, to, workers: n }) => `Move ${workers(n)} ${zones[from].from} ${zones[to].to}`,
  upgrade: (say, { space, stars: n }) => `Raise the token on ${say.building(space)} to ${stars(n)}`,
  redirect: (_, { zone, workers: n, usual }) =>
    `Send ${n === 1 ? 'your worker' : `your ${workers(n)}`} ${zones[zone].to}${usual ? ', the building’s zone' : ''}`,
  pair: (_, { sends }) => `Send ${list(sends.map(({ zone, workers: n }) => `${workers(n)} ${zones[zone].to}`))}`,
  skip: () => 'Skip',
};

export const questions: QuestionWords = {
  turn: (say, { seat }) => {
    const { active: ready, passive } = nth(say.players, seat);
    return `Century ${roman(say.century)}, your turn: choose an action. ${active(ready)}, ${passive} in supply.`;
  },
  put: (_, { architect }) =>
    `Which site do you place ${architect === 'own' ? 'your architect' : 'the neutral architect'} on?`,
  redirect: (say, { space }) => `${say.building(space)} is about to be completed: which zone do your workers go to?`,
  pair: () => 'Political leader: which two opposite zones do your workers go to?',
  do: (say, { zone, space }) =>
    `${worded(districts[districtAt(space)].name, say.edition)}: which ${zones[zone].name} action do you take?`,
  take: (say, { district }) => `${worded(districts[district].name, say.edition)}: do you take this ${action(say)}?`,
  place: (_, { zones: open, most }) => {
    const sent = most > 1 ? `up to ${workers(most)}` : workers(most);
    const [only] = open;
    return open.length === 1 && only !== undefined
      ? `Send ${sent} ${zones[only].to}?`
      : `Which zone do you send ${sent} to?`;
  },
  move: () => 'Move 1 or 2 of your workers to another zone?',
  upgrade: () => 'Which of your tokens gets another star?',
  stage: say =>
    old(say) ? 'Which other building do you contribute to?' : 'Which other building do you build a stage of?',
  start: say => (old(say) ? 'Start a building?' : 'Start a construction site?'),
};
