import type { Building } from '@cap-diamant/quebec/buildings';

/**
 * An emblem for each building, with one stroke width, on a 48 × 48 grid with the ground at y = 42. About a dozen types
 * share their parts; famous buildings get a detail of their own.
 */

const GROUND = 'M4 42H44';

/** A small cross with its foot at a point. */
const cross = (x: number, y: number): string => `M${x} ${y}v-7M${x - 2.5} ${y - 4.5}h5`;

const door = (x: number, width = 6, height = 9, ground = 42): string =>
  `M${x - width / 2} ${ground}v${3 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - 3}`;

const gable = (left: number, right: number, eaves: number, ridge: number): string =>
  `M${left} 42V${eaves}L${(left + right) / 2} ${ridge}L${right} ${eaves}V42Z`;

const block = (left: number, right: number, top: number, bottom = 42): string =>
  `M${left} ${bottom}V${top}H${right}V${bottom}Z`;

/** A hipped roof: as wide as the eaves, narrower at the ridge. */
const hipped = (left: number, right: number, eaves: number, ridge: number, inset = 4): string =>
  `M${left} ${eaves}L${left + inset} ${ridge}H${right - inset}L${right} ${eaves}Z`;

const spire = (x: number, half: number, base: number, tip: number): string =>
  `M${x - half} ${base}L${x} ${tip}L${x + half} ${base}Z`;

/** Windows as short vertical strokes. */
const panes = (xs: readonly number[], y: number, height = 4): string => xs.map(x => `M${x} ${y}v${height}`).join('');

const columns = (xs: readonly number[], top: number, bottom: number): string =>
  xs.map(x => `M${x} ${top}V${bottom}`).join('');

const dome = (x: number, half: number, base: number): string =>
  `M${x - half} ${base}a${half} ${half} 0 0 1 ${2 * half} 0Z`;

const pediment = (left: number, right: number, base: number, tip: number): string =>
  `M${left} ${base}L${(left + right) / 2} ${tip}L${right} ${base}Z`;

/** A town house: steep roof, chimneys on the gable walls. */
const house = (left: number, right: number, eaves: number, ridge: number): string =>
  `${block(left, right, eaves)}M${left - 2} ${eaves}L${left + 5} ${ridge}H${right - 5}L${right + 2} ${eaves}Z`;

const chimney = (x: number, top: number, foot: number): string => `M${x - 2} ${foot}V${top}h4V${foot}`;

const dormer = (x: number, base: number): string => `M${x - 3} ${base}v-3l3-3 3 3v3Z`;

const battlements = (left: number, top: number, teeth: number, step: number): string =>
  `M${left} ${top}${`v-4h${step}v4h${step}`.repeat(teeth - 1)}v-4h${step}v4Z`;

const EMBLEM: Readonly<Record<Building, string>> = {
  // Churches, chapels, convents
  'notre-dame-cathedral': `${block(6, 15, 20)}${spire(10.5, 5, 20, 9)}${block(33, 42, 24)}${dome(37.5, 4.5, 24)}M15 42V27l9-7 9 7V42${door(24, 7, 11)}${cross(10.5, 9)}`,
  seminary: `${block(6, 42, 28)}${hipped(5, 43, 28, 20)}${block(20.5, 27.5, 14, 20)}${dome(24, 3.5, 14)}${cross(24, 10.5)}${door(24, 7, 10)}${panes([11, 16, 32, 37], 32)}`,
  'notre-dame-des-victoires': `${gable(11, 37, 27, 16)}${block(21, 27, 12, 19)}${spire(24, 3.5, 12, 5)}${door(24, 7, 10)}M24 22.5v.1${panes([16, 32], 31)}`,
  'hotel-dieu': `${block(7, 41, 25)}${hipped(6, 42, 25, 17)}M24 27.5v8M20 31.5h8${panes([12, 36], 30, 5)}${chimney(12, 12, 17)}${chimney(36, 12, 17)}`,
  'ursulines-chapel': `${gable(14, 34, 27, 18)}${block(21.5, 26.5, 13, 19)}${dome(24, 2.5, 13)}${cross(24, 10.5)}${door(24, 6, 9)}M34 42V33h8v9`,
  'holy-trinity-cathedral': `${gable(10, 38, 29, 21)}${block(20, 28, 16, 24)}${spire(24, 4, 16, 3)}${columns([15, 20, 28, 33], 29, 42)}M10 29H38`,
  'jesuit-chapel': `${gable(11, 37, 24, 12)}M28.5 24a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0${door(24, 7, 10)}${cross(24, 12)}`,
  'archbishops-palace': `${block(6, 42, 24)}${pediment(16, 32, 24, 16)}${cross(24, 16)}${columns([17, 21, 27, 31], 24, 42)}${panes([10, 38], 29)}${panes([10, 38], 36, 3)}`,
  'kirk-hall': `${gable(9, 39, 26, 14)}M20 19l8 7M28 19l-8 7${panes([15, 33], 30, 6)}${door(24, 8, 10)}`,
  'saint-roch-church': `${block(7, 16, 20)}${spire(11.5, 4.5, 20, 6)}${block(32, 41, 20)}${spire(36.5, 4.5, 20, 6)}M16 42V25l8-6 8 6V42${door(24, 7, 10)}M24 26v.1`,
  'saint-coeur-de-marie-church': `${block(8, 40, 28)}${dome(24, 12, 28)}${block(21, 27, 12, 16.5)}${cross(24, 12)}${door(24, 7, 9)}${panes([13, 35], 32, 5)}`,

  // Government and walls
  'chateau-saint-louis': `M4 42L8 34H40l4 8${block(10, 38, 24, 34)}${hipped(9, 39, 24, 14)}${block(21, 27, 9, 14)}${spire(24, 3, 9, 4)}${panes([15, 20, 28, 33], 27)}`,
  'batterie-royale': `${battlements(5, 33, 4, 5.5)}M5 33V42H43.5V33M14 25l15-7 3 5-15 7ZM22 29a4 4 0 1 1-8 0 4 4 0 1 1 8 0M33 17l4-2`,
  'cap-diamant-redoubt': `M8 42L12 22H36l4 20Z${battlements(12, 22, 3, 4.8)}M24 26l5 6-5 6-5-6Z`,
  'dauphine-redoubt': `M7 42L14 24V42M41 42L34 24V42${block(14, 34, 22)}${hipped(12, 36, 22, 13)}${chimney(17, 8, 13)}${chimney(31, 8, 13)}${door(24)}${panes([19, 29], 27)}`,
  'chateau-haldimand': `${block(6, 42, 26)}${hipped(5, 43, 26, 17, 5)}${dormer(14, 23)}${dormer(24, 23)}${dormer(34, 23)}${door(24)}${panes([11, 17, 31, 37], 30, 5)}`,
  'intendants-palace': `${block(6, 42, 24, 38)}${hipped(5, 43, 24, 15)}${pediment(18, 30, 24, 18)}M20 38l-4 4M28 38l4 4M16 42H32${door(24, 5, 9, 38)}${panes([11, 16, 32, 37], 28)}`,
  'city-hall': `${block(7, 34, 25)}${hipped(6, 35, 25, 17)}${block(31, 41, 19)}${spire(36, 6, 19, 6)}M38 24.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0${door(20, 7, 10)}${panes([12, 28], 30, 5)}`,
  parliament: `${block(5, 43, 27)}M5 27l2-5H41l2 5${block(19.5, 28.5, 15)}${hipped(19.5, 28.5, 15, 8, 2)}M24 8V3l4 1.5L24 6${door(24, 5, 8)}${panes([10, 15, 33, 38], 31, 6)}M26 19.5a2 2 0 1 1-4 0 2 2 0 1 1 4 0`,
  'andre-laurendeau-building': `${block(9, 39, 21)}${block(17, 31, 14, 21)}${panes([14, 19, 29, 34], 25, 12)}${door(24, 5, 12)}`,
  'health-and-welfare-building': `${block(7, 41, 18)}M7 23H41M24 9v6M21 12h6${panes([13, 18, 30, 35], 27, 5)}${panes([13, 18, 30, 35], 36, 3)}${door(24, 6, 11)}`,
  'marie-guyart-building': `${block(16, 32, 8)}M20 8V42M24 8V42M28 8V42M16 13H32${block(8, 16, 33)}${block(32, 40, 33)}M24 8V3`,

  // Trade and houses
  'champlain-habitation': `${block(9, 20, 26)}${spire(14.5, 7, 26, 16)}${block(25, 36, 22)}${spire(30.5, 7, 22, 11)}M30.5 11V5l5 1.8-5 1.8M4 42V35l2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2v7`,
  'demers-house': `${house(11, 37, 27, 13)}${chimney(14, 9, 15)}${chimney(34, 9, 15)}${door(18, 6, 10)}${panes([26, 31], 32, 5)}`,
  'dumont-house': `${house(9, 39, 28, 17)}${chimney(24, 11, 17)}${dormer(17, 25)}${dormer(31, 25)}${door(24, 6, 10)}${panes([15, 33], 33, 4)}`,
  'barbel-house': `${block(14, 34, 22)}M12 22L24 8L36 22Z${chimney(31, 9, 16)}${panes([19, 24, 29], 26)}${panes([29], 34)}${door(20, 6, 8)}`,
  'chevalier-house': `${house(5, 26, 27, 16)}${block(26, 42, 24)}M26 24l4-9H38l5.5 9${chimney(11, 10, 16)}${chimney(22, 10, 17)}${chimney(36, 9, 15)}${door(16, 6, 9)}${panes([31, 37], 29)}${panes([31, 37], 36, 3)}`,
  'chateau-frontenac': `${block(6, 42, 30)}${block(18, 30, 17, 30)}${hipped(17, 31, 17, 6, 4)}${spire(10, 5, 30, 18)}${spire(38, 5, 30, 18)}M14 30l2-5h2M34 30l-2-5h-2M20 6V3M28 6V3${door(24, 6, 8)}${panes([21.5, 26.5], 21, 5)}${panes([11, 16, 32, 37], 34)}`,
  'louis-st-laurent-building': `${block(7, 41, 24)}M7 24l3-6H38l3 6${dome(24, 6, 18)}M24 12V7${columns([18, 22, 26, 30], 28, 42)}M15 28H33${panes([11, 37], 29, 5)}`,
  'customs-building': `${block(6, 42, 28)}${pediment(14, 34, 28, 22)}${block(18, 30, 17, 24)}${dome(24, 6, 17)}M24 11V6${columns([16, 20, 24, 28, 32], 28, 42)}`,
  'thibaudeau-warehouse': `${block(8, 40, 14)}M8 19H40M12 42V32a4 4 0 0 1 8 0V42M20 42V32a4 4 0 0 1 8 0V42M28 42V32a4 4 0 0 1 8 0V42${panes([13, 18, 24, 30, 35], 22)}M6 14H42`,
  'hotel-le-concorde': `M14 42L18 14H31L35 42ZM11 10.5a13.5 3.5 0 1 0 27 0 13.5 3.5 0 1 0-27 0M24.5 7V3M17 21H32M16 28H33M15 35H34`,
  'price-building': `${block(11, 37, 32)}${block(15, 33, 22, 32)}${block(18, 30, 14, 22)}${hipped(18, 30, 14, 6, 4)}M24 6V3${panes([21, 27], 17, 23)}${panes([16, 32], 35, 4)}`,

  // Culture
  'jacquet-house': `M8 42V33H40V42ZM6 33L15 11H33L42 33Z${chimney(31, 6, 11)}${dormer(19, 27)}${dormer(29, 27)}${door(24, 6, 7)}`,
  'louis-jolliet-house': `${house(6, 28, 27, 16)}${chimney(10, 11, 17)}${door(17, 6, 9)}M24 42L43 14M29 42L46 17M34 30l5-7 4 3-5 7Z`,
  'maillou-house': `${block(7, 41, 24)}M5 24L12 16H36L43 24Z${chimney(10, 10, 18)}${chimney(38, 10, 18)}${door(24, 6, 10)}${panes([13, 18, 30, 35], 28)}${panes([13, 18, 30, 35], 35, 3)}`,
  'maizerets-manor': `${house(5, 33, 29, 19)}${dormer(13, 27)}${dormer(25, 27)}${chimney(19, 13, 19)}${door(19, 6, 9)}M39 42V30M44 24a5 5.5 0 1 1-10 0 5 5.5 0 1 1 10 0`,
  'gervais-beaudoin-house': `${block(12, 36, 25)}M12 25l2-10H34l2 10Z${chimney(15, 8, 15)}${chimney(33, 8, 15)}${dormer(24, 23)}${door(24, 6, 9)}${panes([17, 31], 29, 5)}`,
  'museum-of-french-america': `${block(7, 41, 26)}${hipped(6, 42, 26, 18)}${block(20, 28, 13, 18)}${spire(24, 5, 13, 5)}M24 28.5c-4 3-3 6 0 5.5 3 .5 4-2.5 0-5.5M20.5 36h7${panes([12, 16.5, 31.5, 36], 30, 6)}`,
  'capitol-theatre': `M8 42V19C8 11 16 9 24 9s16 2 16 10V42ZM5 30H43l-3 5H8ZM24 13l1.6 3.2 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5ZM18 42V35M24 42V35M30 42V35`,
  'grand-theatre': `M5 18H43V34H5ZM9 34V42M39 34V42M17 34V42M31 34V42M15 21.5v4c0 3 2 4.5 4 4.5s4-1.5 4-4.5v-4ZM25 21.5v4c0 3 2 4.5 4 4.5s4-1.5 4-4.5v-4Z`,
  'museum-of-civilization': `M5 42V30L21 21V42M43 42V30L27 21V42M21 42l3-21 3 21M16 42h16M21 21V11l6-3V21M10 34h6M32 34h6`,
  'museum-of-fine-arts': `${block(6, 42, 26)}${pediment(13, 35, 26, 16)}${columns([15, 21, 27, 33], 26, 38)}M11 38H37L40 42H8Z${panes([9.5, 38.5], 30, 5)}`,
  'guy-fregault-building': `${block(8, 40, 16)}M8 21H40M8 27H40M8 33H40${panes([14, 19, 29, 34], 16, 17)}${door(24, 7, 8)}M13 16V12H35V16`,
};

export const emblemOf = (building: Building): string => `${EMBLEM[building]}${GROUND}`;
