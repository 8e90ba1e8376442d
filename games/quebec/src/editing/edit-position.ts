import { nth, ok, type Result, range, type Seat, sum, unwrap } from '@cap-diamant/kernel';
import { quebec } from '../index.ts';
import { NO_POINTS, type Player, type State, type VariantId } from '../model/state.ts';
import type { Century, EventId, Leader, Zone } from '../model/vocabulary.ts';
import { RULES } from '../rules/editions.ts';
import { settled } from './settle.ts';

/** A position as an editor begins with it. */
export const editable = (state: State): State =>
  settled({
    ...state,
    players: state.players.map(player => ({
      ...player,
      points: { ...NO_POINTS, before: sum(Object.values(player.points)) },
    })),
  });

const NEW_PLAYER: Player = { active: 3, passive: 0, architect: 'hand', leader: null, points: NO_POINTS };

/** The seats after their number changed; what belonged to those who left is gone. */
export const withSeats = (state: State, seats: number): State => {
  const resized = <T>(list: readonly T[], fresh: T): readonly T[] => range(seats).map(seat => list[seat] ?? fresh);
  const { religion, politics, economy, culture, citadelle } = state.zones;
  return settled({
    ...state,
    players: resized(state.players, NEW_PLAYER),
    zones: {
      religion: resized(religion, 0),
      politics: resized(politics, 0),
      economy: resized(economy, 0),
      culture: resized(culture, 0),
      citadelle: resized(citadelle, 0),
    },
  });
};

export const withVariant = (state: State, variant: VariantId): State => {
  const counts: readonly number[] = RULES[variant].players;
  const changed = { ...state, variant };
  const seats = state.players.length;
  return counts.includes(seats) ? settled(changed) : withSeats(changed, nth(counts, 0));
};

/** Tiles of earlier centuries are completed, later ones wait. */
export const withCentury = (state: State, century: Century): State => settled({ ...state, century });

export const withTurn = (state: State, turn: Seat): State => settled({ ...state, turn });

export const withZone = (state: State, zone: Zone, seat: Seat, workers: number): State =>
  settled({
    ...state,
    zones: { ...state.zones, [zone]: state.zones[zone].map((n, at) => (at === seat ? workers : n)) },
  });

const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State =>
  settled({ ...state, players: state.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) });

export const withScore = (state: State, seat: Seat, score: number): State =>
  withPlayer(state, seat, { points: { ...NO_POINTS, before: score } });

export const withActive = (state: State, seat: Seat, active: number): State => withPlayer(state, seat, { active });

/** Gives a leader to a seat, and takes it from whoever has it. */
export const withLeader = (state: State, seat: Seat, leader: Leader | null): State => {
  const free = state.players.map(player => (player.leader === leader ? { ...player, leader: null } : player));
  return withPlayer({ ...state, players: free }, seat, { leader });
};

/** The event of a century; that of the first lasts the whole game. */
export const withEvent = (state: State, century: Century, event: EventId): State => {
  if (state.events === null) return state;
  const { events } = state;
  if (century === 1) return settled({ ...state, events: { ...events, first: event } });
  if (century === state.century) return settled({ ...state, events: { ...events, current: event } });
  const coming = events.coming.map((id, later) => (state.century + 1 + later === century ? event : id));
  return settled({ ...state, events: { ...events, coming } });
};

const MOST_FULFILLED = 2;

/** Whether a seat has fulfilled the first event; two seats at most can. */
export const withFulfilled = (state: State, seat: Seat, fulfilled: boolean): State => {
  if (state.events === null) return state;
  const others = state.events.firstScoredBy.filter(other => other !== seat);
  const firstScoredBy = fulfilled ? [...others, seat].slice(-MOST_FULFILLED) : others;
  return settled({ ...state, events: { ...state.events, firstScoredBy } });
};

/** Why a position cannot be played: a seat has more workers than there are. Nothing else is left after an edit. */
export interface PositionFault {
  readonly kind: 'workers';
  readonly seat: Seat;
}

/** The position if it can be played, read as the table protocol reads it. */
export const checked = (state: State): Result<State, PositionFault> => {
  const crowded = state.players.findIndex(({ passive }) => passive < 0);
  if (crowded >= 0) return { ok: false, error: { kind: 'workers', seat: crowded } };
  const json = quebec.notation.formatPosition(state) as Readonly<Record<string, unknown>>;
  return ok(unwrap(quebec.notation.parsePosition({ ...json, pending: null })));
};
