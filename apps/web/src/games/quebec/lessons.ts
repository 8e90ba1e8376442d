import { spaceOf } from '@cap-diamant/quebec/board';
import { LESSONS } from '@cap-diamant/quebec/lessons';
import type { View } from '@cap-diamant/quebec/view';
import type { GameLessons } from '../common/game-lessons.ts';
import type { Side } from './sides.ts';

/** The tab of a small screen that shows something. */
const tabOf = (point: string): Side => {
  if (/^(?:site|site-of|district):/.test(point)) return 'plan';
  return point.startsWith('zone:') ? 'wheel' : 'players';
};

/** The name on the table: spaces go by their numbers, and `site-of:0` is where the architect of a seat stands. */
const targetOf = (point: string, { players }: View): string => {
  const [kind = '', name = ''] = point.split(':', 2);
  if (kind === 'site') return [kind, spaceOf(name)].join(':');
  return kind === 'site-of' ? ['site', players[Number(name)]?.architect].join(':') : point;
};

const START = '[data-action="start"]:not([aria-disabled="true"])';

export const lessons: GameLessons = {
  list: LESSONS,
  thingsAt: (point, view) => {
    const target = targetOf(point, view as View);
    // The button that lifts the architect is on every tab. Once it is lifted, the sites are what matters.
    if (target === 'architect:own') return [{ places: [START, `[data-target="${target}"]`], tab: undefined }];
    return [{ places: [`[data-target="${target}"]`, `[data-anchor="${target}"]`], tab: tabOf(point) }];
  },
};
