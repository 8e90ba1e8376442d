import type { ReasonWords } from '../catalogue.ts';
import { active, workers } from './counts.ts';

export const reasons: ReasonWords = {
  over: () => 'la partie est terminée',
  'not-asked': (_say, { player }) => `c’est à ${player} de décider`,
  question: () => 'il faut d’abord répondre à une autre question',
  'no-skip': () => 'on ne peut pas passer',
  waits: (_say, { century }) => `ouvre au siècle ${century}`,
  built: () => 'achevé : on n’y construit plus',
  'not-started': () => 'aucun architecte ne l’a encore ouvert',
  underway: () => 'un architecte y travaille déjà',
  full: ({ edition }) =>
    `complet : les trois ${edition === '2011' ? 'contributions' : 'étapes'} y sont, et il sera achevé au départ de son architecte`,
  cost: (_say, { needed, had, onlyActive }) =>
    `il faut ${workers(needed)}; vous avez ${onlyActive ? active(had) : workers(had)}`,
  'same-site': () => 'pas sur le chantier où vous venez de construire',
  'no-token': () => 'vous n’avez pas de jeton étoile ici',
  'most-stars': () => 'déjà trois étoiles, le maximum',
  'no-workers': () => 'vous n’avez aucun ouvrier actif à envoyer',
  'none-there': () => 'vous n’y avez aucun ouvrier',
  'too-many': () => 'vous n’avez pas assez d’ouvriers pour cela',
  zone: () => 'cette zone n’est pas un choix possible maintenant',
  'leader-taken': (_say, { player }) => `${player} a ce leader jusqu’à la fin du siècle`,
  'leader-owned': () => 'vous avez déjà un leader ce siècle-ci',
  'leader-forbidden': () => 'personne ne peut prendre de leader ce siècle-ci',
  'leader-gone': () => 'non disponible ce siècle-ci',
  'no-neutral': () => 'vous ne disposez pas de l’architecte neutre',
  'no-sites': () => 'il ne reste plus de chantier ce siècle-ci',
  district: () => 'cette action est impossible pour l’instant',
};
