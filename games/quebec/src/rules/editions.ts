import type { VariantId } from '../model/state.ts';
import { LEADERS, type Leader } from '../model/vocabulary.ts';
import { type BuildingScoring, everyBuilding, mainGroup } from './final.ts';
import type { Majority } from './scoring.ts';

/** What distinguishes one edition and level of the game from the others. */
export interface Rules {
  readonly edition: '2011' | '2026';
  readonly level: 'family' | 'complete' | 'events' | 'standard';
  readonly players: readonly number[];
  readonly leaders: boolean;
  readonly events: boolean;
  readonly majority: Majority;
  readonly buildingScoring: BuildingScoring;
}

const complete = {
  edition: '2011',
  level: 'complete',
  players: [2, 3, 4, 5],
  leaders: true,
  events: false,
  majority: 'cascade',
  buildingScoring: mainGroup,
} as const;

export const RULES = {
  '2011-family': {
    ...complete,
    level: 'family',
    leaders: false,
    majority: 'bonus',
    buildingScoring: everyBuilding,
  },
  '2011-complete': complete,
  '2011-events': { ...complete, level: 'events', events: true },
  '2026-standard': { ...complete, edition: '2026', level: 'standard', players: [3, 4, 5], events: true },
} as const satisfies Record<VariantId, Rules>;

export const VARIANTS = Object.keys(RULES) as readonly VariantId[];

/** Workers of each player, by the number of players. */
const WORKERS: Readonly<Record<number, number>> = { 2: 25, 3: 25, 4: 22, 5: 20 };

export const workersEach = (players: number): number => {
  const workers = WORKERS[players];
  if (workers === undefined) throw new RangeError(`no game for ${players} players`);
  return workers;
};

const ALL_BUT_RELIGIOUS: readonly Leader[] = LEADERS.filter(leader => leader !== 'religious');
const NO_LEADERS: readonly Leader[] = [];

/** The leaders of a century. The Religious one comes in with the fourth player. */
export const leadersInPlay = (variant: VariantId, players: number): readonly Leader[] => {
  if (!RULES[variant].leaders) return NO_LEADERS;
  return players >= 4 ? LEADERS : ALL_BUT_RELIGIOUS;
};
