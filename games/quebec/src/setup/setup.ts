import { nth, type Random, random, range, type Seat } from '@cap-diamant/kernel';
import { SPACES } from '../model/board.ts';
import { BUILDINGS, type Building } from '../model/buildings.ts';
import type { Options } from '../model/options.ts';
import { turnOf } from '../model/pending.ts';
import { availableOf, type Events, NO_POINTS, type Player, type Site, type State } from '../model/state.ts';
import { type Century, eventsOf } from '../model/vocabulary.ts';
import { leadersInPlay, RULES, workersEach } from '../rules/editions.ts';
import { balancedLayout, firstGameLayout, formatLayout, type Layout, randomLayout } from './layout.ts';
import { customLayout, variantOf } from './option-sheet.ts';

const LAYING = {
  balanced: balancedLayout,
  random: randomLayout,
  'first-game': firstGameLayout,
} as const satisfies Record<string, (random: Random) => Layout>;

const layoutFor = (options: Options, dice: Random): Layout =>
  typeof options.layout === 'string' ? LAYING[options.layout](dice) : (customLayout(options) ?? firstGameLayout());

/** One event per century, drawn separately, so that nothing visible gives it away. */
const drawEvents = (seed: string): Events => {
  const dice = random(`${seed}/events`);
  const draw = (century: Century) => dice.pick(eventsOf(century));
  return { first: draw(1), firstScoredBy: [], current: null, coming: [draw(2), draw(3), draw(4)] };
};

const ACTIVE_AT_START = 3;

const newPlayer = (workers: number, active: number): Player => ({
  active,
  passive: workers - active,
  architect: 'hand',
  leader: null,
  points: NO_POINTS,
});

/** With two players the second one starts with one more worker. */
const newPlayers = (players: number, first: Seat): Player[] =>
  range(players).map(seat =>
    newPlayer(workersEach(players), ACTIVE_AT_START + (players === 2 && seat !== first ? 1 : 0)),
  );

/** A site at the start, by its building; shared by all games, because sites are never changed. */
const NEW_SITES: ReadonlyMap<Building, Site> = new Map(
  BUILDINGS.map(({ id, century }) => [
    id,
    { building: id, state: century === 1 ? 'available' : 'waiting', architect: null, stages: [], token: null },
  ]),
);

const newSite = (building: Building): Site => {
  const site = NEW_SITES.get(building);
  if (site === undefined) throw new Error(`no building "${building}"`);
  return site;
};

export const setup = (options: Options, seed: string): State => {
  const { edition, level, players } = options;
  const variant = variantOf(edition, level);
  if (variant === undefined) throw new Error(`no level "${level}" in edition ${edition}`);
  const dice = random(`${seed}/table`);
  const turn = options.first === 'random' ? dice.below(players) : options.first;
  const layout = layoutFor(options, dice);
  const sites = SPACES.map((_, space) => newSite(nth(layout, space)));
  const nobody = range(players).map(() => 0);
  return {
    variant,
    century: 1,
    turn,
    over: false,
    sites,
    available: availableOf(sites),
    zones: { religion: nobody, politics: nobody, economy: nobody, culture: nobody, citadelle: nobody },
    players: newPlayers(players, turn),
    neutral: 'aside',
    leaders: leadersInPlay(variant, players),
    events: RULES[variant].events ? drawEvents(seed) : null,
    pending: turnOf(turn),
  };
};

export const dealt = (state: State) => ({
  layout: formatLayout(state.sites.map(({ building }) => building)),
  first: state.turn,
});
