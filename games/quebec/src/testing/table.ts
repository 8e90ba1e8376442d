import { byKey, findMove, type Json, legalTexts, nth, range, type Seat, sum, unwrap } from '@cap-diamant/kernel';
import { quebec } from '../index.ts';
import { costAt, DISTRICTS, type District, SPACES, SPACES_OF, type SpaceId, spaceId, spaceOf } from '../model/board.ts';
import { BUILDINGS, type Building, tileOf } from '../model/buildings.ts';
import type { Effect } from '../model/effects.ts';
import { type State, scoreOf, type VariantId } from '../model/state.ts';
import {
  type ByZone,
  type Century,
  type EventId,
  LEADERS,
  type Leader,
  ZONES,
  type Zone,
} from '../model/vocabulary.ts';

/**
 * The town used in all rules tests: the centuries of the tiles around each district, in the order of `SPACES`. Every
 * district has a site of century I or II, so that in century II each can be built at.
 */
const TOWN: Readonly<Record<District, readonly Century[]>> = {
  protestant: [1, 3, 2],
  irish: [1, 3, 4],
  archdiocese: [1, 2],
  jewish: [1, 3, 4],
  'military-administration': [1, 2, 4],
  'municipal-administration': [2, 3, 4],
  'provincial-administration': [1, 2, 4],
  'seat-of-government': [2, 3],
  port: [1, 3, 4],
  mansion: [1, 2, 3],
  'trading-hub': [1, 3],
  business: [2, 3, 4],
  'heritage-site': [1, 4],
  entertainment: [2, 3, 4],
  academic: [1, 2, 4],
  arts: [2, 3, 4],
};

const layTown = (): Record<SpaceId, Building> => {
  const left = [...BUILDINGS];
  const entries = DISTRICTS.flatMap(({ id, zone }) =>
    SPACES_OF[id].map((space, at) => {
      const index = left.findIndex(tile => tile.zone === zone && tile.century === nth(TOWN[id], at));
      const [tile] = left.splice(index, 1);
      if (index < 0 || tile === undefined) throw new Error(`no tile is left for ${spaceId(space)}`);
      return [spaceId(space), tile.id] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<SpaceId, Building>;
};

/** The test town as a custom layout. */
export const LAYOUT: Readonly<Record<SpaceId, Building>> = layTown();

export const SPACE_IDS: readonly SpaceId[] = SPACES.map(({ id }) => id);

/** The sites of a century in the test town. */
export const sitesOf = (century: Century): SpaceId[] => SPACE_IDS.filter(id => tileOf(LAYOUT[id]).century === century);

/** What is on a site, as in positions, without the building. */
interface Lot {
  readonly state: 'waiting' | 'available' | 'underway' | 'built';
  readonly architect: Seat | 'neutral' | null;
  readonly stages: readonly Seat[];
  readonly token: { readonly seat: Seat; readonly stars: number } | null;
}

const EMPTY: Lot = { state: 'waiting', architect: null, stages: [], token: null };

/** A building under construction: whose architect stands there, and who built each stage. */
export const site = (architect: Seat | 'neutral', ...stages: Seat[]): Lot => ({
  ...EMPTY,
  state: 'underway',
  architect,
  stages,
});

/** A completed building with a star token. */
export const token = (seat: Seat, stars: number): Lot => ({ ...EMPTY, state: 'built', token: { seat, stars } });

/** A completed building without one. */
export const BUILT: Lot = { ...EMPTY, state: 'built' };

/** What is special about a table; the rest follows. Workers not mentioned elsewhere are passive. */
export interface Setting {
  readonly variant?: VariantId;
  readonly players?: number;
  readonly century?: Century;
  readonly turn?: Seat;
  readonly sites?: Partial<Record<SpaceId, Lot>>;
  /** The century's sites still to be started; by default all that `sites` does not name. */
  readonly available?: readonly SpaceId[];
  readonly zones?: Partial<ByZone<readonly number[]>>;
  /** 3 each by default. */
  readonly active?: readonly number[];
  readonly scores?: readonly number[];
  readonly leaders?: readonly (Leader | null)[];
  readonly neutral?: 'aside' | 'hand';
  readonly first?: EventId;
  readonly firstScoredBy?: readonly Seat[];
  readonly current?: EventId;
  readonly coming?: readonly EventId[];
  readonly pending?: Json;
}

const WORKERS: Readonly<Record<number, number>> = { 2: 25, 3: 25, 4: 22, 5: 20 };
const COMING: readonly EventId[] = ['1775-fortification', '1812-war', '1955-carnival'];

const lotsOf = ({ century = 1, sites = {}, available }: Setting): Record<SpaceId, Lot> =>
  byKey(SPACE_IDS, id => {
    const named = sites[id];
    if (named !== undefined) return named;
    const own = tileOf(LAYOUT[id]).century;
    if (own > century) return EMPTY;
    const open = own === century && (available === undefined || available.includes(id));
    return open ? { ...EMPTY, state: 'available' } : BUILT;
  });

const cost = (id: SpaceId): number => costAt(spaceOf(id) ?? -1);

const workersOn = (lots: Record<SpaceId, Lot>, seat: Seat): number =>
  sum(SPACE_IDS.map(id => cost(id) * lots[id].stages.filter(builder => builder === seat).length));

const eventsOf = ({ first = '1603-champlain', firstScoredBy = [], current, coming, century = 1 }: Setting): Json => ({
  first,
  firstScoredBy,
  current: current ?? null,
  coming: coming ?? COMING.slice(century - 1),
});

const postOf = (lots: Record<SpaceId, Lot>, who: Seat | 'neutral'): SpaceId | undefined =>
  SPACE_IDS.find(id => lots[id].architect === who);

/** A position of the test town in the notation of the table protocol. */
export const position = (setting: Setting): Record<string, Json> => {
  const { variant = '2011-complete', players = 3, century = 1, turn = 0, zones = {}, leaders = [] } = setting;
  const [edition = '', level = ''] = variant.split('-');
  const lots = lotsOf(setting);
  const inZone = (zone: Zone, seat: Seat): number => zones[zone]?.[seat] ?? 0;
  const newPlayer = (seat: Seat): Json => {
    const active = setting.active?.[seat] ?? 3;
    const elsewhere = sum(ZONES.map(zone => inZone(zone, seat))) + workersOn(lots, seat);
    return {
      score: setting.scores?.[seat] ?? 0,
      active,
      passive: (WORKERS[players] ?? 0) - active - elsewhere,
      architect: postOf(lots, seat) ?? 'hand',
      leader: leaders[seat] ?? null,
    };
  };
  const inPlay = LEADERS.filter(leader => leader !== 'religious' || players > 3);
  const withHolder = players > 2 && leaders.includes('economic') ? 'hand' : 'aside';
  return {
    game: 'quebec',
    edition,
    level,
    century,
    turn,
    over: false,
    sites: byKey(SPACE_IDS, (id): Json => ({ building: LAYOUT[id], ...lots[id] })),
    zones: byKey(ZONES, (zone): Json => range(players).map(seat => inZone(zone, seat))),
    players: range(players).map(newPlayer),
    neutral: postOf(lots, 'neutral') ?? setting.neutral ?? withHolder,
    leaders: level === 'family' ? [] : inPlay.filter(leader => !leaders.includes(leader)),
    events: level === 'events' || level === 'standard' ? eventsOf(setting) : null,
    pending: setting.pending ?? null,
  };
};

/** A state of the game, to play on from. */
export const table = (setting: Setting): State => unwrap(quebec.notation.parsePosition(position(setting)));

export interface Told {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Plays moves by their notation, each by the seat to move, and returns the effects. */
export const tell = (state: State, ...moves: readonly string[]): Told => {
  const effects: Effect[] = [];
  let next = state;
  for (const text of moves) {
    const seat = quebec.actors(next)[0] ?? -1;
    next = quebec.apply(next, seat, unwrap(findMove(quebec, next, seat, text)), effect => effects.push(effect));
  }
  return { state: next, effects };
};

export const play = (state: State, ...moves: readonly string[]): State => tell(state, ...moves).state;

/** The effects of one kind. */
export const only = <K extends Effect['kind']>(kind: K, { effects }: Told): Extract<Effect, { readonly kind: K }>[] =>
  effects.filter((effect): effect is Extract<Effect, { readonly kind: K }> => effect.kind === kind);

/** The legal moves of the seat to move, in alphabetical order; with a word, those that begin with it. */
export const legal = (state: State, word?: string): string[] =>
  quebec
    .actors(state)
    .flatMap(seat => legalTexts(quebec, state, seat))
    .filter(text => word === undefined || text.split(' ')[0] === word)
    .sort();

/** The same word with several endings, as `legal` lists them. */
export const each = (word: string, endings: readonly string[]): string[] =>
  endings.map(ending => `${word} ${ending}`).sort();

/** The seat to move. */
export const asked = (state: State): Seat | undefined => quebec.actors(state)[0];

export const scores = ({ players }: State): number[] => players.map(scoreOf);
export const active = ({ players }: State): number[] => players.map(player => player.active);
export const passive = ({ players }: State): number[] => players.map(player => player.passive);

/** A site without its building. */
export const at = ({ sites }: State, id: SpaceId): Lot => {
  const { state, architect, stages, token: stars } = nth(sites, spaceOf(id) ?? -1);
  return { state, architect, stages, token: stars };
};

/** Where an architect is. */
export const where = (state: State, who: Seat | 'neutral'): string => {
  const post = who === 'neutral' ? state.neutral : nth(state.players, who).architect;
  return typeof post === 'number' ? spaceId(post) : post;
};

/** Points by source and seat. */
export const points = (state: State, source: keyof State['players'][number]['points']): number[] =>
  state.players.map(player => player.points[source]);
