import type { PageWords } from '../catalogue.ts';
import { hiddenEvents, list, points, stars, workers } from './counts.ts';

export const pages: PageWords = {
  board: {
    about: 'la ville : quartiers, chantiers, architectes, étapes et jetons',
    heading: century => `La ville au siècle ${century}`,
    district: (name, cost, action, edition) =>
      `${name} : ${workers(cost)} par ${edition === '2011' ? 'contribution' : 'étape'} ; action : ${action}`,
    site: clauses => clauses.join(' ; '),
    states: { waiting: 'plus tard', available: 'DISPONIBLE', underway: 'EN CHANTIER', built: 'bâti' },
    architect: name => `architecte : ${name}`,
    neutral: 'neutre',
    stages: (builders, edition) => {
      const old = edition === '2011';
      if (builders.length === 0) return old ? 'aucune contribution' : 'aucune étape';
      return `${old ? 'contributions' : 'étapes'} : ${builders.join(', ')}`;
    },
    token: (owner, n) => `${owner}, ${stars(n)}`,
    noToken: 'à personne',
  },
  zones: {
    about: 'les ouvriers dans les zones d’influence et l’ordre du décompte',
    heading: century => `Ouvriers dans les zones d’influence, siècle ${century}`,
    order: zones => `Ordre du décompte : ${zones}.`,
    now: scores => `Les zones rapporteraient en ce moment : ${scores.join(', ')}.`,
  },
  players: {
    about: 'les joueurs : points par source, ouvriers, architecte, leader',
    heading: (name, n) => `${name} : ${points(n)}`,
    workers: (active, passive) => `ouvriers : actifs ${active}, en réserve ${passive}`,
    architect: where => `architecte : ${where}`,
    neutral: where => `Architecte neutre : ${where}`,
    hand: 'en main',
    leader: name => `leader : ${name}`,
    sources: text => `points : ${text}`,
  },
  leaders: {
    about: 'les leaders encore à prendre et leur pouvoir',
    without: 'Cette version se joue sans leaders.',
    forbidden: 'Aucun leader ne peut être pris durant ce siècle.',
    left: (century, activates) =>
      `Leaders à prendre au siècle ${century} ; le prochain à en prendre un ${activates === 0 ? 'n’active personne' : `active ${workers(activates)}`} :`,
    noneLeft: 'Il ne reste aucun leader pour ce siècle.',
    taken: 'Déjà pris :',
    entry: (leader, person, power) => `${leader}, ${person}. ${power}`,
    held: (leader, holder, power) => `${leader}, chez ${holder}. ${power}`,
  },
  events: {
    about: 'les événements en vigueur',
    without: 'Cette version se joue sans événements.',
    lasting: 'Pour toute la partie :',
    passing: century => `Au siècle ${century} :`,
    fulfilled: names => `Accompli par ${list(names)}.`,
    hidden: cards => `${hiddenEvents(cards)}.`,
  },
};
