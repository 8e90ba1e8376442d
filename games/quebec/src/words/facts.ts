import { nth, type Seat } from '@cap-diamant/kernel';
import { colourAt, costAt, type District, districtAt, type Space } from '../model/board.ts';
import type { Move, Pair } from '../model/moves.ts';
import type { Decision, TakeDistrict } from '../model/pending.ts';
import { isOn } from '../model/state.ts';
import type { View } from '../model/view.ts';
import type { Coloured, Leader, Zone } from '../model/vocabulary.ts';
import { earnsAction, paidFor, zonesWith } from '../rules/districts.ts';
import { asked as decisionOf } from '../rules/flow.ts';
import { FACING, leadersTaken } from '../rules/leaders.ts';
import { stagesOf } from '../rules/sites.ts';
import { activation, neutralFollows } from '../rules/start.ts';

/** A building that a start completes. */
interface Finished {
  readonly space: Space;
  readonly stages: number;
}

interface Start {
  readonly architect: 'own' | 'neutral';
  /** Empty: the architect comes from hand. */
  readonly finished: readonly Finished[];
  readonly activates: number;
  readonly endsCentury: boolean;
}

interface Stage {
  readonly space: Space;
  readonly workers: number;
  readonly stage: number;
  /** Workers left afterwards. */
  readonly active: number;
  readonly passive: number;
  /** The district action it brings; the Business district's stage brings none, and is paid from the supply. */
  readonly action: District | undefined;
  readonly bySupply: boolean;
}

/** What a player should know about a move before making it. */
export interface Facts {
  readonly start: Start;
  readonly 'start-neutral': Start;
  readonly put: {
    readonly space: Space;
    readonly architect: 'own' | 'neutral';
    readonly workers: number;
    readonly district: District;
  };
  readonly stage: Stage;
  readonly lead: { readonly leader: Leader; readonly activates: number };
  readonly send: { readonly zone: Zone; readonly active: number };
  readonly do: { readonly district: District };
  readonly take: { readonly district: TakeDistrict; readonly points: number; readonly activates: number };
  /** `fromActive`: active workers needed because the supply is short. */
  readonly place: { readonly zone: Zone; readonly workers: number; readonly fromActive: number };
  readonly move: { readonly from: Zone; readonly to: Zone; readonly workers: number };
  readonly upgrade: { readonly space: Space; readonly stars: number };
  readonly redirect: { readonly zone: Coloured; readonly workers: number; readonly usual: boolean };
  readonly pair: { readonly sends: readonly { readonly zone: Zone; readonly workers: number }[] };
  readonly skip: undefined;
}

/** The current decision; at the end of the game, the turn it ended in. */
export const asked = (view: View): Decision => decisionOf(view) ?? { kind: 'turn', seat: view.turn };

const stagesAt = (view: View, space: Space): number => nth(view.sites, space).stages.length;

const start = (view: View, seat: Seat, architect: 'own' | 'neutral'): Start => {
  const { architect: own, passive } = nth(view.players, seat);
  const both = architect === 'own' && asked(view).kind === 'turn' && neutralFollows(view);
  const lifted = architect === 'neutral' ? [view.neutral] : both ? [own, view.neutral] : [own];
  const spaces = lifted.filter(where => typeof where === 'number');
  return {
    architect,
    finished: spaces.map(space => ({ space, stages: stagesAt(view, space) })),
    activates: Math.min(activation(view), passive),
    endsCentury: view.available.length < lifted.length,
  };
};

const stage = (view: View, seat: Seat, space: Space): Stage => {
  const { active, passive } = nth(view.players, seat);
  const workers = costAt(space);
  const bySupply = asked(view).kind === 'stage';
  const fromSupply = bySupply ? Math.min(workers, passive) : 0;
  return {
    space,
    workers,
    stage: stagesAt(view, space) + 1,
    active: active - (workers - fromSupply),
    passive: passive - fromSupply,
    action: !bySupply && earnsAction(view, seat, space) ? districtAt(space) : undefined,
    bySupply,
  };
};

/** How many workers taking a leader activates. */
export const leaderActivation = (view: View): number => (isOn(view, '1756-seven-years-war') ? 0 : leadersTaken(view));

const take = (view: View, seat: Seat): Facts['take'] => {
  const { active, passive } = nth(view.players, seat);
  const decision = asked(view);
  const district = decision.kind === 'take' ? decision.district : 'port';
  const gains = {
    irish: { points: 1, activates: Math.min(1, passive) },
    port: { points: 0, activates: Math.min(3, passive) },
    entertainment: { points: paidFor(active), activates: 0 },
    academic: { points: paidFor(zonesWith(view, seat)), activates: 0 },
  } satisfies Record<TakeDistrict, unknown>;
  return { district, ...gains[district] };
};

const redirect = (view: View, seat: Seat, zone: Coloured): Facts['redirect'] => {
  const decision = asked(view);
  if (decision.kind !== 'redirect') return { zone, workers: 0, usual: false };
  const { space } = decision;
  const workers = costAt(space) * stagesOf(nth(view.sites, space).stages, seat);
  return { zone, workers, usual: colourAt(space) === zone };
};

const pair = (view: View, seat: Seat, chosen: Pair): Facts['pair'] => {
  const { passive } = nth(view.players, seat);
  const [first, second] = FACING[chosen];
  const workers = Math.min(2, passive);
  return {
    sends: [
      { zone: first, workers },
      { zone: second, workers: Math.min(2, passive - workers) },
    ],
  };
};

const put = (view: View, space: Space): Facts['put'] => {
  const decision = asked(view);
  const architect = decision.kind === 'put' ? decision.architect : 'own';
  return { space, architect, workers: costAt(space), district: districtAt(space) };
};

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

export const FACTS: { readonly [K in Move['kind']]: (view: View, seat: Seat, move: MoveOf<K>) => Facts[K] } = {
  start: (view, seat) => start(view, seat, 'own'),
  'start-neutral': (view, seat) => start(view, seat, 'neutral'),
  put: (view, _, { space }) => put(view, space),
  stage: (view, seat, { space }) => stage(view, seat, space),
  lead: (view, seat, { leader }) => ({
    leader,
    activates: Math.min(leaderActivation(view), nth(view.players, seat).passive),
  }),
  send: (view, seat, { zone }) => ({ zone, active: nth(view.players, seat).active - 1 }),
  do: (_view, _seat, { district }) => ({ district }),
  take: (view, seat) => take(view, seat),
  place: (view, seat, { zone, workers }) => ({
    zone,
    workers,
    fromActive: Math.max(0, workers - nth(view.players, seat).passive),
  }),
  move: (_view, _seat, { from, to, workers }) => ({ from, to, workers }),
  upgrade: (view, _, { space }) => ({ space, stars: (nth(view.sites, space).token?.stars ?? 0) + 1 }),
  redirect: (view, seat, { zone }) => redirect(view, seat, zone),
  pair: (view, seat, { pair: chosen }) => pair(view, seat, chosen),
  skip: () => undefined,
};
