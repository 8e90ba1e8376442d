/** The three works under construction, in the order of the component list. */
export const SITES = ['redoubt', 'church', 'mill'] as const;
export type Site = (typeof SITES)[number];
export type BySite<T> = { readonly [site in Site]: T };

export const COLOURS = ['brown', 'blue', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = { readonly [colour in Colour]: T };

/** The bonus pieces; `BONUSES[n]` belongs to phase n + 1. */
export const BONUSES = ['beam', 'stake', 'peg'] as const;
export type Bonus = (typeof BONUSES)[number];
export type ByBonus<T> = { readonly [bonus in Bonus]: T };

export const ALLIES = ['fille', 'coureur', 'nation'] as const;
export type Ally = (typeof ALLIES)[number];
export type ByAlly<T> = { readonly [ally in Ally]: T };

/** Levels from the ground up: lower, middle, upper floor. */
export const FLOORS = [0, 1, 2] as const;
export type Floor = (typeof FLOORS)[number];

/** What a face of a stick shows: one point, two points or a loss of one for each cube. */
export const SYMBOLS = ['+', '2', '-'] as const;
export type Face = (typeof SYMBOLS)[number];
export type Stick = readonly [bottom: Face, middle: Face, top: Face];

/** Shapes, pieces and grids come from the component list, so their ids can be any text. */
export type Shape = string;
export type Piece = string;
export type Grid = string;

export const SNOW = 'snow';
export type Card = Shape | typeof SNOW;

/** x to the right, y towards the viewer, z up. */
export type Cell = readonly [x: number, y: number, z: number];

/** Why a placement is refused, in the order of the tests (rules 21.10). */
export const PLACE_REASONS = [
  'form',
  'site',
  'height',
  'outside',
  'overlap',
  'covered',
  'floating',
  'unstable',
] as const;
export type PlaceReason = (typeof PLACE_REASONS)[number];

/** Why a move is refused. */
export const REASONS = [
  ...PLACE_REASONS,
  'over',
  'not-asked',
  'question',
  'piece',
  'card',
  'placeable',
  'ally',
  'order',
] as const;
export type Reason = (typeof REASONS)[number];

/** Three snowfalls: the third ends the game. */
export const SNOWFALLS = 3;

/** How many cards a First Nations token shows, if that many are left. */
export const LOOKED_AT = 3;

export const bySite = <T>(value: (site: Site) => T): BySite<T> => ({
  redoubt: value('redoubt'),
  church: value('church'),
  mill: value('mill'),
});

/** In a view: a card the viewer does not know. */
export const HIDDEN = 'hidden';
