import type { PageWords } from '../catalogue.ts';
import { hiddenEvents, list, points, stars, workers } from './counts.ts';

export const pages: PageWords = {
  board: {
    about: 'la ville : quartiers, chantiers, architectes, étapes et jetons étoile',
    heading: century => `La ville au siècle ${century}`,
    district: (name, cost, action, edition) =>
      `${name} : ${workers(cost)} par ${edition === '2011' ? 'contribution' : 'étape'}; action : ${action}`,
    site: clauses => clauses.join('; '),
    states: { waiting: 'plus tard', available: 'DISPONIBLE', underway: 'EN CHANTIER', built: 'achevé' },
    architect: name => `architecte : ${name}`,
    neutral: 'neutre',
    stages: (builders, edition) => {
      const old = edition === '2011';
      if (builders.length === 0) return old ? 'aucune contribution' : 'aucune étape';
      return `${old ? 'contributions' : 'étapes'} : ${builders.join(', ')}`;
    },
    token: (owner, n) => `${owner}, ${stars(n)}`,
    noToken: 'sans jeton étoile',
  },
  zones: {
    about: 'les ouvriers dans les zones d’influence et l’ordre du décompte',
    heading: century => `Ouvriers dans les zones d’influence, siècle ${century}`,
    order: zones => `Ordre du décompte : ${zones}.`,
    now: scores => `Un décompte maintenant donnerait : ${scores.join(', ')}.`,
  },
  players: {
    about: 'les joueurs : points par source, ouvriers, architecte, leader',
    heading: (name, n) => `${name} : ${points(n)}`,
    workers: (active, passive) => `ouvriers : actifs ${active}, en réserve ${passive}`,
    architect: where => `architecte : ${where}`,
    neutral: where => `Architecte neutre : ${where}`,
    hand: 'en main',
    leader: name => `leader : ${name}`,
    sources: text => `points : ${text}`,
  },
  leaders: {
    about: 'les leaders encore disponibles et leur pouvoir',
    without: 'Cette version se joue sans leaders.',
    forbidden: 'Personne ne peut prendre de leader ce siècle-ci.',
    left: (century, activates) =>
      `Leaders disponibles au siècle ${century}. Prendre le prochain ${activates === 0 ? 'n’active aucun ouvrier' : `active ${workers(activates)}`} :`,
    noneLeft: 'Il ne reste plus de leaders ce siècle-ci.',
    taken: 'Déjà pris :',
    entry: (leader, person, power) => `${leader}, ${person}. ${power}`,
    held: (leader, holder, power) => `${leader}, pris par ${holder}. ${power}`,
  },
  events: {
    about: 'les événements en jeu',
    without: 'Cette version se joue sans événements.',
    lasting: 'Pour toute la partie :',
    passing: century => `Au siècle ${century} :`,
    fulfilled: names => `Objectif atteint par ${list(names)}.`,
    hidden: cards => `${hiddenEvents(cards)}.`,
  },
};
