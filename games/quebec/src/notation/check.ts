import { nth, type Seat, sum } from '@cap-diamant/kernel';
import { colourAt, costAt, type Space, spaceId } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import { listOf } from '../model/pending.ts';
import { isOn, type Site, type State } from '../model/state.ts';
import { EVENTS, type EventId, ZONES } from '../model/vocabulary.ts';
import { leadersInPlay, RULES, workersEach } from '../rules/editions.ts';
import { stagesOf } from '../rules/sites.ts';

/** Checks one aspect of a position and returns the first fault it finds. */
type Check = (state: State) => string | undefined;

const firstFault = <T>(items: Iterable<T>, check: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const fault = check(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const isSeat = (state: State, seat: Seat): boolean => seat < state.players.length;

const seats: Check = state => {
  const counts: readonly number[] = RULES[state.variant].players;
  const { length } = state.players;
  if (!counts.includes(length)) return `${state.variant} is for ${counts.join(', ')} players, not ${length}`;
  if (!isSeat(state, state.turn)) return `"turn" is a seat from 0 to ${length - 1}, not ${state.turn}`;
  const zone = ZONES.find(name => state.zones[name].length !== length);
  return zone && `zone "${zone}" has numbers for ${state.zones[zone].length} seats, but there are ${length} players`;
};

const tiles: Check = ({ sites }) => {
  const seen = new Map<string, Space>();
  return firstFault(sites.entries(), ([space, { building }]) => {
    const { zone } = tileOf(building);
    if (zone !== colourAt(space))
      return `"${building}" belongs to ${zone}, but ${spaceId(space)} to ${colourAt(space)}: a tile lies on a space of its zone`;
    const other = seen.get(building);
    seen.set(building, space);
    return other === undefined ? undefined : `"${building}" lies both on ${spaceId(other)} and on ${spaceId(space)}`;
  });
};

/** The possible states of a site, by how its tile's century compares to the current one. */
const statesIn = ({ century, over }: State, site: Site): readonly Site['state'][] => {
  const own = tileOf(site.building).century;
  if (own > century) return ['waiting'];
  return own < century || over ? ['underway', 'built'] : ['available', 'underway', 'built'];
};

const siteStates: Check = state =>
  firstFault(state.sites.entries(), ([space, site]) => {
    const name = spaceId(space);
    const allowed = statesIn(state, site);
    if (!allowed.includes(site.state)) return `${name} cannot be "${site.state}" now, only ${allowed.join(' or ')}`;
    if (site.state !== 'underway' && site.architect !== null) return `${name} is ${site.state} but has an architect`;
    if (site.state === 'underway' && site.architect === null) return `${name} is underway but has no architect`;
    if (site.state !== 'underway' && site.stages.length > 0) return `${name} is ${site.state} but has stages`;
    if (site.state !== 'built' && site.token !== null) return `${name} is ${site.state} but has a token`;
    const seat = [...site.stages, site.token?.seat ?? 0].find(builder => !isSeat(state, builder));
    return seat === undefined ? undefined : `${name} names seat ${seat}, which nobody has`;
  });

const architects: Check = state => {
  const standing = (who: Seat | 'neutral') =>
    state.sites.flatMap((site, space) => (site.architect === who ? [space] : []));
  const posts: readonly (readonly [Seat | 'neutral', 'aside' | 'hand' | Space])[] = [
    ...state.players.map(({ architect }, seat) => [seat, architect] as const),
    ['neutral', state.neutral],
  ];
  const unknown = state.sites.find(({ architect }) => typeof architect === 'number' && !isSeat(state, architect));
  if (unknown) return `an architect of seat ${unknown.architect} stands on a site, but nobody has that seat`;
  return firstFault(posts, ([who, post]) => {
    const found = standing(who);
    const name = who === 'neutral' ? 'the neutral architect' : `the architect of seat ${who}`;
    if (found.length > 1) return `${name} stands on ${found.map(spaceId).join(' and ')}`;
    if (typeof post === 'number' && found[0] !== post) return `${name} should stand on ${spaceId(post)}, but does not`;
    return typeof post !== 'number' && found.length > 0
      ? `${name} is "${post}", but stands on ${spaceId(nth(found, 0))}`
      : undefined;
  });
};

const neutral: Check = state => {
  if (state.players.length === 2) {
    const toPut = listOf(state.pending).some(entry => entry.kind === 'put' && entry.architect === 'neutral');
    return state.neutral === 'hand' && !state.over && !toPut
      ? 'the neutral architect is in hand, but nobody is to put it'
      : undefined;
  }
  const held = state.players.some(({ leader }) => leader === 'economic');
  if (held)
    return state.neutral === 'aside' ? 'the economic leader is held, but the neutral architect is aside' : undefined;
  return state.neutral === 'aside'
    ? undefined
    : 'nobody holds the economic leader, but the neutral architect is not aside';
};

/** Every worker is somewhere: on its player's board, in a zone or on a site. */
export const workersInPlay = (state: State, seat: Seat): number => {
  const { active, passive } = nth(state.players, seat);
  const inZones = sum(ZONES.map(zone => nth(state.zones[zone], seat)));
  const onSites = sum(state.sites.map(({ stages }, space) => costAt(space) * stagesOf(stages, seat)));
  return active + passive + inZones + onSites;
};

const workers: Check = state => {
  const each = workersEach(state.players.length);
  return firstFault(state.players.keys(), seat => {
    const count = workersInPlay(state, seat);
    return count === each ? undefined : `seat ${seat} has ${count} workers in all, but each player has ${each}`;
  });
};

const leaders: Check = state => {
  const inPlay = leadersInPlay(state.variant, state.players.length);
  const held = state.players.flatMap(({ leader }) => (leader === null ? [] : [leader]));
  const foreign = held.find(leader => !inPlay.includes(leader));
  if (foreign !== undefined) return `the ${foreign} leader is not in play in this game`;
  if (new Set(held).size < held.length) return 'a leader is held by two players';
  if (held.length > 0 && isOn(state, '1763-royal-proclamation'))
    return 'nobody can hold a leader under the Royal Proclamation';
  const left = inPlay.filter(leader => !held.includes(leader));
  return left.join() === state.leaders.join()
    ? undefined
    : `"leaders" should list those not held: ${left.join(', ') || 'none'}`;
};

const centuryOf = (id: EventId): number => EVENTS.find(event => event.id === id)?.century ?? 0;

const events: Check = ({ variant, century, events: cards, players }) => {
  const { level } = RULES[variant];
  if (!RULES[variant].events) return cards === null ? undefined : `there are no events at level "${level}"`;
  if (cards === null) return `there are events at level "${level}"`;
  const { first, firstScoredBy, current, coming } = cards;
  if (centuryOf(first) !== 1) return `"${first}" is no event of century 1`;
  if ((current === null) !== (century === 1)) return `"current" is null in century 1 and an event later on`;
  if (current !== null && centuryOf(current) !== century) return `"${current}" is no event of century ${century}`;
  if (coming.length !== 4 - century)
    return `${4 - century} events are to come in century ${century}, not ${coming.length}`;
  const wrong = coming.find((id, later) => centuryOf(id) !== century + 1 + later);
  if (wrong !== undefined) return `"${wrong}" does not come in that century`;
  if (firstScoredBy.some(seat => seat >= players.length)) return '"firstScoredBy" names a seat nobody has';
  if (new Set(firstScoredBy).size < firstScoredBy.length || firstScoredBy.length > 2)
    return '"firstScoredBy" lists two different seats at most';
  return first === '1603-champlain' && firstScoredBy.length > 0
    ? "Champlain's voyage is scored at the end of the game"
    : undefined;
};

const ending: Check = ({ over, century, pending, players }) => {
  if (!over) return undefined;
  if (century !== 4) return 'a game is over in century 4 only';
  if (pending !== null) return 'nothing is pending when a game is over';
  return players.some(({ leader }) => leader !== null) ? 'leaders have gone back when a game is over' : undefined;
};

const CHECKS = [seats, tiles, siteStates, architects, workers, leaders, neutral, events, ending];

/** Why a position is impossible, if so. */
export const checkPosition = (state: State): string | undefined => firstFault(CHECKS, check => check(state));
