import { byKey } from '@cap-diamant/kernel';
import { type District, SPACES, type Space } from './board.ts';
import { COLOURED, type Coloured, LEADERS, type Leader, ZONES, type Zone } from './vocabulary.ts';

/** One decision, one move. */
export type Move =
  | { readonly kind: 'start' }
  | { readonly kind: 'start-neutral' }
  | { readonly kind: 'put'; readonly space: Space }
  | { readonly kind: 'stage'; readonly space: Space }
  | { readonly kind: 'lead'; readonly leader: Leader }
  | { readonly kind: 'send'; readonly zone: Zone }
  | { readonly kind: 'do'; readonly district: ActionDistrict }
  | { readonly kind: 'take' }
  | { readonly kind: 'place'; readonly zone: Zone; readonly workers: number }
  | { readonly kind: 'move'; readonly from: Zone; readonly to: Zone; readonly workers: number }
  | { readonly kind: 'upgrade'; readonly space: Space }
  | { readonly kind: 'redirect'; readonly zone: Coloured }
  | { readonly kind: 'pair'; readonly pair: Pair }
  | { readonly kind: 'skip' };

/** Zones that face each other on the wheel. */
export const PAIRS = ['religion-economy', 'politics-culture'] as const;
export type Pair = (typeof PAIRS)[number];

/** The districts with an action, by colour; the fourth of each colour, the "?", offers these. */
export const ACTIONS = {
  religion: ['protestant', 'irish', 'jewish'],
  politics: ['municipal-administration', 'provincial-administration', 'military-administration'],
  economy: ['mansion', 'business', 'port'],
  culture: ['entertainment', 'academic', 'arts'],
} as const satisfies Record<Coloured, readonly District[]>;
export type ActionDistrict = (typeof ACTIONS)[Coloured][number];

const spaces = <T>(make: (space: Space) => T): readonly T[] => SPACES.map((_, space) => make(space));

const AMOUNTS = [1, 2] as const;

// Every possible move is created once, so that listing moves costs almost nothing.
export const START: Move = { kind: 'start' };
export const START_NEUTRAL: Move = { kind: 'start-neutral' };
export const TAKE: Move = { kind: 'take' };
export const SKIP: Move = { kind: 'skip' };
export const PUT = spaces((space): Move => ({ kind: 'put', space }));
export const STAGE = spaces((space): Move => ({ kind: 'stage', space }));
export const UPGRADE = spaces((space): Move => ({ kind: 'upgrade', space }));
export const LEADS = LEADERS.map(leader => ({ kind: 'lead', leader }) as const);
export const SENDS = ZONES.map((zone): Move => ({ kind: 'send', zone }));
export const REDIRECTS = COLOURED.map((zone): Move => ({ kind: 'redirect', zone }));
export const PAIRINGS = PAIRS.map((pair): Move => ({ kind: 'pair', pair }));
export const DO = byKey(
  COLOURED.flatMap(zone => ACTIONS[zone]),
  (district): Move => ({ kind: 'do', district }),
);
export const PLACE = byKey(ZONES, zone => AMOUNTS.map((workers): Move => ({ kind: 'place', zone, workers })));
export const MOVE = byKey(ZONES, from =>
  ZONES.filter(to => to !== from).flatMap(to => AMOUNTS.map(workers => ({ kind: 'move', from, to, workers }) as const)),
);

export const ALL_MOVES: readonly Move[] = [
  START,
  START_NEUTRAL,
  TAKE,
  SKIP,
  ...PUT,
  ...STAGE,
  ...UPGRADE,
  ...LEADS,
  ...SENDS,
  ...REDIRECTS,
  ...PAIRINGS,
  ...Object.values(DO),
  ...Object.values(PLACE).flat(),
  ...Object.values(MOVE).flat(),
];
