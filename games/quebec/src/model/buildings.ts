import type { Century, Coloured } from './vocabulary.ts';

/** One of the 44 building tiles: the colour of its space, and its century. */
export interface Tile {
  readonly id: string;
  readonly zone: Coloured;
  readonly century: Century;
  readonly year: number;
}

export const BUILDINGS = [
  { id: 'notre-dame-cathedral', zone: 'religion', century: 1, year: 1647 },
  { id: 'seminary', zone: 'religion', century: 1, year: 1663 },
  { id: 'notre-dame-des-victoires', zone: 'religion', century: 1, year: 1687 },
  { id: 'hotel-dieu', zone: 'religion', century: 1, year: 1644 },
  { id: 'chateau-saint-louis', zone: 'politics', century: 1, year: 1694 },
  { id: 'batterie-royale', zone: 'politics', century: 1, year: 1691 },
  { id: 'champlain-habitation', zone: 'economy', century: 1, year: 1608 },
  { id: 'demers-house', zone: 'economy', century: 1, year: 1689 },
  { id: 'dumont-house', zone: 'economy', century: 1, year: 1689 },
  { id: 'jacquet-house', zone: 'culture', century: 1, year: 1677 },
  { id: 'louis-jolliet-house', zone: 'culture', century: 1, year: 1683 },
  { id: 'cap-diamant-redoubt', zone: 'politics', century: 2, year: 1693 },
  { id: 'dauphine-redoubt', zone: 'politics', century: 2, year: 1712 },
  { id: 'chateau-haldimand', zone: 'politics', century: 2, year: 1784 },
  { id: 'intendants-palace', zone: 'politics', century: 2, year: 1726 },
  { id: 'barbel-house', zone: 'economy', century: 2, year: 1755 },
  { id: 'chevalier-house', zone: 'economy', century: 2, year: 1752 },
  { id: 'maillou-house', zone: 'culture', century: 2, year: 1736 },
  { id: 'maizerets-manor', zone: 'culture', century: 2, year: 1711 },
  { id: 'gervais-beaudoin-house', zone: 'culture', century: 2, year: 1734 },
  { id: 'ursulines-chapel', zone: 'religion', century: 2, year: 1723 },
  { id: 'holy-trinity-cathedral', zone: 'religion', century: 2, year: 1804 },
  { id: 'chateau-frontenac', zone: 'economy', century: 3, year: 1892 },
  { id: 'louis-st-laurent-building', zone: 'economy', century: 3, year: 1871 },
  { id: 'customs-building', zone: 'economy', century: 3, year: 1856 },
  { id: 'thibaudeau-warehouse', zone: 'economy', century: 3, year: 1880 },
  { id: 'museum-of-french-america', zone: 'culture', century: 3, year: 1806 },
  { id: 'capitol-theatre', zone: 'culture', century: 3, year: 1903 },
  { id: 'jesuit-chapel', zone: 'religion', century: 3, year: 1820 },
  { id: 'archbishops-palace', zone: 'religion', century: 3, year: 1847 },
  { id: 'kirk-hall', zone: 'religion', century: 3, year: 1829 },
  { id: 'city-hall', zone: 'politics', century: 3, year: 1896 },
  { id: 'parliament', zone: 'politics', century: 3, year: 1886 },
  { id: 'grand-theatre', zone: 'culture', century: 4, year: 1971 },
  { id: 'museum-of-civilization', zone: 'culture', century: 4, year: 1988 },
  { id: 'museum-of-fine-arts', zone: 'culture', century: 4, year: 1933 },
  { id: 'guy-fregault-building', zone: 'culture', century: 4, year: 1946 },
  { id: 'saint-roch-church', zone: 'religion', century: 4, year: 1923 },
  { id: 'saint-coeur-de-marie-church', zone: 'religion', century: 4, year: 1921 },
  { id: 'andre-laurendeau-building', zone: 'politics', century: 4, year: 1937 },
  { id: 'health-and-welfare-building', zone: 'politics', century: 4, year: 1939 },
  { id: 'marie-guyart-building', zone: 'politics', century: 4, year: 1972 },
  { id: 'hotel-le-concorde', zone: 'economy', century: 4, year: 1974 },
  { id: 'price-building', zone: 'economy', century: 4, year: 1931 },
] as const satisfies readonly Tile[];

/** A building's id. */
export type Building = (typeof BUILDINGS)[number]['id'];

const BY_ID: ReadonlyMap<string, Tile> = new Map(BUILDINGS.map(tile => [tile.id, tile]));

export const isBuilding = (id: string): id is Building => BY_ID.has(id);

export const tileOf = (building: Building): Tile => {
  const tile = BY_ID.get(building);
  if (tile === undefined) throw new Error(`no building "${building}"`);
  return tile;
};
