import { nth, type Seat } from '@cap-diamant/kernel';
import { COLOURS, costAt, DISTRICTS, type District, districtAt, type Space } from '../model/board.ts';
import { type Building, tileOf } from '../model/buildings.ts';
import { isOn, type Site, scoreOf } from '../model/state.ts';
import type { View } from '../model/view.ts';
import type { EventId, Leader, Source, Zone } from '../model/vocabulary.ts';
import { leadersTaken } from '../rules/leaders.ts';
import { scoringOrder } from '../rules/scoring.ts';
import type { Catalogue } from './catalogue.ts';
import type { TableCatalogue } from './table-catalogue.ts';
import { editionOf, nameOf, powerOf, roman, worded } from './wording.ts';

/** A game in words for a drawn table: labels, and a name for everything on it. */
export interface TableWords {
  /** What is written on the table itself. */
  readonly labels: TableCatalogue;
  building(building: Building): string;
  zoneName(zone: Zone): string;
  districtName(view: View, district: District): string;
  districtAction(view: View, district: District): string;
  leader(view: View, leader: Leader): { readonly name: string; readonly person: string; readonly power: string };
  event(event: EventId): { readonly title: string; readonly effect: string; readonly history: string };
  source(source: Source): string;
  /** All facts about a site in one text. */
  site(view: View, names: readonly string[], space: Space): string;
  district(view: View, district: District): string;
  zone(view: View, names: readonly string[], zone: Zone): string;
  /** A player's workers, points, architect and leader. */
  player(view: View, names: readonly string[], seat: Seat): string;
  /** What taking a leader activates now, and why. */
  leaderActivates(view: View): string;
}

const SEVEN_YEARS_WAR: EventId = '1756-seven-years-war';

interface Spoken {
  readonly catalogue: Catalogue;
  readonly labels: TableCatalogue;
}

const stateOf = ({ labels }: Spoken, { state, building }: Site): string =>
  state === 'waiting' ? labels.waits(roman(tileOf(building).century)) : labels.states[state];

const siteDetails = ({ catalogue, labels }: Spoken, view: View, names: readonly string[], site: Site): string[] => {
  const who = (seat: Seat) => nameOf(catalogue, names, seat);
  const { board } = catalogue.pages;
  if (site.state === 'built')
    return [site.token === null ? labels.nobodys : board.token(who(site.token.seat), site.token.stars)];
  if (site.architect === null) return [];
  const architect = site.architect === 'neutral' ? board.neutral : who(site.architect);
  return [board.architect(architect), board.stages(site.stages.map(who), editionOf(view.variant))];
};

const districtOf = (district: District): { readonly zone: Zone; readonly cost: number } => {
  const found = DISTRICTS.find(({ id }) => id === district);
  if (found === undefined) throw new Error(`no district "${district}"`);
  return found;
};

/** The words of the drawn table, from the catalogues of a language. */
export const tableWords = (catalogue: Catalogue, labels: TableCatalogue): TableWords => {
  const spoken: Spoken = { catalogue, labels };
  const { join } = labels;
  const districtName = (view: View, district: District): string =>
    worded(catalogue.districts[district].name, editionOf(view.variant));
  const districtAction = (view: View, district: District): string =>
    worded(catalogue.districts[district].action, editionOf(view.variant));
  const leader: TableWords['leader'] = (view, which) => ({
    name: catalogue.leaders[which].name,
    person: nth(catalogue.leaders[which].people, view.century - 1),
    power: worded(catalogue.powers[powerOf(which, view.players.length)], editionOf(view.variant)),
  });
  return {
    labels,
    building: building => catalogue.buildings[building],
    zoneName: zone => catalogue.zones[zone].name,
    districtName,
    districtAction,
    leader,
    event: event => catalogue.events[event],
    source: source => catalogue.sources[source],
    site: (view, names, space) => {
      const site = nth(view.sites, space);
      return join([
        catalogue.buildings[site.building],
        `${catalogue.zones[nth(COLOURS, space)].name}, ${labels.century(roman(tileOf(site.building).century))}`,
        stateOf(spoken, site),
        ...siteDetails(spoken, view, names, site),
        ...(site.state === 'built'
          ? []
          : [labels.costs(districtName(view, districtAt(space)), costAt(space), editionOf(view.variant))]),
      ]);
    },
    district: (view, district) => {
      const { zone, cost } = districtOf(district);
      const { board } = catalogue.pages;
      const edition = editionOf(view.variant);
      return join([
        board.district(districtName(view, district), cost, districtAction(view, district), edition),
        catalogue.zones[zone].name,
      ]);
    },
    zone: (view, names, zone) => {
      const order = scoringOrder(view.century);
      const present = view.zones[zone].flatMap((n, seat) => (n > 0 ? [`${nameOf(catalogue, names, seat)} ${n}`] : []));
      return join([
        catalogue.zones[zone].name,
        present.length === 0 ? labels.emptyZone : present.join(', '),
        labels.scoredAt(order.indexOf(zone) + 1),
        ...(order[1] === zone ? [labels.dominant] : []),
      ]);
    },
    player: (view, names, seat) => {
      const player = nth(view.players, seat);
      const { pages } = catalogue;
      const where =
        player.architect === 'hand'
          ? pages.players.hand
          : catalogue.buildings[nth(view.sites, player.architect).building];
      return join([
        pages.players.heading(nameOf(catalogue, names, seat), scoreOf(player)),
        pages.players.workers(player.active, player.passive),
        pages.players.architect(where),
        ...(player.leader === null ? [] : [pages.players.leader(leader(view, player.leader).person)]),
      ]);
    },
    leaderActivates: view =>
      isOn(view, SEVEN_YEARS_WAR) ? catalogue.events[SEVEN_YEARS_WAR].effect : labels.activates(leadersTaken(view)),
  };
};
