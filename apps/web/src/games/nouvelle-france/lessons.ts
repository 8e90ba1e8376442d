import { LESSONS } from '@cap-diamant/nouvelle-france/lessons';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { GameLessons, Thing } from '../common/game-lessons.ts';

/** Things on the board, and things beside it: on a small screen each has a tab. Cards and buttons are always in view. */
const ON_BOARD: readonly string[] = ['site', 'square'];
const BESIDE: readonly string[] = ['stick', 'character', 'score'];

/** Where a thing is: itself, or the card of its site where the site is drawn in space. */
const placesOf = (kind: string, name: string, site: string): readonly string[] => {
  const card = `article:has([data-site="${site}"])`;
  if (kind === 'site') return [card];
  if (kind === 'stick') return [`${card} .stick`];
  return kind === 'square' ? [`[data-square="${name}"]`, card] : [`[data-${kind}="${name}"]`];
};

const tabOf = (kind: string, site: string): string | undefined => {
  if (ON_BOARD.includes(kind)) return site;
  return BESIDE.includes(kind) ? 'players' : undefined;
};

const thingAt = (point: string): Thing => {
  const [kind = '', name = ''] = point.split(':', 2);
  const [site = ''] = name.split(' ');
  return { places: [...placesOf(kind, name, site), `[data-anchor="${point}"]`], tab: tabOf(kind, site) };
};

/** The squares of the piece that was placed last. */
const lastPiece = ({ placed }: View): readonly string[] => {
  const last = placed.at(-1);
  const squares = last?.cells.map(([x, y]) => `square:${last.site} ${last.grid} ${x} ${y}`);
  return [...new Set(squares)];
};

/** Points are named after the attributes of the table: `card:L`, `site:mill`, `move:draw`, `square:mill A 1 0`. */
export const lessons: GameLessons = {
  list: LESSONS,
  thingsAt: (point, view) => (point === 'last-piece' ? lastPiece(view as View) : [point]).map(thingAt),
};
