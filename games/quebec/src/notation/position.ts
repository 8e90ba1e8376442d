import { decode, fail, type Json, ok, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { SPACES, type Space, spaceId, spaceOf } from '../model/board.ts';
import { BUILDINGS } from '../model/buildings.ts';
import { stackOf, turnOf } from '../model/pending.ts';
import { availableOf, NO_POINTS, type Player, type Site, type State, scoreOf, type Town } from '../model/state.ts';
import { EVENTS, type EventId, LEADERS, MOST_SEATS, ZONES } from '../model/vocabulary.ts';
import { RULES } from '../rules/editions.ts';
import { variantOf } from '../setup/option-sheet.ts';
import { checkPosition } from './check.ts';
import { checkPending } from './check-pending.ts';
import { formatPending, PendingShape } from './pending.ts';

const formatPost = (post: 'aside' | 'hand' | Space): string => (typeof post === 'number' ? spaceId(post) : post);

const formatPlayer = (player: Player): Json => ({
  score: scoreOf(player),
  active: player.active,
  passive: player.passive,
  architect: formatPost(player.architect),
  leader: player.leader,
});

/** Has the names of all sites, so that adding them does not change the shape of an object again and again. */
const NO_SITES: Readonly<Record<string, Json>> = Object.fromEntries(SPACES.map(({ id }) => [id, null]));

/** A loop over a copy, as `Object.fromEntries` takes ten times as long: a server does this with every turn. */
const sitesByName = (sites: readonly Site[]): Json => {
  const named = { ...NO_SITES };
  for (const [space, site] of sites.entries()) named[spaceId(space)] = site;
  return named;
};

/** A position in the notation of the table protocol; in a view, coming events are hidden. */
export const formatPosition = (town: Town<EventId | 'hidden'>): Json => {
  const { edition, level } = RULES[town.variant];
  return {
    game: 'quebec',
    edition,
    level,
    century: town.century,
    turn: town.turn,
    over: town.over,
    sites: sitesByName(town.sites),
    zones: Object.fromEntries(ZONES.map(zone => [zone, town.zones[zone]])),
    players: town.players.map(formatPlayer),
    neutral: formatPost(town.neutral),
    leaders: town.leaders,
    events: town.events && {
      first: town.events.first,
      firstScoredBy: town.events.firstScoredBy,
      current: town.events.current,
      coming: town.events.coming,
    },
    pending: formatPending(town.pending),
  };
};

const count = v.pipe(
  v.number(),
  v.safeInteger(issue => `expected a whole number, not ${issue.received}`),
  v.minValue(0),
);
const spaceName = v.picklist(SPACES.map(({ id }) => id));
const eventName = v.picklist(EVENTS.map(({ id }) => id));
const leaderName = v.picklist(LEADERS);

const SiteShape = v.strictObject({
  building: v.picklist(BUILDINGS.map(({ id }) => id)),
  state: v.picklist(['waiting', 'available', 'underway', 'built']),
  architect: v.nullable(v.union([count, v.literal('neutral')])),
  stages: v.pipe(v.array(count), v.maxLength(3)),
  token: v.nullable(v.strictObject({ seat: count, stars: v.picklist([1, 2, 3]) })),
});

const PlayerShape = v.strictObject({
  score: count,
  active: count,
  passive: count,
  architect: v.union([v.literal('hand'), spaceName]),
  leader: v.nullable(leaderName),
});

const Shape = v.strictObject({
  game: v.literal('quebec'),
  edition: v.picklist(['2011', '2026']),
  level: v.picklist(['family', 'complete', 'events', 'standard']),
  century: v.picklist([1, 2, 3, 4]),
  turn: v.pipe(count, v.maxValue(MOST_SEATS - 1)),
  over: v.boolean(),
  sites: v.strictObject(
    v.entriesFromList(
      SPACES.map(({ id }) => id),
      SiteShape,
    ),
  ),
  zones: v.strictObject(v.entriesFromList(ZONES, v.array(count))),
  players: v.array(PlayerShape),
  neutral: v.union([v.picklist(['aside', 'hand']), spaceName]),
  leaders: v.array(leaderName),
  events: v.nullable(
    v.strictObject({
      first: eventName,
      firstScoredBy: v.array(count),
      current: v.nullable(eventName),
      coming: v.array(v.union([eventName, v.literal('hidden')])),
    }),
  ),
  pending: PendingShape,
});

type Position = v.InferOutput<typeof Shape>;

const parsePost = <T extends string>(post: T): Space | Exclude<T, (typeof SPACES)[number]['id']> =>
  spaceOf(post) ?? (post as Exclude<T, (typeof SPACES)[number]['id']>);

const parsePlayer = ({ score, active, passive, architect, leader }: Position['players'][number]): Player => ({
  active,
  passive,
  architect: parsePost(architect),
  leader,
  points: { ...NO_POINTS, before: score },
});

/** The fault of a view that is used as a position. */
const HIDDEN = '"hidden" events cannot be set up: name the coming events';

const toState = (position: Position, variant: State['variant']): Result<State> => {
  const { century, turn, over, sites, zones, players, neutral, leaders, events, pending } = position;
  const lots = SPACES.map(({ id }) => sites[id]);
  const coming: EventId[] = [];
  for (const event of events?.coming ?? []) {
    if (event === 'hidden') return fail(HIDDEN);
    coming.push(event);
  }
  return ok({
    variant,
    century,
    turn,
    over,
    sites: lots,
    available: availableOf(lots),
    zones,
    players: players.map(parsePlayer),
    neutral: parsePost(neutral),
    leaders,
    events: events && { ...events, coming },
    pending: pending === null ? (over ? null : turnOf(turn)) : stackOf(pending),
  });
};

/** Reads any possible position, and says what is wrong with the others. */
export const parsePosition = (json: unknown): Result<State> => {
  const decoded = decode(Shape, json, 'position');
  if (!decoded.ok) return decoded;
  const { edition, level } = decoded.value;
  const variant = variantOf(edition, level);
  if (variant === undefined) return fail(`position: the ${edition} edition has no level "${level}"`);
  const state = toState(decoded.value, variant);
  if (!state.ok) return state;
  const fault = checkPosition(state.value) ?? checkPending(state.value);
  return fault === undefined ? state : fail(`position: ${fault}`);
};
