import { nth, range, type Seat } from '@cap-diamant/kernel';
import { colourAt, type District, SPACES, type Space } from '../model/board.ts';
import type { ActionDistrict } from '../model/moves.ts';
import type { Decision, TakeDistrict } from '../model/pending.ts';
import { type Play, pushPending, type Town, workersIn } from '../model/state.ts';
import { COLOURED, MOST_SEATS, ZONES } from '../model/vocabulary.ts';
import { activate, gain, hasLeader } from './supply.ts';

/** Whether a stage on this site entitles its builder to the district action. */
export const earnsAction = (state: Town<unknown>, seat: Seat, space: Space): boolean => {
  const { architect } = nth(state.sites, space);
  if (architect === 'neutral') return state.players.length === 2 || !hasLeader(state, seat, 'economic');
  return architect !== seat || hasLeader(state, seat, 'religious');
};

const place = (seat: Seat, zones: readonly (typeof ZONES)[number][], most: number): Decision => ({
  kind: 'place',
  seat,
  zones,
  most,
});

/** The parts of each district action, in the order they are asked. `space` is the site just built on. */
const PARTS: Record<ActionDistrict, (seat: Seat, space: Space) => readonly Decision[]> = {
  protestant: seat => [place(seat, ['citadelle'], 1), place(seat, COLOURED, 1)],
  irish: seat => [{ kind: 'take', seat, district: 'irish' }],
  jewish: seat => [place(seat, ZONES, 1), { kind: 'move', seat }],
  'municipal-administration': seat => [place(seat, ['religion', 'economy'], 2)],
  'provincial-administration': seat => [place(seat, ['politics', 'culture'], 2)],
  'military-administration': seat => [place(seat, ['citadelle'], 2)],
  mansion: seat => [{ kind: 'start', seat }],
  business: (seat, space) => [{ kind: 'stage', seat, except: space }],
  port: seat => [{ kind: 'take', seat, district: 'port' }],
  entertainment: seat => [{ kind: 'take', seat, district: 'entertainment' }],
  academic: seat => [{ kind: 'take', seat, district: 'academic' }],
  arts: seat => [{ kind: 'upgrade', seat }],
};

const isAction = (district: District): district is ActionDistrict => Object.hasOwn(PARTS, district);

/** What a district's action asks of a seat; a "?" district first asks which action. */
export const partsOf = (district: District, seat: Seat, space: Space): readonly Decision[] =>
  isAction(district) ? PARTS[district](seat, space) : [{ kind: 'do', seat, zone: colourAt(space), space }];

/** Puts the parts on the stack, the first one on top. */
export const offer = (play: Play, parts: readonly Decision[]): void => {
  for (let i = parts.length - 1; i >= 0; i--) pushPending(play, nth(parts, i));
};

/** What a stage on each space offers each seat; created once, because stages are built all the time. */
const OFFERS = SPACES.map(({ district }, space) => range(MOST_SEATS).map(seat => partsOf(district, seat, space)));

export const offerAction = (play: Play, seat: Seat, space: Space): void => offer(play, nth(nth(OFFERS, space), seat));

const PAY_BY_COUNT = [0, 1, 3, 4];

/** Entertainment and Academic pay by a count, of active workers or of zones. */
export const paidFor = (count: number): number => nth(PAY_BY_COUNT, Math.min(count, 3));

export const zonesWith = (state: Town<unknown>, seat: Seat): number =>
  ZONES.filter(zone => nth(workersIn(state.zones, zone), seat) > 0).length;

interface Taking {
  possible(state: Town<unknown>, seat: Seat): boolean;
  take(play: Play, seat: Seat): void;
}

/** District actions without a choice. */
export const TAKINGS: Record<TakeDistrict, Taking> = {
  irish: {
    possible: () => true,
    take: (play, seat) => {
      gain(play, seat, 'districts', 1);
      activate(play, seat, 1);
      pushPending(play, place(seat, ZONES, 1));
    },
  },
  port: {
    possible: (state, seat) => nth(state.players, seat).passive > 0,
    take: (play, seat) => activate(play, seat, 3),
  },
  entertainment: {
    possible: (state, seat) => nth(state.players, seat).active > 0,
    take: (play, seat) => gain(play, seat, 'districts', paidFor(nth(play.next.players, seat).active)),
  },
  academic: {
    possible: (state, seat) => zonesWith(state, seat) > 0,
    take: (play, seat) => gain(play, seat, 'districts', paidFor(zonesWith(play.next, seat))),
  },
};

/** Whether a district's action is taken as a whole: once it is chosen, nothing is left to choose. */
export const isTaken = (district: District): district is TakeDistrict => Object.hasOwn(TAKINGS, district);
