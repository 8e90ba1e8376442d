import { nth, ok, type Result, type Seat } from '@cap-diamant/kernel';
import { nouvelleFrance } from '../game.ts';
import { isHidden, STANDARD_BOX } from '../geometry/index.ts';
import {
  ALLIES,
  type Ally,
  BONUSES,
  type Bonus,
  type BySite,
  type Card,
  type Shape,
  SITES,
  type Site,
  SNOW,
  SNOWFALLS,
  type Stick,
} from '../model/vocabulary.ts';
import type { State } from '../state/state.ts';

/** A position as text, with the parts that an editor changes. */
export interface Position {
  readonly snow: number;
  readonly turn: Seat;
  readonly sticks: BySite<Stick>;
  readonly placed: State['placed'];
  readonly visible: readonly Card[];
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
  readonly players: readonly {
    readonly score: number;
    readonly bonus: readonly string[];
    readonly ready: readonly Ally[];
    readonly usedThisPhase: number;
  }[];
  readonly characters: BySite<Seat | null>;
}

/** A position as an editor begins with it: at the start of a turn. */
export const editable = (state: State): Position => ({
  ...(nouvelleFrance.notation.formatPosition(state) as unknown as Position),
  ...{ pending: null },
});

/** Why a position cannot be played: a bonus piece stands too early, or something else could not have happened. */
export type PositionFault = { readonly kind: 'early'; readonly bonus: Bonus } | { readonly kind: 'impossible' };

/** A bonus piece that stands in a building although its snowfall has not come yet. */
const earlyBonus = ({ placed, snow }: Position): Bonus | undefined =>
  BONUSES.find((bonus, phase) => phase > snow && placed.some(({ piece }) => piece === bonus));

/** The position if it can be played, read as the table protocol reads it. */
export const checked = (position: Position): Result<State, PositionFault> => {
  const bonus = earlyBonus(position);
  if (bonus !== undefined) return { ok: false, error: { kind: 'early', bonus } };
  const read = nouvelleFrance.notation.parsePosition(position);
  return read.ok ? ok(read.value) : { ok: false, error: { kind: 'impossible' } };
};

type Player = Position['players'][number];

const withPlayer = (position: Position, seat: Seat, change: Partial<Player>): Position => ({
  ...position,
  players: position.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});

export const withTurn = (position: Position, turn: Seat): Position => ({ ...position, turn });

export const withScore = (position: Position, seat: Seat, score: number): Position =>
  withPlayer(position, seat, { score });

/** Makes an ally available, or uses it. */
export const withAlly = (position: Position, seat: Seat, ally: Ally, isReady: boolean): Position => {
  const { ready } = nth(position.players, seat);
  const now = ALLIES.filter(one => (one === ally ? isReady : ready.includes(one)));
  return withPlayer(position, seat, { ready: now, usedThisPhase: ALLIES.length - now.length });
};

const swapped = <T>(list: readonly T[], from: T, to: T): readonly T[] => {
  const at = list.indexOf(from);
  return list.map((one, index) => (index === at ? to : one));
};

/** The shapes that can be face up at a place: the one that is, and those in the deck or among the discards. */
export const cardsFor = ({ visible, deck, discards }: Position, at: number): readonly Shape[] => {
  const free = new Set([nth(visible, at), ...deck, ...discards]);
  return STANDARD_BOX.components.shapes.map(({ id }) => id).filter(shape => free.has(shape));
};

/** Turns another card face up; the one that lay there goes where it came from. */
export const withCard = (position: Position, at: number, card: Shape): Position => {
  const before = nth(position.visible, at);
  const visible = position.visible.map((one, index) => (index === at ? card : one));
  if (position.deck.includes(card)) return { ...position, visible, deck: swapped(position.deck, card, before) };
  if (position.discards.includes(card))
    return { ...position, visible, discards: swapped(position.discards, card, before) };
  return position;
};

/** The bonus pieces a seat still has: neither placed nor lost in the snow. */
export const bonusOf = ({ placed }: Pick<Position, 'placed'>, seat: Seat, snow: number): readonly Bonus[] =>
  BONUSES.filter((piece, phase) => phase >= snow && !placed.some(one => one.piece === piece && one.seat === seat));

/** How often it has snowed: snowflakes leave the deck or come back to its bottom, bonus pieces are lost or found. */
export const withSnow = (position: Position, snow: number): Position => {
  const shapes = position.deck.filter(card => card !== SNOW);
  const flakes = Array.from({ length: SNOWFALLS - snow }, () => SNOW);
  return {
    ...position,
    snow,
    deck: [...shapes, ...flakes],
    players: position.players.map((player, seat) => ({ ...player, bonus: bonusOf(position, seat, snow) })),
  };
};

/** Changes two sticks over. */
export const withSticksOf = (position: Position, site: Site, other: Site): Position => ({
  ...position,
  sticks: { ...position.sticks, [site]: position.sticks[other], [other]: position.sticks[site] },
});

/** Gives a player a bonus piece that was neither placed nor lost, or takes it away. */
export const withBonus = (position: Position, seat: Seat, bonus: Bonus, has: boolean): Position => {
  const { bonus: before } = nth(position.players, seat);
  const after = bonusOf(position, seat, position.snow).filter(one => (one === bonus ? has : before.includes(one)));
  return withPlayer(position, seat, { bonus: after });
};

/** The sites whose character somebody can have: all their slabs are hidden. */
export const charactersIn = ({ sites }: Pick<State, 'sites'>): readonly Site[] =>
  SITES.filter(site => isHidden(STANDARD_BOX, site, sites[site]));

/** Gives a character to a player, or back. */
export const withCharacter = (position: Position, site: Site, seat: Seat | null): Position => ({
  ...position,
  characters: { ...position.characters, [site]: seat },
});
