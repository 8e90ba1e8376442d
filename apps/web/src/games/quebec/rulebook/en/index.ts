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
    overview: 'The game in short',
    setup: 'Set-up',
    turn: 'A turn',
    districts: 'Districts',
    leaders: 'Leaders',
    century: 'The end of a century',
    scoring: 'Scoring the zones',
    end: 'The end of the game',
    events: 'Events',
    'two-players': 'Two players',
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
    turn: 'The four actions of a turn',
    zones: 'The zones of power in the order in which century I scores them',
    'site-life':
      'A site from available to completed: architect and workers arrive, the walls rise, the star token stays',
    districts: 'The sixteen districts with their actions and costs',
    leaders: 'The five leaders',
    cascade: 'The workers before scoring, and those that cascade',
    'main-group': 'The main group of the black player, outlined, and two more of their buildings',
    events: 'The four events of century I',
  },
};
