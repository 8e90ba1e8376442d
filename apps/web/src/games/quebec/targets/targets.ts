import type { District, Space } from '@cap-diamant/quebec/board';
import { type Move, TAKE } from '@cap-diamant/quebec/moves';
import { asked, FACING, isTaken } from '@cap-diamant/quebec/rules';
import type { View } from '@cap-diamant/quebec/view';
import type { Leader, Zone } from '@cap-diamant/quebec/vocabulary';

/** Something on the table that can be hovered and picked. A string, so that sets compare by value. */
export type Target =
  | `site:${Space}`
  | `district:${District}`
  | `zone:${Zone}`
  | `leader:${Leader}`
  | 'architect:own'
  | 'architect:neutral';

/** Props of the parts that contain targets. */
export interface TargetProps {
  /** The targets that can be picked now. */
  readonly lit?: ReadonlySet<Target>;
  /** Those of them that are not what is being decided: they get a quiet mark. */
  readonly quiet?: ReadonlySet<Target>;
  readonly selected?: Target | undefined;
  /** What the turn under the pointer changed. */
  readonly recent?: ReadonlySet<Target>;
  readonly onpick?: ((target: Target) => void) | undefined;
  readonly onpoint?: ((target: Target | undefined) => void) | undefined;
}

export const siteTarget = (space: Space): Target => `site:${space}`;
export const districtTarget = (district: District): Target => `district:${district}`;
export const zoneTarget = (zone: Zone): Target => `zone:${zone}`;
export const leaderTarget = (leader: Leader): Target => `leader:${leader}`;

/**
 * What picking a target does: a move, and what follows from it without another question. A site that is picked to start
 * it is where the architect is put; a district's action that is chosen is taken.
 */
export interface Pick {
  readonly move: Move;
  readonly next?: Move;
}

/** The zone picked first when workers are moved from one zone to another. */
export type From = Zone | undefined;

/** The district whose action is offered; it is picked on its medallion. */
const takenAt = (view: View): readonly Target[] => {
  const decision = asked(view);
  return decision?.kind === 'take' ? [districtTarget(decision.district)] : [];
};

/** To start a site, pick the architect or directly one of the available sites. */
const startingAt = (view: View, architect: Target): readonly Target[] => [architect, ...view.available.map(siteTarget)];

/** The targets on which a move is picked. `skip` has none: it is a button. */
export const targetsOf = (view: View, move: Move, from: From): readonly Target[] => {
  switch (move.kind) {
    case 'start':
      return startingAt(view, 'architect:own');
    case 'start-neutral':
      return startingAt(view, 'architect:neutral');
    case 'put':
    case 'stage':
    case 'upgrade':
      return [siteTarget(move.space)];
    case 'lead':
      return [leaderTarget(move.leader)];
    case 'send':
    case 'place':
    case 'redirect':
      return [zoneTarget(move.zone)];
    case 'do':
      return [districtTarget(move.district)];
    case 'take':
      return takenAt(view);
    case 'move':
      if (from === undefined) return [zoneTarget(move.from)];
      return from === move.from ? [zoneTarget(move.to)] : [];
    case 'pair':
      return FACING[move.pair].map(zoneTarget);
    case 'skip':
      return [];
  }
};

/** All targets that can be picked now. */
export const litTargets = (view: View, moves: readonly Move[], from?: From): ReadonlySet<Target> =>
  new Set(moves.flatMap(move => targetsOf(view, move, from)));

const spaceIn = (target: Target): Space | undefined =>
  target.startsWith('site:') ? Number(target.slice('site:'.length)) : undefined;

/** What a move does wherever it is picked. */
export const pickOf = (move: Move): Pick =>
  move.kind === 'do' && isTaken(move.district) ? { move, next: TAKE } : { move };

/** What picking a target can mean. If there are several, ask (one worker or two, this architect or the neutral one). */
export const picksAt = (view: View, moves: readonly Move[], target: Target, from?: From): readonly Pick[] =>
  moves
    .filter(move => targetsOf(view, move, from).includes(target))
    .map(move => {
      const space = spaceIn(target);
      const starts = move.kind === 'start' || move.kind === 'start-neutral';
      return starts && space !== undefined ? { move, next: { kind: 'put', space } } : pickOf(move);
    });

/** The zone of a zone target: the first half of a `move`. */
export const zoneIn = (target: Target): Zone | undefined =>
  target.startsWith('zone:') ? (target.slice('zone:'.length) as Zone) : undefined;
