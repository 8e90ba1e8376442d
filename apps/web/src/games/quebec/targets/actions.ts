import type { Move } from '@cap-diamant/quebec/moves';
import { asked } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import { litTargets, type Target } from './targets.ts';

/** What a player can do in a turn, before it is decided where. */
export const ACTIONS = ['start', 'contribute', 'leader', 'send'] as const;
export type Action = (typeof ACTIONS)[number];

const KINDS: Readonly<Record<Action, readonly Move['kind'][]>> = {
  start: ['start', 'start-neutral'],
  contribute: ['stage'],
  leader: ['lead'],
  send: ['send'],
};

export interface OpenAction {
  readonly action: Action;
  readonly targets: ReadonlySet<Target>;
  /** How many places it can be done at. The architect is a target, but no place: without a site left it is only lifted. */
  readonly places: number;
}

/** The actions of a turn that is about to begin, each with its targets. None once the first move is made. */
export const openActions = (view: View, moves: readonly Move[]): readonly OpenAction[] =>
  asked(view)?.kind !== 'turn'
    ? []
    : ACTIONS.map(action => {
        const targets = litTargets(
          view,
          moves.filter(({ kind }) => KINDS[action].includes(kind)),
        );
        const places = [...targets].filter(target => !target.startsWith('architect')).length;
        return { action, targets, places };
      }).filter(({ targets }) => targets.size > 0);
