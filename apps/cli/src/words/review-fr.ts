import { counting } from './plural.ts';
import type { ReviewTexts } from './review-texts.ts';

const count = counting('fr');
const points = (n: number): string => count(Math.round(10 * n) / 10, { one: 'point', other: 'points' });

export const review: ReviewTexts = {
  progress: (done, total) => `étape ${done} sur ${total}`,
  players: 'Joueurs',
  columns: { player: 'joueur', accuracy: 'précision' },
  grades: { best: 'meilleur', good: 'bon', inaccurate: 'imprécis', mistake: 'erreur', blunder: 'gaffe' },
  turningPoints: 'Tournants de la partie',
  turn: (turn, name, swing) => `Tour ${turn}, ${name} : chances de gagner ${swing}`,
  noTurningPoints: 'Aucun tour n’a fait basculer la partie.',
  mistakes: 'Ce qui aurait pu être mieux',
  noMistakes: 'Personne n’a commis d’erreur.',
  mistake: (decision, name, grade, chances, after) =>
    `Décision ${decision}, ${name} : ${grade}. Chances de gagner ${chances} → ${after}`,
  played: (about, notation) => `Joué : ${about} (${notation})`,
  better: (about, notation) => `Mieux : ${about} (${notation.join(', ')})`,
  reason: {
    gains: gains => `Ce coup rapporte davantage : ${gains.join('; ')}.`,
    own: n => `Ce coup rapporte ${points(n)} de plus à la longue.`,
    others: n => `Ce coup prive le meilleur adversaire de ${points(n)}.`,
    later: 'Ce qu’il rapporte ne se voit que plus tard.',
  },
  engine: (version, playouts, lines, worlds) =>
    `Évalué par la recherche, version ${version} : simulations ${playouts}, variantes ${lines}, mondes ${worlds}.`,
  notOver: 'La partie n’est pas encore terminée : seules les parties terminées sont analysées.',
  notJudged: 'Certaines décisions n’ont pas pu être évaluées.',
};
