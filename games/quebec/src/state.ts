import { byKey, type Emit, type Seat } from '@cap-diamant/kernel';
import type { Space } from './board.ts';
import type { Building } from './buildings.ts';
import type { Effect } from './effects.ts';
import type { Owed } from './owed.ts';
import { type BySource, type ByZone, type Century, type EventId, type Leader, SOURCES } from './vocabulary.ts';

export type VariantId = '2011-family' | '2011-complete' | '2011-events' | '2026-standard';

/** Whose an architect is; the neutral one is the Economic leader's, or with two players nobody's. */
export type Architect = Seat | 'neutral';

export interface Token {
  readonly seat: Seat;
  readonly stars: number;
}

/** A building space and all that lies on it. */
export interface Site {
  readonly building: Building;
  /** `waiting` for a later century, `available`, `underway` (an architect stands on it) or `built`. */
  readonly state: 'waiting' | 'available' | 'underway' | 'built';
  readonly architect: Architect | null;
  /** Who built each stage, in order. */
  readonly stages: readonly Seat[];
  readonly token: Token | null;
}

export interface Player {
  readonly active: number;
  readonly passive: number;
  readonly architect: 'hand' | Space;
  readonly leader: Leader | null;
  readonly points: BySource;
}

/** The event cards: century I's lasts, the others come and go. `Coming` is hidden in a view. */
export interface Events<Coming = EventId> {
  readonly first: EventId;
  /** Who has fulfilled the first one, in order. */
  readonly firstScoredBy: readonly Seat[];
  readonly current: EventId | null;
  readonly coming: readonly Coming[];
}

/** Everything about a game, as plain data. */
export interface Town<Coming = EventId> {
  readonly variant: VariantId;
  readonly century: Century;
  readonly turn: Seat;
  readonly over: boolean;
  readonly sites: readonly Site[];
  /** Workers by zone and seat. */
  readonly zones: ByZone<readonly number[]>;
  readonly players: readonly Player[];
  readonly neutral: 'aside' | 'hand' | Space;
  /** Those still to be taken in this century. */
  readonly leaders: readonly Leader[];
  readonly events: Events<Coming> | null;
  /** What is still to be decided and done before the next turn, innermost last. */
  readonly owed: readonly Owed[];
}

export type State = Town;

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** A state while a move is applied to it: its lists are its own, its sites and points are replaced, never changed. */
export interface Draft extends Mutable<Omit<State, 'sites' | 'zones' | 'players' | 'owed'>> {
  readonly sites: Site[];
  readonly zones: { readonly [zone in keyof ByZone<unknown>]: number[] };
  readonly players: Mutable<Player>[];
  owed: Owed[];
}

/** A move being carried out: the state it changes and who listens. */
export interface Play {
  readonly next: Draft;
  readonly emit: Emit<Effect> | undefined;
}

const copyPlayer = ({ active, passive, architect, leader, points }: Player): Mutable<Player> => ({
  active,
  passive,
  architect,
  leader,
  points,
});

export const draft = (state: State): Draft => {
  const { variant, century, turn, over, sites, zones, players, neutral, leaders, events, owed } = state;
  return {
    variant,
    century,
    turn,
    over,
    sites: sites.slice(),
    zones: {
      religion: zones.religion.slice(),
      politics: zones.politics.slice(),
      economy: zones.economy.slice(),
      culture: zones.culture.slice(),
      citadelle: zones.citadelle.slice(),
    },
    players: players.map(copyPlayer),
    neutral,
    leaders,
    events,
    owed: owed.slice(),
  };
};

export const NO_POINTS: BySource = byKey(SOURCES, () => 0);

export const scoreOf = ({ points: p }: Player): number =>
  p.before + p.zones + p.bonus + p.districts + p.leader + p.events + p.unfinished + p.active + p.buildings;

/** The event in force in this century. */
export const isOn = (state: Town<unknown>, event: EventId): boolean => state.events?.current === event;
