import { counting } from '../../../words/plural.ts';
import type { PlayTexts } from './texts.ts';

const count = counting('fr');
const workers = (n: number): string => count(n, { one: 'ouvrier', other: 'ouvriers' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const fr: PlayTexts = {
  why: {
    over: 'La partie est terminée.',
    past: 'Vous regardez un moment passé. Revenez au présent pour jouer, ou continuez d’ici.',
    turnOf: name => `C’est à ${name} de décider.`,
    answerFirst: 'Répondez d’abord à la question ci-dessous.',
    waits: century => `Ouvre au siècle ${century}.`,
    built: 'Achevé : on n’y construit plus.',
    underway: 'Un architecte y travaille déjà.',
    notStarted: 'Aucun architecte ne l’a encore ouvert.',
    full: first =>
      `Complet : les trois ${first ? 'contributions' : 'étapes'} y sont. Il sera achevé au départ de son architecte.`,
    sameSite: 'Pas sur le chantier où vous venez de construire.',
    cost: (needed, had) => `Il faut ${workers(needed)}; vous en avez ${had} d’actifs.`,
    district: 'L’action d’un quartier s’obtient en construisant sur le chantier d’un autre joueur.',
    noWorkers: 'Vous n’avez aucun ouvrier actif à envoyer.',
    zoneNotNow: 'Cette zone n’est pas un choix possible maintenant.',
    noneThere: 'Vous n’y avez aucun ouvrier.',
    leaderTaken: name => `${name} a ce leader jusqu’à la fin du siècle.`,
    leaderOwned: 'Vous avez déjà un leader ce siècle-ci.',
    leaderForbidden: 'Personne ne peut prendre de leader ce siècle-ci.',
    leaderGone: 'Non disponible ce siècle-ci.',
    noSites: 'Il ne reste plus de chantier ce siècle-ci.',
    noToken: 'Vous n’avez pas de jeton étoile ici.',
    mostStars: 'Déjà trois étoiles, le maximum.',
  },
  preview: {
    title: 'Effet',
    soFar: 'Ce tour jusqu’ici',
    points: 'points',
    active: 'actifs',
    century: 'si le siècle finissait',
    buildings: 'bâtiments à la fin',
    uncertain: 'Une information cachée va être révélée : voici une issue possible.',
    asks: name => `${name} doit d’abord décider.`,
    nothing: 'Aucun changement aux points.',
  },
  show: {
    title: century => `Décompte du siècle ${century}`,
    again: 'Revoir le décompte',
    zone: 'Zone',
    also: 'Aussi',
    movesOn: (n, to) => `${workers(n)} vers ${to}`,
    becomesActive: n => count(n, { one: 'ouvrier devient actif', other: 'ouvriers deviennent actifs' }),
    bonus: n => `majorité : +${points(n)}`,
  },
  end: {
    scorings: 'Décomptes',
    century: century => `siècle ${century}`,
  },
  town: 'Ville',
  forecastBadge: n => `si le siècle finissait maintenant : ${points(n)}`,
  keys: [
    ['← ↑ → ↓', 'vers l’endroit voisin du plan'],
    ['Page ↑ ↓', 'vers le prochain choix possible'],
    ['T', 'vers la ville'],
    ['Z', 'vers les zones'],
    ['C', 'vers les leaders (cartes)'],
    ['1… 9', 'les boutons à côté de la question'],
    ['S', 'passer'],
    ['A', 'ouvrir un chantier avec votre architecte'],
    ['F', 'et si le siècle finissait maintenant?'],
    ['H', 'un conseil'],
    ['+ − 0', 'agrandir, réduire, tout voir'],
  ],
};
