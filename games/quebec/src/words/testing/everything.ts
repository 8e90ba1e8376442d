import { DISTRICTS } from '../../model/board.ts';
import type { Effect } from '../../model/effects.ts';
import { ALL_MOVES, type Move } from '../../model/moves.ts';
import type { Decision } from '../../model/pending.ts';
import type { View } from '../../model/view.ts';
import { COLOURED, EVENTS, LEADERS, SOURCES, ZONES } from '../../model/vocabulary.ts';
import { sample, space, withPlayer, withSite } from './sample.ts';

const jacquet = space('c2r1');

type EffectList = { readonly [K in Effect['kind']]: readonly Extract<Effect, { kind: K }>[] };

/** Effects of every kind, with everything they can name. */
const EFFECT_LIST: EffectList = {
  turn: [{ kind: 'turn', seat: 0 }],
  lift: [
    { kind: 'lift', architect: 0, space: jacquet },
    { kind: 'lift', architect: 'neutral', space: jacquet },
  ],
  complete: [0, 1, 2, 3].map(stages => ({ kind: 'complete', space: jacquet, stages })),
  arrive: ZONES.map((zone, workers) => ({ kind: 'arrive', seat: 0, zone, workers: workers + 1 })),
  token: [1, 2, 3].map(stars => ({ kind: 'token', seat: 1, space: jacquet, stars })),
  put: [
    { kind: 'put', architect: 1, space: jacquet },
    { kind: 'put', architect: 'neutral', space: jacquet },
  ],
  activate: [1, 2, 3, 4, 5].map(workers => ({ kind: 'activate', seat: 0, workers })),
  stage: [1, 2, 3].map(stage => ({ kind: 'stage', seat: 0, space: jacquet, stage, workers: stage })),
  district: DISTRICTS.map(({ id }) => ({ kind: 'district', seat: 0, district: id })),
  lead: LEADERS.map(leader => ({ kind: 'lead', seat: 0, leader })),
  place: ZONES.map((zone, workers) => ({ kind: 'place', seat: 0, zone, workers: workers + 1 })),
  move: ZONES.map(zone => ({ kind: 'move', seat: 0, from: zone, to: 'citadelle', workers: 2 })),
  upgrade: [2, 3].map(stars => ({ kind: 'upgrade', seat: 0, space: jacquet, stars })),
  points: SOURCES.map((source, points) => ({ kind: 'points', seat: 0, source, points: points + 1 })),
  fulfil: EVENTS.slice(0, 4).map(({ id }, at) => ({ kind: 'fulfil', seat: 0, event: id, place: 1 + (at % 2) })),
  'century-ends': [
    { kind: 'century-ends', century: 2, cause: 'no-site', seat: 1 },
    { kind: 'century-ends', century: 4, cause: 'no-workers', seat: 1 },
  ],
  zone: ZONES.map((zone, n) => ({ kind: 'zone', zone, workers: [n, 0, n * 2] })),
  cascade: [
    ...ZONES.map(zone => ({ kind: 'cascade' as const, seat: 0, from: zone, to: 'politics' as const, workers: 5 })),
    { kind: 'cascade', seat: 0, from: 'culture', to: 'active', workers: 1 },
  ],
  conscript: ZONES.map(zone => ({ kind: 'conscript', seat: 0, zone, workers: 2 })),
  dismiss: [{ kind: 'dismiss', seat: 0, workers: 2 }],
  'century-begins': ([1, 2, 3, 4] as const).map(century => ({ kind: 'century-begins', century })),
  reveal: EVENTS.map(({ id }) => ({ kind: 'reveal', event: id })),
  'main-group': [{ kind: 'main-group', seat: 0, spaces: [jacquet, space('c4r1')], points: 9 }],
  over: [
    { kind: 'over', winners: [1] },
    { kind: 'over', winners: [0, 1] },
  ],
};

export const EFFECTS: readonly Effect[] = Object.values(EFFECT_LIST).flat();

type DecisionList = { readonly [K in Decision['kind']]: readonly Extract<Decision, { kind: K }>[] };

const DECISION_LIST: DecisionList = {
  turn: [{ kind: 'turn', seat: 0 }],
  put: [
    { kind: 'put', seat: 0, architect: 'own' },
    { kind: 'put', seat: 0, architect: 'neutral' },
  ],
  redirect: [{ kind: 'redirect', seat: 0, space: jacquet }],
  pair: [{ kind: 'pair', seat: 0 }],
  do: COLOURED.map(zone => ({ kind: 'do', seat: 0, zone, space: jacquet })),
  take: (['irish', 'port', 'entertainment', 'academic'] as const).map(district => ({
    kind: 'take',
    seat: 0,
    district,
  })),
  place: [1, 2].map(most => ({ kind: 'place', seat: 0, zones: ZONES, most })),
  move: [{ kind: 'move', seat: 0 }],
  upgrade: [{ kind: 'upgrade', seat: 0 }],
  stage: [{ kind: 'stage', seat: 0, except: jacquet }],
  start: [{ kind: 'start', seat: 0 }],
};

export const DECISIONS: readonly Decision[] = Object.values(DECISION_LIST).flat();

export const MOVES: readonly Move[] = ALL_MOVES;

/** A game well under way, in both editions and at every number of players. */
export const VIEWS: readonly View[] = [2, 3, 4, 5].flatMap(players =>
  (['2011-family', '2011-complete', '2011-events', '2026-standard'] as const).map(variant => {
    const begun = withSite(sample(players, { variant, century: 3 }), 'c2r1', {
      state: 'underway',
      architect: 0,
      stages: [1, 0],
    });
    const built = withSite(begun, 'c4r1', { state: 'built', token: { seat: 1, stars: 2 } });
    const neutral = withSite(built, 'c9r0', { state: 'underway', architect: 'neutral', stages: [1] });
    const led = withPlayer({ ...neutral, neutral: space('c9r0') }, 0, { architect: jacquet, active: 5 });
    return withPlayer(led, 1, { leader: variant === '2011-family' ? null : 'economic' });
  }),
);
