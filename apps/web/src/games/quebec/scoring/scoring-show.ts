import { byKey, nth, range, type Seat, sum } from '@cap-diamant/kernel';
import type { Effect } from '@cap-diamant/quebec/effects';
import { scoringOrder } from '@cap-diamant/quebec/rules';
import { type Century, ZONES, type Zone } from '@cap-diamant/quebec/vocabulary';

interface Moving {
  readonly seat: Seat;
  readonly to: Zone | 'active';
  readonly workers: number;
}

/** The scoring of one zone. */
export interface ShowStep {
  readonly zone: Zone;
  readonly workers: readonly number[];
  /** Points for the workers; `bonus` is the majority bonus of the family game. */
  readonly points: readonly number[];
  readonly bonus: readonly number[];
  readonly moving: readonly Moving[];
  /** The effects of this zone, for the flights. */
  readonly effects: readonly Effect[];
}

/** The scoring of a century, split into steps. */
export interface Show {
  readonly century: Century;
  readonly steps: readonly ShowStep[];
  /** The workers in the zones before each step, and after the last. */
  readonly snapshots: readonly Readonly<Record<Zone, readonly number[]>>[];
  readonly totals: readonly number[];
  /** Other effects before and after the zones. The final count and who wins are left for the finale. */
  readonly before: readonly Effect[];
  readonly after: readonly Effect[];
}

const isZonePoints = (effect: Effect): boolean =>
  effect.kind === 'points' && (effect.source === 'zones' || effect.source === 'bonus');

const isOfZone = (effect: Effect): boolean =>
  effect.kind === 'zone' || effect.kind === 'cascade' || isZonePoints(effect);

/** Where the final count begins, among the effects after the last zone. */
const isCounted = (effect: Effect): boolean =>
  effect.kind === 'over' ||
  effect.kind === 'main-group' ||
  (effect.kind === 'points' && ['unfinished', 'active', 'buildings'].includes(effect.source));

/** The effects of each scored zone: from its `zone` effect to the next one. */
const byZone = (effects: readonly Effect[]): ReadonlyMap<Zone, readonly Effect[]> => {
  const found = new Map<Zone, Effect[]>();
  let current: Effect[] = [];
  for (const effect of effects) {
    if (effect.kind === 'zone') {
      current = [];
      found.set(effect.zone, current);
    }
    if (isOfZone(effect)) current.push(effect);
  }
  return found;
};

const pointsIn = (effects: readonly Effect[], source: 'zones' | 'bonus', seats: number): number[] =>
  range(seats).map(seat =>
    sum(
      effects.map(effect =>
        effect.kind === 'points' && effect.source === source && effect.seat === seat ? effect.points : 0,
      ),
    ),
  );

const stepOf = (zone: Zone, effects: readonly Effect[], seats: number): ShowStep => ({
  zone,
  workers: effects.find(effect => effect.kind === 'zone')?.workers ?? range(seats).map(() => 0),
  points: pointsIn(effects, 'zones', seats),
  bonus: pointsIn(effects, 'bonus', seats),
  moving: effects.filter(effect => effect.kind === 'cascade'),
  effects,
});

const arrivals = (step: ShowStep | undefined, seat: Seat): number =>
  sum((step?.moving ?? []).map(moving => (moving.seat === seat && moving.to !== 'active' ? moving.workers : 0)));

/** The workers when `done` zones are scored. The next zone already has its arrivals. */
const snapshotAt = (steps: readonly ShowStep[], done: number): Show['snapshots'][number] =>
  byKey(ZONES, zone => {
    const index = steps.findIndex(step => step.zone === zone);
    const { workers } = nth(steps, index);
    if (index < done) return workers.map(() => 0);
    return index === done ? workers : workers.map((n, seat) => n - arrivals(steps[index - 1], seat));
  });

/** The scoring in the effects of one decision, if that decision ended a century. */
export const showOf = (effects: readonly Effect[], century: Century, seats: number): Show | undefined => {
  if (!effects.some(({ kind }) => kind === 'century-begins' || kind === 'over')) return undefined;
  const scored = byZone(effects);
  const steps = scoringOrder(century).map(zone => stepOf(zone, scored.get(zone) ?? [], seats));
  const rest = effects.slice(
    Math.max(
      0,
      effects.findIndex(({ kind }) => kind === 'century-ends'),
    ),
  );
  const last = rest.findLastIndex(isOfZone);
  const after = rest.slice(last + 1);
  const counted = after.findIndex(isCounted);
  return {
    century,
    steps,
    snapshots: range(steps.length + 1).map(done => snapshotAt(steps, done)),
    totals: range(seats).map(seat => sum(steps.map(step => nth(step.points, seat) + nth(step.bonus, seat)))),
    before: rest.slice(0, last + 1).filter(effect => !isOfZone(effect)),
    after: counted < 0 ? after : after.slice(0, counted),
  };
};
