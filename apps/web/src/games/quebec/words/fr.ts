import { counting } from '../../../words/plural.ts';
import type { PlayTexts } from './texts.ts';

const count = counting('fr');
const workers = (n: number): string => count(n, { one: 'ouvrier', other: 'ouvriers' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const fr: PlayTexts = {
  why: {
    over: 'La partie est finie.',
    past: 'C’est le passé : revenez au présent pour jouer, ou continuez d’ici.',
    turnOf: name => `C’est à ${name} de décider.`,
    answerFirst: 'Répondez d’abord à la question posée plus bas.',
    waits: century => `Fermé jusqu’au siècle ${century}.`,
    built: 'Terminé : on n’y construit plus rien.',
    underway: 'Un architecte y travaille déjà.',
    notStarted: 'Aucun architecte ne l’a encore ouvert.',
    full: first =>
      `Complet : les trois ${first ? 'contributions' : 'étapes'} y sont. Il attend le départ de son architecte.`,
    sameSite: 'Pas sur le chantier où vous venez de construire.',
    cost: (needed, had) => `Il faut ${workers(needed)}, et vous en avez ${had} d’actifs.`,
    district: 'L’action d’un quartier s’obtient en construisant sur le chantier d’un autre.',
    noWorkers: 'Il faut un ouvrier actif à envoyer, et vous n’en avez aucun.',
    zoneNotNow: 'Cette zone n’est pas à choisir maintenant.',
    noneThere: 'Vous n’y avez aucun ouvrier.',
    leaderTaken: name => `${name} a ce leader jusqu’à la fin du siècle.`,
    leaderOwned: 'Vous avez déjà votre leader pour ce siècle.',
    leaderForbidden: 'Aucun leader ne peut être pris pendant ce siècle.',
    leaderGone: 'N’est pas à prendre pendant ce siècle.',
    noSites: 'Il ne reste aucun chantier à ouvrir pendant ce siècle.',
    noToken: 'Aucun de vos jetons étoile n’est ici.',
    mostStars: 'Déjà trois étoiles : on ne fait pas mieux.',
  },
  preview: {
    title: 'Ce que cela fait',
    soFar: 'Ce tour jusqu’ici',
    points: 'points',
    active: 'actifs',
    century: 'si le siècle finissait',
    buildings: 'bâtiments à la fin',
    uncertain: 'Quelque chose de caché va se révéler : voici une issue possible.',
    asks: name => `${name} doit d’abord se décider.`,
    nothing: 'Rien à compter ne change.',
  },
  show: {
    title: century => `Décompte du siècle ${century}`,
    again: 'Revoir le décompte',
    zone: 'Zone',
    besides: 'De plus',
    movesOn: (n, to) => `${workers(n)} vers ${to}`,
    becomesActive: n => count(n, { one: 'ouvrier reste actif', other: 'ouvriers restent actifs' }),
    bonus: n => `majorité : ${points(n)} de plus`,
  },
  end: {
    scorings: 'Décomptes',
    century: century => `siècle ${century}`,
  },
  town: 'Ville',
  forecastBadge: n => `si le siècle finissait maintenant : ${points(n)}`,
  keys: [
    ['← ↑ → ↓', 'vers l’endroit voisin du plan'],
    ['Page ↑ ↓', 'vers le prochain endroit éclairé'],
    ['T', 'vers la ville'],
    ['Z', 'vers les zones'],
    ['C', 'vers les leaders (cartes)'],
    ['1 … 9', 'les boutons à côté de la question'],
    ['S', 'passer'],
    ['A', 'ouvrir un chantier avec votre architecte'],
    ['F', 'et si le siècle finissait maintenant'],
    ['H', 'un conseil'],
    ['+ − 0', 'plus près, plus loin, tout le plan'],
  ],
};
