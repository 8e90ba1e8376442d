import type { Catalogue } from './catalogue.ts';
import { buildings } from './ru/buildings.ts';
import { choices, questions } from './ru/choices.ts';
import { list } from './ru/counts.ts';
import { effects } from './ru/effects.ts';
import { events } from './ru/events.ts';
import { causes, districts, leaders, powers, sources, variants, zones } from './ru/names.ts';
import { pages } from './ru/pages.ts';
import { reasons } from './ru/reasons.ts';

export const ru: Catalogue = {
  title: 'Квебек',
  variants,
  sources,
  causes,
  zones,
  districts,
  leaders,
  powers,
  buildings,
  events,
  effects,
  choices,
  questions,
  aspects: {
    points: 'очки сразу',
    zones: 'работники на местах к подсчёту',
    cascade: 'очки за первенство в сферах',
    buildings: 'очки за ваши здания',
    works: 'ваше строящееся здание',
    workers: 'активные работники',
  },
  reasons,
  over: 'Партия окончена.',
  waiting: name => `Решает ${name}.`,
  milestone: (century, cause) => `столетие ${century} закончилось: ${causes[cause]}`,
  player: number => `Игрок ${number}`,
  site: (building, id) => (id === undefined ? `«${building}»` : `«${building}» (${id})`),
  list,
  pages,
};
