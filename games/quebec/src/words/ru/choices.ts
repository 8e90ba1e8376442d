import { nth } from '@cap-diamant/kernel';
import { districtAt } from '../../model/board.ts';
import type { ChoiceWords, QuestionWords, Say } from '../catalogue.ts';
import type { Facts } from '../facts.ts';
import { powerOf, roman, worded } from '../wording.ts';
import { activeWorkers, completedWith, list, nthContribution, points, someWorkers, stars, workers } from './counts.ts';
import { districts, leaders, powers, zones } from './names.ts';

const old = (say: Say): boolean => say.edition === '2011';
const action = (say: Say): string => (old(say) ? 'дополнительное действие' : 'действие района');
const ofAction = (say: Say): string => (old(say) ? 'дополнительного действия' : 'действия района');
const begin = (say: Say): string => (old(say) ? 'Начать новое здание' : 'Открыть площадку');

const start = (say: Say, { architect, finished, activates, endsCentury }: Facts['start']): string => {
  const completed = finished.map(({ space, stages }) => `${say.building(space)} ${completedWith(say.edition, stages)}`);
  const parts = [
    ...(completed.length > 0
      ? [`завершить ${completed.length > 1 ? 'здания' : 'здание'} ${list(completed)}`]
      : ['ваш архитектор вступает в игру']),
    ...(endsCentury ? ['площадок не осталось, столетие закончится'] : []),
    ...(activates > 0 && !endsCentury ? [`активировать ${someWorkers(activates)}`] : []),
  ];
  return `${begin(say)}${architect === 'neutral' ? ' нейтральным архитектором' : ''}: ${parts.join('; ')}`;
};

const stage = (say: Say, facts: Facts['stage']): string => {
  const { space, stage: number, active: left, passive } = facts;
  const what = old(say) ? 'Сделать взнос на здание' : 'Построить этап здания';
  const parts = [
    `${workers(facts.workers)}, ${old(say) ? nthContribution(number) : `этап ${number}`}`,
    facts.bySupply ? `останется: ${activeWorkers(left)}, ${passive} в резерве` : `останется: ${activeWorkers(left)}`,
    facts.action === undefined
      ? `без ${ofAction(say)}`
      : `${action(say)}: ${worded(districts[facts.action].name, say.edition)}`,
  ];
  return `${what} ${say.building(space)}: ${parts.join('; ')}`;
};

export const choices: ChoiceWords = {
  start,
  'start-neutral': start,
  put: (say, { space, architect, workers: cost, district }) => {
    const each = old(say) ? 'за взнос' : 'за этап';
    const whose = architect === 'own' ? 'своего архитектора' : 'нейтрального архитектора';
    return `Поставить ${whose} на площадку ${say.building(space)}: ${workers(cost)} ${each}; ${action(say)}: ${worded(districts[district].name, say.edition)}`;
  },
  stage,
  lead: (say, { leader, activates }) => {
    const person = nth(leaders[leader].people, say.century - 1);
    const power = worded(powers[powerOf(leader, say.players.length)], say.edition);
    const gain = activates > 0 ? `, активировать ${someWorkers(activates)}` : '';
    return `Взять ${leaders[leader].taken} (${person})${gain}. ${power}`;
  },
  send: (_, { zone, active: left }) =>
    `Отправить 1 активного работника ${zones[zone].to}; останется: ${activeWorkers(left)}`,
  do: (say, { district }) =>
    `${worded(districts[district].name, say.edition)}: ${worded(districts[district].action, say.edition)}`,
  take: (say, { district, points: gained, activates }) => {
    const gains = [
      ...(gained > 0 ? [`получить ${points(gained)}`] : []),
      ...(activates > 0 ? [`активировать ${someWorkers(activates)}`] : []),
    ];
    return `${worded(districts[district].name, say.edition)}: ${list(gains)}`;
  },
  place: (_, { zone, workers: n, fromActive }) =>
    `Отправить ${someWorkers(n)} ${zones[zone].to}${fromActive > 0 ? `, из них активных: ${fromActive}` : ''}`,
  move: (_, { from, to, workers: n }) => `Переместить ${someWorkers(n)} ${zones[from].from} ${zones[to].to}`,
  upgrade: (say, { space, stars: n }) => `Добавить звезду на жетон здания ${say.building(space)}: ${stars(n)}`,
  redirect: (_, { zone, workers: n, usual }) =>
    `Отправить ${n === 1 ? 'своего работника' : `своих ${someWorkers(n)}`} ${zones[zone].to}${usual ? ', сферу этого здания' : ''}`,
  pair: (_, { sends }) =>
    `Отправить ${list(sends.map(({ zone, workers: n }) => `${someWorkers(n)} ${zones[zone].to}`))}`,
  skip: () => 'Пропустить',
};

export const questions: QuestionWords = {
  turn: (say, { seat }) => {
    const { active, passive } = nth(say.players, seat);
    return `Столетие ${roman(say.century)}, ваш ход: выберите действие. ${activeWorkers(active)}, ${passive} в резерве.`;
  },
  put: (_, { architect }) =>
    `На какую площадку вы ставите ${architect === 'own' ? 'своего архитектора' : 'нейтрального архитектора'}?`,
  redirect: (say, { space }) => `Здание ${say.building(space)} завершается: в какую сферу отправятся ваши работники?`,
  pair: () => 'Политический лидер: в какие две противоположные сферы отправятся ваши работники?',
  do: (say, { zone, space }) =>
    `${worded(districts[districtAt(space)].name, say.edition)}: какое действие сферы «${zones[zone].name}» вы выбираете?`,
  take: (say, { district }) => `${worded(districts[district].name, say.edition)}: выполнить это ${action(say)}?`,
  place: (_, { zones: open, most }) => {
    const sent = most > 1 ? `до ${most} работников` : someWorkers(most);
    const [only] = open;
    return open.length === 1 && only !== undefined
      ? `Отправить ${sent} ${zones[only].to}?`
      : `В какую сферу отправить ${sent}?`;
  },
  move: () => 'Переместить 1 или 2 своих работников из одной сферы в другую?',
  upgrade: () => 'Какой из ваших жетонов получит ещё одну звезду?',
  stage: say => (old(say) ? 'На какое другое здание вы делаете взнос?' : 'Этап какого другого здания вы строите?'),
  start: say => (old(say) ? 'Начать новое здание?' : 'Открыть площадку?'),
};
