import { nth } from '@cap-diamant/kernel';
import { scoreOf } from '../../model/state.ts';
import { COLOURED } from '../../model/vocabulary.ts';
import type { EffectWords } from '../catalogue.ts';
import { roman, worded } from '../wording.ts';
import { active, completedWith, list, nthContribution, points, stars, workers } from './counts.ts';
import { events } from './events.ts';
import { districts, leaders, sources, zones } from './names.ts';

export const effects: EffectWords = {
  turn: (say, { seat }) => `It’s ${say.who(seat)}’s turn.`,
  lift: (say, { architect, space }) =>
    architect === 'neutral'
      ? `The neutral architect leaves ${say.building(space)}.`
      : `${say.who(architect)} takes the architect off ${say.building(space)}.`,
  complete: (say, { space, stages }) => `${say.building(space)} is completed ${completedWith(say.edition, stages)}.`,
  arrive: (say, { seat, zone, workers: n }) =>
    `${say.who(seat)} moves ${workers(n)} from the completed building ${zones[zone].to}.`,
  token: (say, { seat, space, stars: n }) =>
    `${say.who(seat)} places a token with ${stars(n)} on ${say.building(space)}.`,
  put: (say, { architect, space }) =>
    architect === 'neutral'
      ? `The neutral architect moves to ${say.building(space)}.`
      : `${say.who(architect)} places the architect on ${say.building(space)}.`,
  activate: (say, { seat, workers: n }) => `${say.who(seat)} activates ${workers(n)}.`,
  stage: (say, { seat, space, stage, workers: n }) =>
    say.edition === '2011'
      ? `${say.who(seat)} contributes ${workers(n)} to ${say.building(space)}: ${nthContribution(stage)}.`
      : `${say.who(seat)} builds stage ${stage} of ${say.building(space)} with ${workers(n)}.`,
  district: (say, { seat, district }) => {
    const action = say.edition === '2011' ? 'additional action' : 'district action';
    return `${say.who(seat)} takes the ${action}: ${worded(districts[district].name, say.edition)}.`;
  },
  lead: (say, { seat, leader }) =>
    `${say.who(seat)} takes ${leaders[leader].taken}, ${nth(leaders[leader].people, say.century - 1)}.`,
  place: (say, { seat, zone, workers: n }) => `${say.who(seat)} sends ${workers(n)} ${zones[zone].to}.`,
  move: (say, { seat, from, to, workers: n }) =>
    `${say.who(seat)} moves ${workers(n)} ${zones[from].from} ${zones[to].to}.`,
  upgrade: (say, { seat, space, stars: n }) =>
    `${say.who(seat)} raises the token on ${say.building(space)} to ${stars(n)}.`,
  points: (say, { seat, source, points: n }) => `${say.who(seat)} scores ${points(n)} (${sources[source]}).`,
  fulfil: (say, { seat, event, place }) =>
    `${say.who(seat)} is the ${place === 1 ? 'first' : 'second'} to meet the goal of “${events[event].title}”.`,
  'century-ends': (say, { century, cause, seat }) =>
    cause === 'no-site'
      ? `Century ${roman(century)} ends: no site is left for an architect.`
      : `Century ${roman(century)} ends: ${say.who(seat)} has no workers left.`,
  zone: (say, { zone, workers: counts }) => {
    const present = counts.flatMap((n, seat) => (n > 0 ? [`${say.who(seat)} ${n}`] : []));
    return `${zones[zone].name} is scored: ${present.length === 0 ? 'nobody there' : present.join(', ')}.`;
  },
  cascade: (say, { seat, from, to, workers: n }) =>
    to === 'active'
      ? `${say.who(seat)} takes back ${workers(n)} ${zones[from].from}, now active.`
      : `${say.who(seat)} cascades ${workers(n)} ${zones[from].from} ${zones[to].to}.`,
  conscript: (say, { seat, zone, workers: n }) =>
    `Conscription: ${say.who(seat)} returns ${workers(n)} ${zones[zone].from} to the supply.`,
  dismiss: (say, { seat, workers: n }) => `${say.who(seat)} returns ${active(n)} to the supply.`,
  'century-begins': (_, { century }) =>
    `Century ${roman(century)} begins. Dominant zone: ${zones[nth(COLOURED, century - 1)].name}.`,
  reveal: (_, { event }) => `Event: ${events[event].title}. ${events[event].effect}`,
  'main-group': (say, { seat, spaces, points: n }) =>
    `${say.who(seat)}’s main group: ${list(spaces.map(say.building))}. All buildings together: ${points(n)}.`,
  over: (say, { winners }) => {
    const names = list(winners.map(say.who));
    const [best = 0] = winners.map(seat => scoreOf(nth(say.players, seat)));
    return winners.length === 1
      ? `The game is over. ${names} wins with ${points(best)}.`
      : `The game is over. ${names} share the victory with ${points(best)} each.`;
  },
};
