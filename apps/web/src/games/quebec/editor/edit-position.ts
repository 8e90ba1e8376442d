import { fail, nth, type Result, range, type Seat, sum } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { costAt, type Space } from '@cap-diamant/quebec/board';
import { type Building, tileOf } from '@cap-diamant/quebec/buildings';
import { leadersInPlay, RULES, workersEach } from '@cap-diamant/quebec/rules';
import { availableOf, NO_POINTS, type Player, type Site, type State, type VariantId } from '@cap-diamant/quebec/state';
import { type Century, type EventId, eventsOf, type Leader, ZONES, type Zone } from '@cap-diamant/quebec/vocabulary';

/** A site that somebody is working on keeps its architect; without one it is as if nobody had started it. */
const settledSite = (site: Site, century: Century, seats: number): Site => {
  const own = tileOf(site.building).century;
  const bare = { building: site.building, architect: null, stages: [], token: null };
  if (own > century) return { ...bare, state: 'waiting' };
  const isOpen = own === century;
  const isSeat = (seat: Seat | 'neutral' | null) => seat === 'neutral' || (seat !== null && seat < seats);
  if (site.state === 'underway' && isSeat(site.architect)) {
    return { ...site, stages: site.stages.filter(seat => seat < seats), token: null };
  }
  if (site.state === 'built')
    return { ...bare, state: 'built', token: isSeat(site.token?.seat ?? null) ? site.token : null };
  return { ...bare, state: isOpen ? 'available' : 'built' };
};

/** Where an architect stands. */
const standing = (sites: readonly Site[], who: Seat | 'neutral'): Space | undefined => {
  const space = sites.findIndex(({ architect }) => architect === who);
  return space < 0 ? undefined : space;
};

const settledEvents = ({ variant, events }: State, century: Century, seats: number): State['events'] => {
  if (!RULES[variant].events) return null;
  const known = events?.current === null || events === null ? [] : [events.current];
  const all = [...known, ...(events?.coming ?? [])];
  const at = (wanted: Century): EventId => all.find(id => eventsOf(wanted).includes(id)) ?? nth(eventsOf(wanted), 0);
  const first = events?.first ?? nth(eventsOf(1), 0);
  const scored = (events?.firstScoredBy ?? []).filter(seat => seat < seats);
  return {
    first,
    firstScoredBy: first === '1603-champlain' ? [] : scored,
    current: century === 1 ? null : at(century),
    coming: ([2, 3, 4] as const).filter(later => later > century).map(at),
  };
};

/** Workers of a seat that are not in its supply. */
export const workersOut = (state: State, seat: Seat): number =>
  nth(state.players, seat).active +
  sum(ZONES.map(zone => nth(state.zones[zone], seat))) +
  sum(state.sites.map(({ stages }, space) => costAt(space) * stages.filter(by => by === seat).length));

/** The position with everything that follows from the rest: the supply, free leaders, where architects stand. */
const settled = (state: State): State => {
  const { variant, century } = state;
  const seats = state.players.length;
  const inPlay = leadersInPlay(variant, seats);
  const events = settledEvents(state, century, seats);
  const mayLead = events?.current !== '1763-royal-proclamation';
  const leaderOf = ({ leader }: Player) => (leader !== null && mayLead && inPlay.includes(leader) ? leader : null);
  const held = state.players.map(leaderOf);
  const hasNeutral = seats === 2 || held.includes('economic');
  const sites = state.sites
    .map(site => (site.architect === 'neutral' && !hasNeutral ? { ...site, architect: null } : site))
    .map(site => settledSite(site, century, seats));
  const at = standing(sites, 'neutral');
  const next: State = {
    ...state,
    over: false,
    turn: Math.min(state.turn, seats - 1),
    sites,
    available: availableOf(sites),
    events,
    neutral: at ?? (seats > 2 && hasNeutral ? 'hand' : 'aside'),
    leaders: inPlay.filter(leader => !held.includes(leader)),
    players: state.players.map((player, seat) => ({
      ...player,
      leader: nth(held, seat),
      architect: standing(sites, seat) ?? 'hand',
    })),
  };
  return {
    ...next,
    players: next.players.map((player, seat) => ({ ...player, passive: workersEach(seats) - workersOut(next, seat) })),
  };
};

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

/** Changes a site. An architect that is put on it leaves the site where it stood. */
export const withSite = (state: State, space: Space, change: Partial<Site>): State =>
  settled({
    ...state,
    sites: state.sites.map((site, at) => {
      if (at === space) return { ...site, ...change };
      const leaves = change.architect !== undefined && change.architect !== null && site.architect === change.architect;
      return leaves ? { ...site, architect: null } : site;
    }),
  });

/** Puts a tile on a space; the tile that lay there takes its place. */
export const withBuilding = (state: State, space: Space, building: Building): State => {
  const before = nth(state.sites, space).building;
  return settled({
    ...state,
    sites: state.sites.map((site, at) => {
      if (at === space) return { ...site, building };
      return site.building === building ? { ...site, building: before } : site;
    }),
  });
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

/** Whether a position can be played: read as the table protocol reads it. */
export const checked = (state: State): Result<State> => {
  const json = quebec.notation.formatPosition(state) as Readonly<Record<string, unknown>>;
  const crowded = state.players.findIndex(({ passive }) => passive < 0);
  if (crowded >= 0) return fail(`seat ${crowded} has too many workers`, 'workers');
  return quebec.notation.parsePosition({ ...json, pending: null });
};
