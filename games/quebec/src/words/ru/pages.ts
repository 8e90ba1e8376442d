import type { PageWords } from '../catalogue.ts';
import { hiddenEvents, list, points, someWorkers, stars, workers } from './counts.ts';

export const pages: PageWords = {
  board: {
    about: 'город: районы, площадки, архитекторы, этапы и жетоны',
    heading: century => `Город, столетие ${century}`,
    district: (name, cost, action, edition) =>
      `${name}: ${workers(cost)} за ${edition === '2011' ? 'взнос' : 'этап'}; действие: ${action}`,
    site: clauses => clauses.join('; '),
    states: { waiting: 'позже', available: 'ДОСТУПНО', underway: 'СТРОИТСЯ', built: 'завершено' },
    architect: name => `архитектор: ${name}`,
    neutral: 'нейтральный',
    stages: (builders, edition) => {
      const old = edition === '2011';
      if (builders.length === 0) return old ? 'взносов нет' : 'этапов нет';
      return `${old ? 'взносы' : 'этапы'}: ${builders.join(', ')}`;
    },
    token: (owner, n) => `${owner}, ${stars(n)}`,
    noToken: 'без жетона',
  },
  zones: {
    about: 'работники в сферах власти и порядок подсчёта',
    heading: century => `Работники в сферах власти, столетие ${century}`,
    order: zones => `Порядок подсчёта: ${zones}.`,
    now: scores => `Подсчёт сейчас дал бы: ${scores.join(', ')}.`,
  },
  players: {
    about: 'игроки: очки по источникам, работники, архитектор, лидер',
    heading: (name, n) => `${name}: ${points(n)}`,
    workers: (active, passive) => `работники: активных ${active}, в резерве ${passive}`,
    architect: where => `архитектор: ${where}`,
    neutral: where => `Нейтральный архитектор: ${where}`,
    hand: 'не на поле',
    leader: name => `лидер: ${name}`,
    sources: text => `очки: ${text}`,
  },
  leaders: {
    about: 'оставшиеся лидеры и их свойства',
    without: 'В этом варианте играют без лидеров.',
    forbidden: 'В этом столетии брать лидеров нельзя.',
    left: (century, activates) =>
      `Лидеры столетия ${century}. Кто возьмёт следующего, ${activates === 0 ? 'никого не активирует' : `активирует ${someWorkers(activates)}`}:`,
    noneLeft: 'В этом столетии лидеров больше нет.',
    taken: 'Взяты:',
    entry: (leader, person, power) => `${leader}, ${person}. ${power}`,
    held: (leader, holder, power) => `${leader} (${holder}). ${power}`,
  },
  events: {
    about: 'действующие события',
    without: 'В этом варианте играют без событий.',
    lasting: 'До конца партии:',
    passing: century => `В столетии ${century}:`,
    fulfilled: names => `Условие выполнили: ${list(names)}.`,
    hidden: cards => `Ещё скрыто: ${hiddenEvents(cards)}.`,
  },
};
