import { byKey, nth, type Seat, sum, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import { SPACES } from '@cap-diamant/quebec/board';
import {
  type CenturyForecast,
  type Counted,
  countedPoints,
  finalPoints,
  forecastZones,
  RULES,
} from '@cap-diamant/quebec/rules';
import type { Site, State, Token, VariantId } from '@cap-diamant/quebec/state';
import { type ByZone, CENTURIES, type Century, type EventId, eventsOf, ZONES } from '@cap-diamant/quebec/vocabulary';
import { onlyFor, type Sheet } from '../../common/companion/sheet.ts';

/** The zones of a century as they stood when it ended. */
export interface CenturyLine {
  readonly kind: 'century';
  readonly century: Century;
  /** The event in force, in games with events. */
  readonly event: EventId | null;
  readonly zones: ByZone<readonly number[]>;
}

export type QuebecLine =
  | CenturyLine
  /** Points of a district, a leader or an event. */
  | { readonly kind: 'points'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'final'; readonly counted: readonly Counted[] };

export type QuebecSheet = Sheet<QuebecLine> & { readonly variant: VariantId };

export const isVariant = (text: string): text is VariantId => Object.hasOwn(RULES, text);

export const emptyZones = (seats: number): ByZone<readonly number[]> =>
  byKey(ZONES, () => Array.from({ length: seats }, () => 0));

/** The century to score next; `final`: all are scored; `over`: the final scoring is done too. */
export const nextOf = ({ lines }: Pick<QuebecSheet, 'lines'>): Century | 'final' | 'over' => {
  if (lines.some(({ kind }) => kind === 'final')) return 'over';
  const scored = lines.filter(({ kind }) => kind === 'century').length;
  return CENTURIES[scored] ?? 'final';
};

/** The events that can be in force in a century: none in the first, whose event lasts the whole game. */
export const eventsIn = (variant: VariantId, century: Century): readonly EventId[] =>
  RULES[variant].events && century > 1 ? eventsOf(century) : [];

const newTown = (variant: VariantId, players: number): State => {
  const { edition, level } = RULES[variant];
  return quebec.setup(unwrap(quebec.options.parse({ edition, level, players })), 'companion');
};

/** As much of a game as the scoring of a century looks at. */
const townOf = (variant: VariantId, { century, event, zones }: CenturyLine): State => {
  const town = newTown(variant, zones.citadelle.length);
  return { ...town, century, zones, events: town.events && { ...town.events, current: event } };
};

/** The star token on each space. */
export type Tokens = readonly (Token | null)[];

export const NO_TOKENS: Tokens = SPACES.map(() => null);

/** A town at the end of the game with these tokens. Which tile lies where no longer matters. */
export const townWith = (variant: VariantId, players: number, tokens: Tokens): State => {
  const town = newTown(variant, players);
  const sites = town.sites.map((site, space): Site => ({ ...site, state: 'built', token: nth(tokens, space) }));
  return { ...town, century: 4, sites, available: [] };
};

/** What was counted, with the buildings as the tokens have them: the rules find the main groups. */
export const countedOnBoard = (variant: VariantId, tokens: Tokens, before: readonly Counted[]): Counted[] => {
  const { buildingScoring, level } = RULES[variant];
  return finalPoints(townWith(variant, before.length, tokens), buildingScoring).map(({ main }, seat) => {
    const stars = tokens.map(token => (token?.seat === seat ? token.stars : 0));
    const isMain = (space: number) => level === 'family' || main.includes(space);
    const inMain = (wanted: number) => stars.filter((have, space) => have === wanted && isMain(space)).length;
    return {
      ...nth(before, seat),
      main: [inMain(1), inMain(2), inMain(3)],
      others: sum(stars.filter((_, space) => !isMain(space))),
    };
  });
};

/** The scoring of a century, zone by zone, by the rules of the game. */
export const scoreOfCentury = (variant: VariantId, line: CenturyLine): CenturyForecast =>
  forecastZones(townOf(variant, line));

/** What a line brings each player. */
export const pointsOf = (variant: VariantId, seats: number, line: QuebecLine): readonly number[] => {
  if (line.kind === 'century') return scoreOfCentury(variant, line).points;
  if (line.kind === 'points') return onlyFor(seats, line.seat, line.points);
  return line.counted.map(counted => countedPoints(counted).total);
};
