import { LESSONS } from '@cap-diamant/nouvelle-france/lessons';
import type { GameLessons } from '../common/game-lessons.ts';

/** Things on the board, and things beside it: on a small screen each has a tab. Cards and buttons are always in view. */
const ON_BOARD: readonly string[] = ['site', 'square'];
const BESIDE: readonly string[] = ['stick', 'character', 'score'];

/** Where a thing is: itself, or the card of its site where the site is drawn in space. */
const selectorsOf = (kind: string, name: string, site: string): readonly string[] => {
  const card = `article:has([data-site="${site}"])`;
  if (kind === 'site') return [card];
  if (kind === 'stick') return [`${card} .stick`];
  return kind === 'square' ? [`[data-square="${name}"]`, card] : [`[data-${kind}="${name}"]`];
};

const tabOf = (kind: string, site: string): readonly string[] => {
  if (!ON_BOARD.includes(kind) && !BESIDE.includes(kind)) return [];
  return [`label:has(> input[value="${ON_BOARD.includes(kind) ? site : 'players'}"])`];
};

/** Points are named after the attributes of the table: `card:L`, `site:mill`, `move:draw`, `square:mill A 1 0`. */
export const lessons: GameLessons = {
  list: LESSONS,
  placesOf: point => {
    const [kind = '', name = ''] = point.split(':', 2);
    const [site = ''] = name.split(' ');
    return [...selectorsOf(kind, name, site), `[data-anchor="${point}"]`, ...tabOf(kind, site)];
  },
};
