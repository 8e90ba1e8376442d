import { counting } from '../../../../words/plural.ts';
import type { PlacingTexts } from './texts.ts';

const count = counting('fr');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const fr: PlacingTexts = {
  hand: 'Pièce en main',
  sites: 'Ouvrages',
  no3d: 'Vue 3D non disponible : voici les plans.',
  in3d: 'Les trois ouvrages en 3D',
  plans: 'Plans des étages des trois ouvrages',
  title: site => site.replace(/^./, first => first.toUpperCase()),
  scene: '3D',
  plan: 'Plans',
  shown: 'Vue',
  square: (site, grid, column, row, cubes) =>
    `${site}${grid === undefined ? '' : `, partie ${grid}`}, colonne ${column}, rangée ${row} : ${cubes.length === 0 ? 'vide' : cubes.join(', ')}`,
  advised: (piece, at, grid, floor, columns, rows) =>
    `Poser ${piece} ${at} : ${[
      ...(grid === undefined ? [] : [`partie ${grid}`]),
      floor,
      `${columns.includes('–') ? 'colonnes' : 'colonne'} ${columns}`,
      `${rows.includes('–') ? 'rangées' : 'rangée'} ${rows}`,
    ].join(', ')}.`,
  snow: '· ❄',
  face: face => ({ '+': '· +1', '2': '· +2', '-': '· −1' })[face],
  turns: {
    turn: ['Tourner à droite', 'Tourner à gauche'],
    tilt: ['Basculer vers le fond', 'Basculer vers vous'],
    roll: ['Basculer à gauche', 'Basculer à droite'],
  },
  axes: { turn: 'Tourner', tilt: 'Basculer', roll: 'De côté' },
  next: 'Place suivante',
  nearest: 'Place la plus proche',
  previous: 'Meilleure place',
  fits: n => count(n, { one: 'place possible', other: 'places possibles' }),
  places: 'Meilleures places',
  rank: (at, of) => `${at} sur ${of}`,
  tapAgain: 'Touchez encore pour la poser.',
  put: 'Poser ici',
  back: 'Remettre la pièce',
  points,
  legal: (n, completes) => `Elle tient : ${points(n)}${completes ? ', et l’ouvrage est achevé' : ''}.`,
  refused: reason => `Pas ici : ${reason}.`,
  keys: [
    ['1–9', 'répondre, ou prendre une pièce de cette carte'],
    ['P, ⇧P', 'la pièce suivante ou précédente de la même forme'],
    ['← ↑ → ↓', 'déplacer la pièce'],
    ['C, ⇧C', 'l’ouvrage suivant ou précédent'],
    ['Q, E', 'tourner la pièce à gauche ou à droite'],
    ['W, S', 'la basculer vers le fond ou vers vous'],
    ['A, D', 'la basculer à gauche ou à droite'],
    ['N, B', 'la place possible suivante ou précédente, la meilleure d’abord'],
    ['Entrée', 'poser la pièce'],
    ['Échap', 'remettre la pièce'],
    ['V', 'plans ou 3D'],
    ['⇧← ⇧→', 'tourner autour de l’ouvrage'],
    ['⇧↑ ⇧↓', 'regarder de plus haut ou de plus bas'],
    ['+ −', 'agrandir, réduire'],
    ['0', 'les trois ouvrages, ou celui en jeu'],
    ['H', 'un conseil'],
  ],
  key: { carried: 'sur un cube', air: 'rien dessous encore', closed: 'fermé par le haut' },
};
