import type { Seat } from '@cap-diamant/kernel';

/** The words of the rules. One vocabulary for all editions; the catalogues have each edition's own terms. */

export const MOST_SEATS = 5;

/** Clockwise; the Citadelle, which no building belongs to, last. */
export const ZONES = ['religion', 'politics', 'economy', 'culture', 'citadelle'] as const;
export type Zone = (typeof ZONES)[number];
export type ByZone<T> = { readonly [zone in Zone]: T };

/** The zones that buildings belong to. */
export const COLOURED = ['religion', 'politics', 'economy', 'culture'] as const;
export type Coloured = (typeof COLOURED)[number];

/** The owner of an architect; the neutral one belongs to the Economic leader, or with two players to nobody. */
export type Architect = Seat | 'neutral';

export const CENTURIES = [1, 2, 3, 4] as const;
export type Century = (typeof CENTURIES)[number];

export const LEADERS = ['religious', 'political', 'economic', 'cultural', 'citadelle'] as const;
export type Leader = (typeof LEADERS)[number];

export const EVENTS = [
  { id: '1603-champlain', century: 1 },
  { id: '1663-sovereign-council', century: 1 },
  { id: '1665-jean-talon', century: 1 },
  { id: '1682-fire', century: 1 },
  { id: '1756-seven-years-war', century: 2 },
  { id: '1759-plains-of-abraham', century: 2 },
  { id: '1763-royal-proclamation', century: 2 },
  { id: '1775-fortification', century: 2 },
  { id: '1800-immigration', century: 3 },
  { id: '1812-war', century: 3 },
  { id: '1867-capital', century: 3 },
  { id: '1871-canals', century: 3 },
  { id: '1917-conscription', century: 4 },
  { id: '1955-carnival', century: 4 },
  { id: '2001-summit', century: 4 },
  { id: '2008-anniversary', century: 4 },
] as const satisfies readonly { id: string; century: Century }[];
export type EventId = (typeof EVENTS)[number]['id'];

export const eventsOf = (century: Century): readonly EventId[] =>
  EVENTS.filter(event => event.century === century).map(({ id }) => id);

/** Sources of points. `before`: the points a position was set up with. */
export const SOURCES = [
  'before',
  'zones',
  'bonus',
  'districts',
  'leader',
  'events',
  'unfinished',
  'active',
  'buildings',
] as const;
export type Source = (typeof SOURCES)[number];
export type BySource = { readonly [source in Source]: number };

/** What ends a century: a player without workers at the start of a turn, or no site for an architect. */
export type CenturyEnd = 'no-workers' | 'no-site';
