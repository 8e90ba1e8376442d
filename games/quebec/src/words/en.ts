import type { Catalogue } from './catalogue.ts';
import { buildings } from './en/buildings.ts';
import { choices, questions } from './en/choices.ts';
import { list } from './en/counts.ts';
import { effects } from './en/effects.ts';
import { events } from './en/events.ts';
import { causes, districts, leaders, powers, sources, variants, zones } from './en/names.ts';
import { pages } from './en/pages.ts';
import { reasons } from './en/reasons.ts';

export const en: Catalogue = {
  title: 'Québec',
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
    points: 'points right away',
    zones: 'workers in place for the scoring',
    cascade: 'points for leading in zones',
    buildings: 'points for your buildings',
    works: 'your building in progress',
    workers: 'active workers',
  },
  reasons,
  over: 'The game is over.',
  waiting: name => `${name} is deciding.`,
  milestone: (century, cause) => `century ${century} ended: ${causes[cause]}`,
  player: number => `Player ${number}`,
  site: (building, id) => (id === undefined ? building : `${building} (${id})`),
  list,
  pages,
};
