import { nth, type Page } from '@cap-diamant/kernel';
import { DISTRICTS, type District, SPACES_OF, type Space, spaceId } from '../../model/board.ts';
import { tileOf } from '../../model/buildings.ts';
import type { Site } from '../../model/state.ts';
import type { Quebec } from '../../model/types.ts';
import type { View } from '../../model/view.ts';
import { COLOURED } from '../../model/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { editionOf, nameOf, roman, worded } from '../wording.ts';
import { wrap } from './layout.ts';

/** Playable sites come first. */
const ORDER: readonly Site['state'][] = ['underway', 'available', 'waiting', 'built'];

const byState = (view: View, spaces: readonly Space[]): Space[] =>
  [...spaces].sort((a, b) => ORDER.indexOf(nth(view.sites, a).state) - ORDER.indexOf(nth(view.sites, b).state));

const details = (catalogue: Catalogue, view: View, names: readonly string[], site: Site): string[] => {
  const { board } = catalogue.pages;
  const who = (seat: number) => nameOf(catalogue, names, seat);
  const { state, architect, stages, token } = site;
  if (state === 'built') return [token === null ? board.noToken : board.token(who(token.seat), token.stars)];
  if (architect === null) return [];
  return [
    board.architect(architect === 'neutral' ? board.neutral : who(architect)),
    board.stages(stages.map(who), editionOf(view.variant)),
  ];
};

const siteLine = (catalogue: Catalogue, view: View, names: readonly string[], space: Space): string => {
  const site = nth(view.sites, space);
  const { states } = catalogue.pages.board;
  const width = Math.max(...Object.values(states).map(({ length }) => length));
  const columns = [
    spaceId(space).padEnd(6),
    states[site.state].padEnd(width),
    roman(tileOf(site.building).century).padEnd(3),
  ];
  const lead = columns.join(' ');
  const clauses = [catalogue.buildings[site.building], ...details(catalogue, view, names, site)];
  return wrap(`${lead} ${catalogue.pages.board.site(clauses)}`, 4, lead.length + 1);
};

const districtLines = (catalogue: Catalogue, view: View, names: readonly string[], district: District): string[] => {
  const edition = editionOf(view.variant);
  const { name, action } = catalogue.districts[district];
  const cost = DISTRICTS.find(({ id }) => id === district)?.cost ?? 0;
  const heading = catalogue.pages.board.district(worded(name, edition), cost, worded(action, edition), edition);
  return [
    wrap(heading, 2, 4),
    ...byState(view, SPACES_OF[district]).map(space => siteLine(catalogue, view, names, space)),
  ];
};

/** The town, zone by zone and district by district. */
export const board = (catalogue: Catalogue): Page<Quebec> => ({
  about: catalogue.pages.board.about,
  text: (view, names) => {
    const blocks = COLOURED.map(zone => {
      const inZone = DISTRICTS.filter(district => district.zone === zone);
      const lines = inZone.flatMap(({ id }) => districtLines(catalogue, view, names, id));
      return [catalogue.zones[zone].name.toUpperCase(), ...lines].join('\n');
    });
    return [catalogue.pages.board.heading(roman(view.century)), ...blocks].join('\n\n');
  },
});
