import { plural } from '@cap-diamant/kernel';
import type { TableCatalogue } from '../table-catalogue.ts';
import { list, points, workers } from './counts.ts';

export const table: TableCatalogue = {
  join: clauses => clauses.join('; '),
  town: 'Квебек',
  plan: century => `План Квебека, столетие ${century}`,
  century: century => `столетие ${century}`,
  years: (century, years) => `столетие ${century} · ${years}`,
  labelled: (label, text) => `${label}: ${text}`,
  move: (name, what) => `${name}, ${what}`,
  map: {
    river: 'Река Святого Лаврентия',
    tributary: 'Река Сен-Шарль',
    cape: 'Мыс Кап-Диаман',
    plains: 'Равнины Авраама',
    north: 'С',
  },
  states: { available: 'доступно', underway: 'строится', built: 'завершено' },
  waits: century => `откроется в столетии ${century}`,
  nobodys: 'ничьё, никому не приносит очков',
  costs: (district, n, edition) => `${district}, ${workers(n)} за ${edition === '2011' ? 'взнос' : 'этап'}`,
  zones: 'Сферы власти',
  emptyZone: 'никого',
  scoredAt: place => `порядок подсчёта: ${place}`,
  dominant: 'доминирующая сфера столетия',
  forecast: 'Если бы столетие кончилось сейчас',
  movesOn: (n, zone) => `${workers(n)} → ${zone}`,
  becomesActive: n =>
    plural('ru', n, {
      one: `${n} работник становится активным`,
      few: `${n} работника становятся активными`,
      many: `${n} работников становятся активными`,
      other: `${n} работника становятся активными`,
    }),
  nobodyMoves: 'каскада нет',
  points,
  active: 'Активные',
  supply: 'Резерв',
  sources: 'Откуда очки',
  noPoints: 'Очков пока нет',
  architect: 'Архитектор',
  neutralArchitect: 'Нейтральный архитектор',
  inHand: 'не на поле',
  leaders: 'Лидеры',
  activates: n =>
    `Кто возьмёт лидера, активирует столько работников, сколько лидеров уже взято в столетии: сейчас ${n}.`,
  noLeadersLeft: 'В этом столетии лидеров больше нет.',
  leadersForbidden: 'В этом столетии брать лидеров нельзя.',
  leader: (name, person, power, holder) =>
    `${name}: ${person}. ${power}${holder === undefined ? '' : ` (взял игрок ${holder})`}`,
  leaderOf: (name, holder) => `${name} (взял игрок ${holder})`,
  events: 'События',
  wholeGame: 'До конца партии',
  thisCentury: century => `Столетие ${century}`,
  stillHidden: century => `Событие столетия ${century} ещё скрыто`,
  fulfilledBy: names => `Условие выполнили: ${list(names)}`,
  progress: 'Ход столетий',
  sitesLeft: n =>
    plural('ru', n, {
      one: `осталась ${n} площадка`,
      few: `осталось ${n} площадки`,
      many: `осталось ${n} площадок`,
      other: `осталось ${n} площадки`,
    }),
  sitesUnderway: n =>
    `${n} ${plural('ru', n, { one: 'площадка строится', few: 'площадки строятся', many: 'площадок строится', other: 'площадки строятся' })}`,
  mainGroup: name => `Главная группа: ${name}`,
};
