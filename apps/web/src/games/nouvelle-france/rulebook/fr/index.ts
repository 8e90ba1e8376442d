import type { NouvelleFranceTexts } from '../outline.ts';
import { aid } from './aid.ts';
import { material, overview, setup } from './basics.ts';
import { allies, bonus, completedSites, end, impossiblePieces, snow, variants } from './later.ts';
import { placing, scoring, turn } from './turn.ts';

export const texts: NouvelleFranceTexts = {
  chapters: {
    overview: 'Le jeu en bref',
    material: 'Le contenu de la boîte',
    setup: 'Mise en place',
    turn: 'Un tour',
    placing: 'Poser les pièces',
    scoring: 'Les points d’un tour',
    snow: 'La neige',
    'completed-sites': 'Les ouvrages achevés',
    bonus: 'Les pièces bonus',
    allies: 'Les alliés',
    'impossible-pieces': 'Les pièces impossibles',
    end: 'La fin de la partie',
    variants: 'Parties plus simples et handicap',
  },
  paragraphs: {
    ...overview,
    ...material,
    ...setup,
    ...turn,
    ...placing,
    ...scoring,
    ...snow,
    ...completedSites,
    ...bonus,
    ...allies,
    ...impossiblePieces,
    ...end,
    ...variants,
  },
  aid,
  captions: {
    pieces: 'Les neuf formes, chacune avec la pièce qui double le brun, et les trois pièces bonus de brun',
    sites: 'Les plans de la redoute, de l’église et du moulin',
    characters: 'L’officier, le curé et le meunier',
    allies: 'Fille du Roy, coureur des bois et Premières Nations : disponibles, et utilisés',
    'from-above':
      'Une partie de l’église, étages inférieur et médian. La place barrée est sous un surplomb : une poutre n’y entre pas',
    standing: 'L sur son petit bout, vu de face : seul, il bascule; avec une poutre à côté, il tient',
    linked: 'Une partie de l’église après le Y : les cubes cerclés comptent avec lui',
    junction: 'L’étage médian de la redoute : les cubes cerclés de part et d’autre de la jonction sont reliés',
    snowfall: 'Les valeurs des bâtonnets à la première bordée',
    buried: 'L’étage inférieur est enseveli, l’étage médian ne l’est pas : seul le cube du haut du pieu compte',
    completed: 'Le moulin, avec une seule dalle encore à cacher',
  },
};
