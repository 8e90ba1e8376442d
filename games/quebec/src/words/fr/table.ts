import { plural } from '@cap-diamant/kernel';
import type { TableCatalogue } from '../table-catalogue.ts';
import { list, points, workers } from './counts.ts';

const sites = (n: number, one: string, other: string): string =>
  `${n} ${plural('fr', n, { one: `chantier ${one}`, other: `chantiers ${other}` })}`;

export const table: TableCatalogue = {
  join: clauses => clauses.join('; '),
  town: 'Québec',
  plan: century => `Plan de Québec, siècle ${century}`,
  century: century => `siècle ${century}`,
  years: (century, years) => `siècle ${century} · ${years}`,
  labelled: (label, text) => `${label} : ${text}`,
  move: (name, what) => `${name}, ${what}`,
  map: {
    river: 'Fleuve Saint-Laurent',
    tributary: 'Rivière Saint-Charles',
    cape: 'Cap Diamant',
    plains: 'Plaines d’Abraham',
    north: 'N',
  },
  states: { available: 'disponible', underway: 'en chantier', built: 'achevé' },
  waits: century => `ouvre au siècle ${century}`,
  nobodys: 'à personne, ne rapporte à personne',
  costs: (district, n, edition) => `${district}, ${workers(n)} par ${edition === '2011' ? 'contribution' : 'étape'}`,
  zones: 'Zones d’influence',
  emptyZone: 'personne',
  scoredAt: place => `rang au décompte : ${place}`,
  dominant: 'zone dominante du siècle',
  forecast: 'Si le siècle finissait maintenant',
  movesOn: (n, zone) => `${workers(n)} vers ${zone}`,
  becomesActive: n => plural('fr', n, { one: `${n} ouvrier devient actif`, other: `${n} ouvriers deviennent actifs` }),
  nobodyMoves: 'personne ne cascade',
  points,
  active: 'Actifs',
  supply: 'Réserve',
  sources: 'D’où viennent les points',
  noPoints: 'Pas encore de points',
  architect: 'Architecte',
  neutralArchitect: 'Architecte neutre',
  inHand: 'en main',
  leaders: 'Leaders',
  activates: n => `En prendre un active 1 ouvrier par leader déjà pris ce siècle-ci : ${n} en ce moment.`,
  noLeadersLeft: 'Il ne reste plus de leaders ce siècle-ci.',
  leadersForbidden: 'Personne ne peut prendre de leader ce siècle-ci.',
  leader: (name, person, power, holder) =>
    `${name} : ${person}. ${power}${holder === undefined ? '' : ` (pris par ${holder})`}`,
  leaderOf: (name, holder) => `${name}, pris par ${holder}`,
  events: 'Événements',
  wholeGame: 'Toute la partie',
  thisCentury: century => `Siècle ${century}`,
  stillHidden: century => `L’événement du siècle ${century} est encore caché`,
  fulfilledBy: names => `Objectif atteint par ${list(names)}`,
  progress: 'Au fil des siècles',
  sitesLeft: n => sites(n, 'disponible', 'disponibles'),
  sitesUnderway: n => sites(n, 'en cours', 'en cours'),
  mainGroup: name => `Groupe principal : ${name}`,
};
