import { nth } from '@cap-diamant/kernel';
import { scoreOf } from '../../model/state.ts';
import { COLOURED } from '../../model/vocabulary.ts';
import type { EffectWords } from '../catalogue.ts';
import { roman, worded } from '../wording.ts';
import { completedWith, list, nthContribution, points, someWorkers, stars, workers } from './counts.ts';
import { events } from './events.ts';
import { districts, leaders, sources, zones } from './names.ts';

// The present tense has no gender, and names stand in the nominative only: they cannot be declined.
export const effects: EffectWords = {
  turn: (say, { seat }) => `Ходит ${say.who(seat)}.`,
  lift: (say, { architect, space }) =>
    architect === 'neutral'
      ? `Нейтральный архитектор покидает площадку ${say.building(space)}.`
      : `${say.who(architect)} снимает архитектора с площадки ${say.building(space)}.`,
  complete: (say, { space, stages }) =>
    `Здание ${say.building(space)} завершено ${completedWith(say.edition, stages)}.`,
  arrive: (say, { seat, zone, workers: n }) =>
    `${say.who(seat)} переводит ${someWorkers(n)} с завершённого здания ${zones[zone].to}.`,
  token: (say, { seat, space, stars: n }) =>
    `${say.who(seat)} кладёт жетон на здание ${say.building(space)}: ${stars(n)}.`,
  put: (say, { architect, space }) =>
    architect === 'neutral'
      ? `Нейтральный архитектор встаёт на площадку ${say.building(space)}.`
      : `${say.who(architect)} ставит архитектора на площадку ${say.building(space)}.`,
  activate: (say, { seat, workers: n }) => `${say.who(seat)} активирует ${someWorkers(n)}.`,
  stage: (say, { seat, space, stage, workers: n }) =>
    say.edition === '2011'
      ? `${say.who(seat)} делает взнос на здание ${say.building(space)}: ${nthContribution(stage)}, ${workers(n)}.`
      : `${say.who(seat)} строит этап ${stage} здания ${say.building(space)}, отправляя ${someWorkers(n)}.`,
  district: (say, { seat, district }) => {
    const action = say.edition === '2011' ? 'дополнительное действие' : 'действие района';
    return `${say.who(seat)} выбирает ${action}: ${worded(districts[district].name, say.edition)}.`;
  },
  lead: (say, { seat, leader }) =>
    `${say.who(seat)} берёт ${leaders[leader].taken} (${nth(leaders[leader].people, say.century - 1)}).`,
  place: (say, { seat, zone, workers: n }) => `${say.who(seat)} отправляет ${someWorkers(n)} ${zones[zone].to}.`,
  move: (say, { seat, from, to, workers: n }) =>
    `${say.who(seat)} перемещает ${someWorkers(n)} ${zones[from].from} ${zones[to].to}.`,
  upgrade: (say, { seat, space, stars: n }) =>
    `${say.who(seat)} добавляет звезду на свой жетон на здании ${say.building(space)}: ${stars(n)}.`,
  points: (say, { seat, source, points: n }) => `${say.who(seat)} получает ${points(n)} (${sources[source]}).`,
  fulfil: (say, { seat, event, place }) =>
    `${say.who(seat)} выполняет условие события «${events[event].title}» (${place === 1 ? '1-е' : '2-е'} место).`,
  'century-ends': (say, { century, cause, seat }) =>
    cause === 'no-site'
      ? `Столетие ${roman(century)} заканчивается: для архитектора не осталось площадок.`
      : `Столетие ${roman(century)} заканчивается: ${say.who(seat)} остаётся без работников.`,
  zone: (say, { zone, workers: counts }) => {
    const present = counts.flatMap((n, seat) => (n > 0 ? [`${say.who(seat)} ${n}`] : []));
    return `Подсчёт, ${zones[zone].name}: ${present.length === 0 ? 'никого' : present.join(', ')}.`;
  },
  cascade: (say, { seat, from, to, workers: n }) =>
    to === 'active'
      ? `${say.who(seat)} забирает ${someWorkers(n)} ${zones[from].from} в активные.`
      : `${say.who(seat)} переводит каскадом ${someWorkers(n)} ${zones[from].from} ${zones[to].to}.`,
  conscript: (say, { seat, zone, workers: n }) =>
    `Призыв: ${say.who(seat)} возвращает ${someWorkers(n)} ${zones[zone].from} в резерв.`,
  dismiss: (say, { seat, workers: n }) => `${say.who(seat)} возвращает ${someWorkers(n)} из активных в резерв.`,
  'century-begins': (_, { century }) =>
    `Начинается столетие ${roman(century)}. Доминирующая сфера — ${zones[nth(COLOURED, century - 1)].name}.`,
  reveal: (_, { event }) => `Событие: ${events[event].title}. ${events[event].effect}`,
  'main-group': (say, { seat, spaces, points: n }) =>
    `Главная группа, ${say.who(seat)}: ${list(spaces.map(say.building))}. Все здания вместе: ${points(n)}.`,
  over: (say, { winners }) => {
    const names = list(winners.map(say.who));
    const [best = 0] = winners.map(seat => scoreOf(nth(say.players, seat)));
    return winners.length === 1
      ? `Партия окончена. Побеждает ${names}: ${points(best)}.`
      : `Партия окончена. Победу делят ${names}: по ${points(best)}.`;
  },
};
