import { nth } from '@cap-diamant/kernel';
import { scoreOf } from '../../model/state.ts';
import { COLOURED } from '../../model/vocabulary.ts';
import type { EffectWords } from '../catalogue.ts';
import { roman, worded } from '../wording.ts';
import { completedWith, list, points, stars, workers } from './counts.ts';
import { events } from './events.ts';
import { districts, leaders, sources, zones } from './names.ts';

export const effects: EffectWords = {
  turn: (say, { seat }) => `It is ${say.who(seat)}’s turn.`,
  lift: (say, { architect, space }) =>
    architect === 'neutral'
      ? `The neutral architect leaves ${say.building(space)}.`
      : `${say.who(architect)} lifts the architect from ${say.building(space)}.`,
  complete: (say, { space, stages }) => `${say.building(space)} is completed ${completedWith(say.edition, stages)}.`,
  arrive: (say, { seat, zone, workers: n }) =>
    `${workers(n)} of ${say.who(seat)} ${n === 1 ? 'goes' : 'go'} from the building ${zones[zone].to}.`,
  token: (say, { seat, space, stars: n }) =>
    `${say.who(seat)} puts a token with ${stars(n)} on ${say.building(space)}.`,
  put: (say, { architect, space }) =>
    architect === 'neutral'
      ? `The neutral architect is put on ${say.building(space)}.`
      : `${say.who(architect)} puts the architect on ${say.building(space)}.`,
  activate: (say, { seat, workers: n }) => `${say.who(seat)} activates ${workers(n)}.`,
  stage: (say, { seat, space, stage, workers: n }) =>
    say.edition === '2011'
      ? `${say.who(seat)} contributes ${workers(n)} to ${say.building(space)}: contribution ${stage}.`
      : `${say.who(seat)} constructs stage ${stage} of ${say.building(space)} with ${workers(n)}.`,
  district: (say, { seat, district }) => {
    const action = say.edition === '2011' ? 'additional action' : 'district action';
    return `${say.who(seat)} chooses the ${action} of the ${worded(districts[district].name, say.edition)}.`;
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
    `${say.who(seat)} is the ${place === 1 ? 'first' : 'second'} to fulfil the event “${events[event].title}”.`,
  'century-ends': (say, { century, cause, seat }) =>
    cause === 'no-site'
      ? `Century ${roman(century)} ends: no site is left for an architect.`
      : `Century ${roman(century)} ends: ${say.who(seat)} has no worker left.`,
  zone: (say, { zone, workers: counts }) => {
    const present = counts.flatMap((n, seat) => (n > 0 ? [`${say.who(seat)} ${n}`] : []));
    return `${zones[zone].name} is scored: ${present.length === 0 ? 'nobody is there' : present.join(', ')}.`;
  },
  cascade: (say, { seat, from, to, workers: n }) =>
    to === 'active'
      ? `${say.who(seat)} takes ${workers(n)} ${zones[from].from} back as active.`
      : `${say.who(seat)} cascades ${workers(n)} ${zones[from].from} ${zones[to].to}.`,
  conscript: (say, { seat, zone, workers: n }) =>
    `${say.who(seat)} takes ${workers(n)} ${zones[zone].from} back to the supply: conscription.`,
  dismiss: (say, { seat, workers: n }) => `${say.who(seat)} returns ${workers(n)} from active to the supply.`,
  'century-begins': (_, { century }) =>
    `Century ${roman(century)} begins. Its dominant zone is ${zones[nth(COLOURED, century - 1)].name}.`,
  reveal: (_, { event }) => `Event: ${events[event].title}. ${events[event].effect}`,
  'main-group': (say, { seat, spaces, points: n }) =>
    `Main group of ${say.who(seat)}: ${list(spaces.map(say.building))}. All the buildings are worth ${points(n)}.`,
  over: (say, { winners }) => {
    const names = list(winners.map(say.who));
    const [best = 0] = winners.map(seat => scoreOf(nth(say.players, seat)));
    return winners.length === 1
      ? `The game is over. ${names} wins with ${points(best)}.`
      : `The game is over. ${names} share the victory with ${points(best)} each.`;
  },
};
