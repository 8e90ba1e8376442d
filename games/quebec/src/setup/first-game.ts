import type { Building } from '../model/buildings.ts';

/**
 * The layout for a first game, space by space in the order of `SPACES`: balanced, and among many thousands tried one
 * with the fewest neighbours of the same century, so that every century is played all over the town.
 */
export const FIRST_GAME: readonly Building[] = [
  'hotel-le-concorde', // c9r0
  'maizerets-manor', // c11r0
  'museum-of-fine-arts', // c2r1
  'gervais-beaudoin-house', // c4r1
  'dumont-house', // c6r1
  'customs-building', // c8r1
  'cap-diamant-redoubt', // c10r1
  'louis-jolliet-house', // c14r1
  'city-hall', // c3r2
  'hotel-dieu', // c5r2
  'andre-laurendeau-building', // c7r2
  'museum-of-civilization', // c11r2
  'kirk-hall', // c13r2
  'thibaudeau-warehouse', // c15r2
  'champlain-habitation', // c17r2
  'chateau-haldimand', // c0r3
  'marie-guyart-building', // c2r3
  'barbel-house', // c4r3
  'ursulines-chapel', // c8r3
  'chateau-saint-louis', // c10r3
  'chevalier-house', // c12r3
  'holy-trinity-cathedral', // c16r3
  'demers-house', // c1r4
  'saint-roch-church', // c5r4
  'capitol-theatre', // c7r4
  'price-building', // c9r4
  'seminary', // c13r4
  'museum-of-french-america', // c15r4
  'jacquet-house', // c17r4
  'jesuit-chapel', // c0r5
  'notre-dame-des-victoires', // c2r5
  'chateau-frontenac', // c4r5
  'dauphine-redoubt', // c6r5
  'maillou-house', // c10r5
  'louis-st-laurent-building', // c12r5
  'grand-theatre', // c14r5
  'batterie-royale', // c3r6
  'guy-fregault-building', // c7r6
  'notre-dame-cathedral', // c9r6
  'saint-coeur-de-marie-church', // c11r6
  'intendants-palace', // c13r6
  'parliament', // c15r6
  'health-and-welfare-building', // c6r7
  'archbishops-palace', // c8r7
];
