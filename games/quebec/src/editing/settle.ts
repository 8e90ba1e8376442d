import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { costAt, type Space } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import { availableOf, type Player, type Site, type State } from '../model/state.ts';
import { type Century, type EventId, eventsOf, ZONES } from '../model/vocabulary.ts';
import { leadersInPlay, RULES, workersEach } from '../rules/editions.ts';

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
export const settled = (state: State): State => {
  const { variant, century } = state;
  const seats = state.players.length;
  const inPlay = leadersInPlay(variant, seats);
  const events = settledEvents(state, century, seats);
  const mayLead = events?.current !== '1763-royal-proclamation';
  const leaderOf = ({ leader }: Player) => (leader !== null && mayLead && inPlay.includes(leader) ? leader : null);
  const held = state.players.map(leaderOf);
  const neutral = seats === 2 || held.includes('economic');
  const sites = state.sites
    .map(site => (site.architect === 'neutral' && !neutral ? { ...site, architect: null } : site))
    .map(site => settledSite(site, century, seats));
  const at = standing(sites, 'neutral');
  const next: State = {
    ...state,
    over: false,
    turn: Math.min(state.turn, seats - 1),
    sites,
    available: availableOf(sites),
    events,
    neutral: at ?? (seats > 2 && neutral ? 'hand' : 'aside'),
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
