import { counting } from '../../../../words/plural.ts';
import type { EditorTexts } from './texts.ts';

const count = counting('fr');

export const fr: EditorTexts = {
  title: 'Préparer une position',
  done: 'Étudier',
  impossible: 'Cette position est impossible dans une partie.',
  pickSite: 'Choisissez un chantier sur le plan pour le modifier.',
  rules: 'Règles',
  century: 'Siècle',
  turn: 'À qui le tour',
  event: century => `Événement du siècle ${century}`,
  tile: 'Bâtiment',
  tileName: (building, century) => `${building} (${century})`,
  state: 'État',
  stage: number => `Étape ${number}`,
  token: 'Jeton étoile de',
  stars: 'Étoiles',
  nobody: 'personne',
  score: 'Points',
  leader: 'Leader',
  fulfilled: 'A rempli le premier événement',
  inSupply: workers => `${count(workers, { one: 'ouvrier', other: 'ouvriers' })} en réserve`,
  tooMany: (workers, each) => `Trop d’ouvriers : ${workers} en jeu, mais chaque joueur en a ${each}.`,
  card: number => `Carte ${number}`,
  snow: 'Bordées jusqu’ici',
  stickOf: site => `Bâtonnet : ${site}`,
  pieces: 'Pièces',
  piecesAbout: 'Choisissez une pièce, puis une case du plan. Elle est posée pour le joueur dont c’est le tour.',
  piece: 'Pièce',
  ways: n => `Façons de la poser sur cette case : ${n}`,
  noWay: 'Elle ne tient pas sur cette case.',
  nextWay: 'Une autre façon',
  place: 'La poser',
  remove: 'Enlever la pièce de cette case',
  carries: 'D’autres pièces reposent sur elle. Enlevez-les d’abord.',
  tooEarly: (piece, snowfalls) =>
    `Déjà sur un ouvrage, mais trop tôt : ${piece} vient après ${count(snowfalls, { one: 'bordée', other: 'bordées' })}.`,
};
