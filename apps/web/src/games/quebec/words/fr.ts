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
    district: {
      2011: 'L’action complémentaire d’un quartier s’obtient en y contribuant au bâtiment d’un autre joueur.',
      2026: 'L’action d’un quartier s’obtient en y construisant sur le chantier d’un autre joueur.',
    },
  },
  preview: {
    title: 'Effet',
    soFar: 'Ce tour jusqu’ici',
    points: 'points',
    active: 'actifs',
    century: 'si le siècle finissait',
    buildings: 'bâtiments à la fin',
    gains: (name, action) => `Vous gagnez aussi : ${name} – ${action}`,
    uncertain: 'Une information cachée va être révélée : voici une issue possible.',
    asks: name => `${name} doit d’abord décider.`,
    nothing: 'Aucun changement aux points.',
  },
  actions: {
    title: 'Actions',
    start: 'Ouvrir',
    contribute: { 2011: 'Contribuer', 2026: 'Construire' },
    leader: 'Leader',
    send: 'Envoyer',
    ask: {
      start: 'À vous de jouer : choisissez un chantier.',
      contribute: 'À vous de jouer : choisissez un bâtiment.',
      leader: 'À vous de jouer : choisissez un leader.',
      send: 'À vous de jouer : choisissez une zone.',
    },
    moveFrom: zone => `De la zone ${zone} : vers laquelle?`,
  },
  show: {
    title: century => `Décompte du siècle ${century}`,
    again: 'Revoir le décompte',
    zone: 'Zone',
    also: 'Ce qui s’est aussi passé',
    final: 'Le décompte final',
    counted: 'On compte',
    centuries: 'points des quatre siècles',
    mainGroup: 'groupe principal (contour épais : 1, 3 ou 6 points par bâtiment) + un point par autre étoile',
    everyBuilding: '1, 3 ou 6 points pour une, deux ou trois étoiles',
    movesOn: (n, to, all) => `${workers(n)} vers ${to}${all ? '' : ' (5 au plus)'}`,
    becomesActive: n => count(n, { one: 'ouvrier devient actif', other: 'ouvriers deviennent actifs' }),
    bonus: (own, extra) => `${own} + ${extra} pour la majorité`,
  },
  end: {
    scorings: 'Décomptes',
    century: century => `siècle ${century}`,
  },
  cards: { read: name => `Lire la carte : ${name}` },
  town: 'Ville',
  forecastBadge: n => `si le siècle finissait maintenant : ${points(n)}`,
  keys: [
    ['← ↑ → ↓', 'vers l’endroit voisin du plan'],
    ['Page ↑ ↓', 'vers le prochain choix possible'],
    ['N', 'à la prochaine chose possible'],
    ['T', 'vers la ville'],
    ['Z', 'vers les zones'],
    ['C', 'vers les leaders (cartes)'],
    ['I', 'lire la carte d’un leader ou d’un quartier'],
    ['1–9', 'les boutons à côté de la question'],
    ['S', 'passer'],
    ['A', 'ouvrir un chantier avec votre architecte'],
    ['F', 'et si le siècle finissait maintenant?'],
    ['H', 'un conseil'],
    ['+ − 0', 'agrandir, réduire, tout voir'],
  ],
};
