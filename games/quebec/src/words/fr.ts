import type { Catalogue } from './catalogue.ts';
import { buildings } from './fr/buildings.ts';
import { choices, questions } from './fr/choices.ts';
import { list } from './fr/counts.ts';
import { effects } from './fr/effects.ts';
import { events } from './fr/events.ts';
import { causes, districts, leaders, powers, sources, variants, zones } from './fr/names.ts';
import { pages } from './fr/pages.ts';
import { reasons } from './fr/reasons.ts';

export const fr: Catalogue = {
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
    points: 'points tout de suite',
    zones: 'ouvriers en place pour le décompte',
    cascade: 'points des zones où vous menez',
    buildings: 'points de vos bâtiments',
    works: 'votre bâtiment en chantier',
    workers: 'ouvriers actifs',
  },
  reasons,
  over: 'La partie est terminée.',
  waiting: name => `C’est à ${name} de décider.`,
  milestone: (century, cause) => `fin du siècle ${century} : ${causes[cause]}`,
  player: number => `Joueur ${number}`,
  site: (building, id) => (id === undefined ? `« ${building} »` : `« ${building} » (${id})`),
  list,
  pages,
};
