import type { Seat } from '@cap-diamant/kernel';
import type { Move } from '@cap-diamant/quebec/moves';
import type { View } from '@cap-diamant/quebec/view';
import { leaderTarget, siteTarget, type Target, targetsOf, zoneTarget } from '../targets/targets.ts';

/** Where an advised move is drawn, as selectors. */
export interface HintPlace {
  readonly target: Target | undefined;
  readonly to: string;
  readonly from?: string;
}

const anchor = (name: string): string => `[data-anchor="${name}"]`;
const at = (target: Target): string => `[data-target="${target}"]`;

const placed = (target: Target, from?: string): HintPlace => ({
  target,
  to: at(target),
  ...(from !== undefined && { from: anchor(from) }),
});

/** Where a move of a seat happens. `next` is the move after it: a start is drawn to the site that follows. */
export const hintPlace = (view: View, seat: Seat, move: Move, next: Move | undefined): HintPlace => {
  switch (move.kind) {
    case 'start':
      return next?.kind === 'put' ? placed(siteTarget(next.space), `player:${seat}`) : placed('architect:own');
    case 'start-neutral':
      return next?.kind === 'put'
        ? { ...placed(siteTarget(next.space)), from: at('architect:neutral') }
        : placed('architect:neutral');
    case 'put':
      return placed(siteTarget(move.space), `player:${seat}`);
    case 'stage':
      return placed(siteTarget(move.space), `active:${seat}`);
    case 'upgrade':
      return placed(siteTarget(move.space));
    case 'lead':
      return placed(leaderTarget(move.leader));
    case 'send':
      return placed(zoneTarget(move.zone), `active:${seat}`);
    case 'place':
      return placed(zoneTarget(move.zone), `supply:${seat}`);
    case 'move':
      return { ...placed(zoneTarget(move.to)), from: at(zoneTarget(move.from)) };
    case 'skip':
      return { target: undefined, to: '[data-move="skip"]' };
    default: {
      const [target] = targetsOf(view, move, undefined);
      return target === undefined ? { target, to: '.foot button' } : placed(target);
    }
  }
};
