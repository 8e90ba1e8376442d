import { plural } from '@cap-diamant/kernel';
import type { TableCatalogue } from '../table-catalogue.ts';
import { list, points, someWorkers, workers } from './counts.ts';

export const table: TableCatalogue = {
  join: clauses => clauses.join('; '),
  town: 'Квебек',
  plan: century => `План Квебека, столетие ${century}`,
  century: century => `столетие ${century}`,
  map: {
    river: 'Река Святого Лаврентия',
    tributary: 'Река Сен-Шарль',
    cape: 'Мыс Диамант',
    plains: 'Равнины Авраама',
    north: 'С',
  },
  states: { available: 'доступно', underway: 'строится', built: 'построено' },
  waits: century => `ждёт столетия ${century}`,
  nobodys: 'без жетона',
  costs: (district, n, edition) => `${district}, ${workers(n)} за ${edition === '2011' ? 'взнос' : 'этап'}`,
  zones: 'Сферы власти',
  emptyZone: 'никого',
  scoredAt: place => `порядок подсчёта: ${place}`,
  dominant: 'главная сфера столетия',
  forecast: 'Если бы столетие кончилось сейчас',
  movesOn: (n, zone) => `${workers(n)} → ${zone}`,
  becomesActive: n =>
    plural('ru', n, {
      one: `${n} работник станет активным`,
      few: `${n} работника станут активными`,
      many: `${n} работников станут активными`,
      other: `${n} работника станут активными`,
    }),
  nobodyMoves: 'никто не переходит дальше',
  points,
  active: 'Активные',
  supply: 'Резерв',
  sources: 'Откуда очки',
  noPoints: 'Очков пока нет',
  architect: 'Архитектор',
  neutralArchitect: 'Нейтральный архитектор',
  inHand: 'не на поле',
  leaders: 'Лидеры',
  activates: n => (n === 0 ? 'Взявший лидера никого не активирует.' : `Взявший лидера активирует ${someWorkers(n)}.`),
  noLeadersLeft: 'В этом столетии лидеров больше не осталось.',
  leadersForbidden: 'В этом столетии брать лидеров нельзя.',
  heldBy: name => `у игрока ${name}`,
  events: 'События',
  wholeGame: 'До конца игры',
  thisCentury: century => `Столетие ${century}`,
  stillHidden: century => `Событие столетия ${century} ещё скрыто`,
  fulfilledBy: names => `Выполнили: ${list(names)}`,
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
