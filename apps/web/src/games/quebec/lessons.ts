import { COLOURS, spaceOf } from '@cap-diamant/quebec/board';
import { LESSONS } from '@cap-diamant/quebec/lessons';
import type { View } from '@cap-diamant/quebec/view';
import type { GameLessons } from '../common/game-lessons.ts';
import type { Side } from './sides.ts';

/** The tab of a small screen that shows something. */
const tabOf = (point: string): Side => {
  if (/^(?:site|site-of|district):/.test(point)) return 'plan';
  return /^zone(?:s$|:|-of:)/.test(point) ? 'wheel' : 'players';
};

/** The zone to which the first completed building of a seat has sent its workers. */
const zoneOf = ({ sites }: View, seat: number): string | undefined =>
  COLOURS[sites.findIndex(({ token }) => token?.seat === seat)];

/**
 * The name on the table: spaces go by their numbers, `site-of:0` is where the architect of a seat stands, and `zone-of:0`
 * is where the workers of its building went.
 */
const targetOf = (point: string, view: View): string => {
  const { players } = view;
  const [kind = '', name = ''] = point.split(':', 2);
  if (kind === 'zone-of') return ['zone', zoneOf(view, Number(name))].join(':');
  if (kind === 'site') return [kind, spaceOf(name)].join(':');
  return kind === 'site-of' ? ['site', players[Number(name)]?.architect].join(':') : point;
};

const START = '[data-action="start"]:not([aria-disabled="true"])';

export const lessons: GameLessons = {
  list: LESSONS,
  thingsAt: (point, view) => {
    // A ring around each zone would hide the numbers between them.
    if (point === 'zones') return [{ places: ['.wheel .ground'], tab: tabOf(point) }];
    const target = targetOf(point, view as View);
    // The button that lifts the architect is on every tab. Once it is lifted, the sites are what matters.
    if (target === 'architect:own') return [{ places: [START, `[data-target="${target}"]`], tab: undefined }];
    return [{ places: [`[data-target="${target}"]`, `[data-anchor="${target}"]`], tab: tabOf(point) }];
  },
};
