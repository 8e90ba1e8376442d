import type { District } from '@cap-diamant/quebec/board';
import type { Leader, Zone } from '@cap-diamant/quebec/vocabulary';

/** Symbols of the zones on a 24 × 24 grid, filled with the even-odd rule. */
export const ZONE_SYMBOL: Readonly<Record<Zone, string>> = {
  religion: 'M10.2 2.5h3.6v5.3h5.2v3.6h-5.2V21.5h-3.6V11.4H5V7.8h5.2Z',
  politics: 'M5 2h2v1.2c4-1.8 7 1.7 12.5-.2-1.6 3-1.6 5.6 0 9C14.5 14 11 10.5 7 12.2V22H5Z',
  economy:
    'M8.6 2.5c2.2 1.2 4.6 1.2 6.8 0l-1.2 4.3c4 2.2 6.6 6 6.6 9.5 0 4-3.3 5.5-8.8 5.5S3.2 20.3 3.2 16.3c0-3.5 2.6-7.3 6.6-9.5ZM8.5 8.3h7v1.5h-7Z',
  culture:
    'M3 3.5c6 2.2 12 2.2 18 0 .9 9-2.2 15.5-9 18.5C5.2 19 2.1 12.5 3 3.5ZM6.3 9.3c1.5-1.7 3.2-1.7 4.5 0-1.3 1.2-3.1 1.2-4.5 0ZM13.2 9.3c1.3-1.7 3-1.7 4.5 0-1.4 1.2-3.2 1.2-4.5 0ZM8 14.5c2.6 1.7 5.4 1.7 8 0-.7 3-2.2 4.4-4 4.4s-3.3-1.4-4-4.4Z',
  citadelle:
    'M12 1.5l2.7 5.6 5.9-2.2-2.2 5.9L22.5 12l-4.1 2.7 2.2 5.9-5.9-2.2L12 22.5l-2.7-4.1-5.9 2.2 2.2-5.9L1.5 12l4.1-1.2-2.2-5.9 5.9 2.2ZM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z',
};

/** A star centred on the origin, with radius 1. */
const starPoints = Array.from({ length: 10 }, (_, corner) => {
  const [angle, far] = [(Math.PI * (corner - 2.5)) / 5, corner % 2 === 0 ? 1 : 0.45];
  return `${(far * Math.cos(angle)).toFixed(3)} ${(far * Math.sin(angle)).toFixed(3)}`;
});
export const STAR = `M${starPoints.join('L')}Z`;

/** An architect: a standing figure, 30 high, its foot at the origin. */
export const PAWN =
  'M-10 0c0-3.5 2.8-5 4.6-7.8 1.6-2.5 2.2-5 2.4-7.2a6.4 6.4 0 1 1 6 0c.2 2.2.8 4.7 2.4 7.2C7.2-5 10-3.5 10 0Z';

/** Parts of the action symbols, on a 24 × 24 grid around the origin. */
export type ActionPart =
  | { readonly part: 'workers'; readonly count: number }
  | { readonly part: 'zone'; readonly zone: Zone | 'any' }
  | { readonly part: 'zones'; readonly zones: readonly [Zone, Zone] }
  | { readonly part: 'arrow' }
  | { readonly part: 'swap' }
  | { readonly part: 'up' }
  | { readonly part: 'points'; readonly text: string }
  | { readonly part: 'architect' }
  | { readonly part: 'star' }
  | { readonly part: 'any' };

const workers = (count: number): ActionPart => ({ part: 'workers', count });
const zone = (which: Zone | 'any'): ActionPart => ({ part: 'zone', zone: which });
const arrow: ActionPart = { part: 'arrow' };
const up: ActionPart = { part: 'up' };
const any: ActionPart = { part: 'any' };
const points = (text: string): ActionPart => ({ part: 'points', text });

/** A leader's power, in the same signs. */
export const POWER_SYMBOL: Readonly<Record<Leader, readonly (readonly ActionPart[])[]>> = {
  religious: [[{ part: 'architect' }, workers(1), arrow, any]],
  political: [[workers(3), arrow, zone('any')]],
  economic: [[{ part: 'architect' }, { part: 'architect' }]],
  cultural: [[{ part: 'star' }, arrow, points('1')]],
  citadelle: [[workers(3), arrow, zone('citadelle')]],
};

/** A district's action as lines of small symbols. */
export const ACTION_SYMBOL: Readonly<Record<District, readonly (readonly ActionPart[])[]>> = {
  archdiocese: [[any]],
  'seat-of-government': [[any]],
  'trading-hub': [[any]],
  'heritage-site': [[any]],
  protestant: [
    [workers(1), arrow, zone('citadelle')],
    [workers(1), arrow, zone('any')],
  ],
  irish: [
    [points('1'), workers(1), up],
    [workers(1), arrow, zone('any')],
  ],
  jewish: [
    [workers(1), arrow, zone('any')],
    [zone('any'), { part: 'swap' }, zone('any')],
  ],
  'municipal-administration': [[workers(2), arrow, { part: 'zones', zones: ['religion', 'economy'] }]],
  'provincial-administration': [[workers(2), arrow, { part: 'zones', zones: ['politics', 'culture'] }]],
  'military-administration': [[workers(2), arrow, zone('citadelle')]],
  mansion: [[{ part: 'architect' }, arrow]],
  business: [[workers(3), arrow, { part: 'architect' }]],
  port: [[workers(3), up]],
  entertainment: [[workers(3), arrow, points('4')]],
  academic: [[zone('any'), arrow, points('4')]],
  arts: [[{ part: 'star' }, up]],
};
