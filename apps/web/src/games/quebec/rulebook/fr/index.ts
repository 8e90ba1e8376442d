import type { QuebecTexts } from '../outline.ts';
import { aid } from './aid.ts';
import { century, end, scoring } from './century.ts';
import { districts } from './districts.ts';
import { events } from './events.ts';
import { leaders } from './leaders.ts';
import { overview, setup } from './overview.ts';
import { turn } from './turn.ts';
import { twoPlayers } from './two-players.ts';

export const texts: QuebecTexts = {
  chapters: {
    overview: 'Le jeu en bref',
    setup: 'Mise en place',
    turn: 'Un tour',
    districts: 'Les quartiers',
    leaders: 'Les leaders',
    century: 'La fin d’un siècle',
    scoring: 'Le décompte des zones',
    end: 'La fin de la partie',
    events: 'Les événements',
    'two-players': 'À deux joueurs',
  },
  paragraphs: {
    ...overview,
    ...setup,
    ...turn,
    ...districts,
    ...leaders,
    ...century,
    ...scoring,
    ...end,
    ...events,
    ...twoPlayers,
  },
  aid,
  captions: {
    turn: 'Les quatre actions d’un tour',
    zones: 'Les zones d’influence, dans l’ordre du décompte du siècle I',
    'site-life':
      'Un chantier, de disponible à achevé : l’architecte et les ouvriers arrivent, les murs montent, le jeton étoile reste',
    districts: 'Les seize quartiers, leurs actions et leurs coûts',
    leaders: 'Les cinq leaders',
    cascade: 'Les ouvriers avant le décompte, et ceux qui cascadent',
    'main-group': 'Le groupe principal du joueur noir, entouré, et deux autres de ses bâtiments',
    events: 'Les quatre événements du siècle I',
  },
};
