import { byKey, type Emit, nth, type Seat } from '@cap-diamant/kernel';
import type { Space } from './board.ts';
import type { Building } from './buildings.ts';
import type { Effect } from './effects.ts';
import type { Pending, Stack } from './pending.ts';
import {
  type Architect,
  type BySource,
  type ByZone,
  type Century,
  type EventId,
  type Leader,
  SOURCES,
  type Source,
  type Zone,
} from './vocabulary.ts';

export type VariantId = '2011-family' | '2011-complete' | '2011-events' | '2026-standard';

export type Token = {
  readonly seat: Seat;
  readonly stars: number;
};

/** A building space and everything on it. A type rather than an interface: in a position it is written as it is. */
export type Site = {
  readonly building: Building;
  /** `waiting` for a later century, `available`, `underway` (an architect stands on it) or `built`. */
  readonly state: 'waiting' | 'available' | 'underway' | 'built';
  readonly architect: Architect | null;
  /** Who built each stage, in order. */
  readonly stages: readonly Seat[];
  readonly token: Token | null;
};

export interface Player {
  readonly active: number;
  readonly passive: number;
  readonly architect: 'hand' | Space;
  readonly leader: Leader | null;
  readonly points: BySource;
}

/** The event cards: that of century I stays, the others come and go. `Coming` is hidden in a view. */
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
  /** The spaces of the available sites, kept so that nobody has to search for them. */
  readonly available: readonly Space[];
  /** Workers by zone and seat. */
  readonly zones: ByZone<readonly number[]>;
  readonly players: readonly Player[];
  readonly neutral: 'aside' | 'hand' | Space;
  /** The leaders still available in this century. */
  readonly leaders: readonly Leader[];
  readonly events: Events<Coming> | null;
  /** What is still to be decided and done before the next turn, innermost last. */
  readonly pending: Stack;
}

export type State = Town;

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/**
 * A state while a move is applied to it: its parts may be replaced, but their contents belong to the previous state.
 */
type Draft = Mutable<State>;

/** A move in progress: the state before it, the state it builds, and the listener. */
export interface Play {
  readonly before: State;
  readonly next: Draft;
  readonly emit: Emit<Effect> | undefined;
}

/** `pending` is the rest of the stack, without the current decision. */
export const beginPlay = (before: State, pending: Stack, emit: Emit<Effect> | undefined): Play => {
  const { variant, century, turn, over, sites, available, zones, players, neutral, leaders, events } = before;
  return {
    before,
    next: { variant, century, turn, over, sites, available, zones, players, neutral, leaders, events, pending },
    emit,
  };
};

// Copy on write: the first change to a part copies it, later ones reuse the copy. States share everything else. The
// copies are written out field by field, which is several times faster than spreading.

const copyPlayer = ({ active, passive, architect, leader, points }: Player): Mutable<Player> => ({
  active,
  passive,
  architect,
  leader,
  points,
});

type Zones = State['zones'];

/** The workers in a zone, by seat. Also written out: a look-up by a dynamic name is slow. */
export const workersIn = (zones: Zones, zone: Zone): readonly number[] => {
  switch (zone) {
    case 'religion':
      return zones.religion;
    case 'politics':
      return zones.politics;
    case 'economy':
      return zones.economy;
    case 'culture':
      return zones.culture;
    case 'citadelle':
      return zones.citadelle;
  }
};

const withZone = (zones: Zones, zone: Zone, counts: readonly number[]): Zones => ({
  religion: zone === 'religion' ? counts : zones.religion,
  politics: zone === 'politics' ? counts : zones.politics,
  economy: zone === 'economy' ? counts : zones.economy,
  culture: zone === 'culture' ? counts : zones.culture,
  citadelle: zone === 'citadelle' ? counts : zones.citadelle,
});

const copyPoints = (points: BySource): Mutable<BySource> => {
  const { before, zones, bonus, districts, leader, events, unfinished, active, buildings } = points;
  return { before, zones, bonus, districts, leader, events, unfinished, active, buildings };
};

/** A site with some fields changed. */
const siteWith = (site: Site, change: Partial<Site>): Site => ({
  building: site.building,
  state: change.state ?? site.state,
  architect: change.architect === undefined ? site.architect : change.architect,
  stages: change.stages ?? site.stages,
  token: change.token === undefined ? site.token : change.token,
});

/** Puts something on top of the stack: it comes before everything already there. */
export const pushPending = ({ next }: Play, entry: Pending): void => {
  next.pending = { top: entry, below: next.pending };
};

/** The player, ready to be changed. */
export const changePlayer = ({ before, next }: Play, seat: Seat): Mutable<Player> => {
  const player = nth(next.players, seat);
  if (player !== before.players[seat]) return player;
  const copy = copyPlayer(player);
  if (next.players === before.players) next.players = before.players.slice();
  (next.players as Player[])[seat] = copy;
  return copy;
};

/** A player's points, ready to be changed. */
const changePoints = (play: Play, seat: Seat): Mutable<BySource> => {
  const player = changePlayer(play, seat);
  if (player.points !== play.before.players[seat]?.points) return player.points;
  const copy = copyPoints(player.points);
  player.points = copy;
  return copy;
};

export const addPoints = (play: Play, seat: Seat, source: Source, more: number): void => {
  const points = changePoints(play, seat);
  if (source === 'zones')
    points.zones += more; // by far the most frequent
  else points[source] += more;
};

/** The counts of a zone, ready to be changed. */
export const changeZone = ({ before, next }: Play, zone: Zone): number[] => {
  const counts = workersIn(next.zones, zone);
  if (counts !== workersIn(before.zones, zone)) return counts as number[];
  const copy = counts.slice();
  next.zones = withZone(next.zones, zone, copy);
  return copy;
};

/** Changes some fields of a site. */
export const changeSite = ({ before, next }: Play, space: Space, change: Partial<Site>): void => {
  if (next.sites === before.sites) next.sites = before.sites.slice();
  (next.sites as Site[])[space] = siteWith(nth(next.sites, space), change);
};

/** The spaces whose sites are available. */
export const availableOf = (sites: readonly Site[]): Space[] => {
  const spaces: Space[] = [];
  for (let space = 0; space < sites.length; space++) if (nth(sites, space).state === 'available') spaces.push(space);
  return spaces;
};

export const NO_POINTS: BySource = byKey(SOURCES, () => 0);

export const scoreOf = ({ points: p }: Player): number =>
  p.before + p.zones + p.bonus + p.districts + p.leader + p.events + p.unfinished + p.active + p.buildings;

/** The event in force in this century. */
export const isOn = (state: Town<unknown>, event: EventId): boolean => state.events?.current === event;
