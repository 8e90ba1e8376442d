import { range } from '@cap-diamant/kernel';
import { round } from '../art/round.ts';

/** Drawings on sites that are not finished: trees, stakes and scaffolding, around the centre of the site. */

const spruce = (x: number, y: number, size: number): string => {
  const tier = (top: number, half: number): string =>
    `M${round(x - half * size)} ${round(y - top * size)}L${x} ${round(y - (top + 1) * size)}L${round(x + half * size)} ${round(y - top * size)}Z`;
  return `M${x} ${y}v${round(-0.5 * size)}${tier(0.4, 0.75)}${tier(1, 0.55)}`;
};

/** Woods on a lot that nobody needs yet; sites take turns with three groves. */
export const WOODS: readonly string[] = [
  [spruce(-27, -8, 9), spruce(-17, -20, 7), spruce(27, 2, 8), spruce(20, 25, 7), spruce(-24, 24, 8)],
  [spruce(26, -10, 9), spruce(14, -22, 7), spruce(-28, 6, 8), spruce(-15, 28, 7), spruce(24, 22, 7)],
  [spruce(-24, -14, 8), spruce(22, -16, 8), spruce(30, 6, 7), spruce(-29, 12, 7), spruce(6, 34, 7)],
].map(trees => trees.join(''));

/** The outline of a lot as a surveyor pencils it, with lines that run past its corners. */
export const PENCILLED = 'M-32 -20L30 -24M-30 18L32 14M-27 -27L-25 24M26 -30L28 20';

/** Pegs in the ground and the rope around them. */
export const ROPE = 'M-31 -19Q0 -15.5 31 -19L35 9Q0 13 -35 9Z';
export const PEGS = 'M-31 -14v-11M31 -14v-11M35 14V3M-35 14V3';
export const FLAG = { pole: 'M0 -18V-49', cloth: 'M0 -49l17 5.5l-17 5.5Z' } as const;

/** How high the walls stand after each number of stages. */
export const RISEN: readonly number[] = [0, 16, 32, 50];

const BAYS = [-25, -9, 8, 25] as const;

/** Poles, planks and braces, one level above the walls. */
export const SCAFFOLDS: readonly string[] = RISEN.map((walls, stages) => {
  const top = walls + (stages === 3 ? 6 : 12);
  const poles = BAYS.map(x => `M${x} 1V${-top}`);
  const levels = range(stages + 1).map(level => Math.min(top - 4, 8 + level * 15));
  const planks = levels.map(h => `M-29 ${-h}H29`);
  const braces = levels.map((h, level) => `M${BAYS[level % 3]} ${-h}L${BAYS[(level % 3) + 1]} ${-Math.max(0, h - 13)}`);
  return [...poles, ...planks, ...braces].join('');
});
