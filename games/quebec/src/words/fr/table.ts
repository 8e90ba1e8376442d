import { plural } from '@cap-diamant/kernel';
import type { TableCatalogue } from '../table-catalogue.ts';
import { list, points, workers } from './counts.ts';

const sites = (n: number, one: string, other: string): string =>
  `${n} ${plural('fr', n, { one: `chantier ${one}`, other: `chantiers ${other}` })}`;

export const table: TableCatalogue = {
  join: clauses => clauses.join(' ; '),
  town: 'Québec',
  plan: century => `Plan de Québec, siècle ${century}`,
  century: century => `siècle ${century}`,
  map: {
    river: 'Fleuve Saint-Laurent',
    tributary: 'Rivière Saint-Charles',
    cape: 'Cap Diamant',
    plains: 'Plaines d’Abraham',
    north: 'N',
  },
  states: { available: 'disponible', underway: 'en chantier', built: 'achevé' },
  waits: century => `attend le siècle ${century}`,
  nobodys: 'sans jeton d’étoiles',
  costs: (district, n, edition) => `${district}, ${workers(n)} par ${edition === '2011' ? 'contribution' : 'étape'}`,
  zones: 'Zones d’influence',
  emptyZone: 'personne',
  scoredAt: place => `rang du décompte : ${place}`,
  dominant: 'zone dominante du siècle',
  forecast: 'Si le siècle finissait maintenant',
  movesOn: (n, zone) => `${workers(n)} vers ${zone}`,
  becomesActive: n => plural('fr', n, { one: `${n} ouvrier devient actif`, other: `${n} ouvriers deviennent actifs` }),
  nobodyMoves: 'personne ne passe à la zone suivante',
  points,
  active: 'Actifs',
  supply: 'Réserve',
  sources: 'D’où viennent les points',
  noPoints: 'Encore aucun point',
  architect: 'Architecte',
  neutralArchitect: 'Architecte neutre',
  inHand: 'en main',
  leaders: 'Leaders',
  activates: n => (n === 0 ? 'En prendre un n’active personne.' : `En prendre un active ${workers(n)}.`),
  noLeadersLeft: 'Il ne reste aucun leader pour ce siècle.',
  leadersForbidden: 'Aucun leader ne peut être pris durant ce siècle.',
  heldBy: name => `chez ${name}`,
  events: 'Événements',
  wholeGame: 'Toute la partie',
  thisCentury: century => `Siècle ${century}`,
  stillHidden: century => `L’événement du siècle ${century} est encore caché`,
  fulfilledBy: names => `Accompli par ${list(names)}`,
  progress: 'Avancement des siècles',
  sitesLeft: n => sites(n, 'disponible', 'disponibles'),
  sitesUnderway: n => sites(n, 'en cours', 'en cours'),
  mainGroup: name => `Groupe principal de ${name}`,
};
