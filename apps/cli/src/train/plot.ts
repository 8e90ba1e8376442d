import { drawSheet, escaped } from '../report/svg-sheet.ts';
import type { Strength } from './checkpoint.ts';

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 24;
const TOP = 56;
const BOTTOM = 64;

const STYLE = `
  .curve { fill: none; stroke: var(--mark); stroke-width: 2.5; stroke-linejoin: round; }`;

interface Sheet {
  readonly title: string;
  readonly axis: string;
  readonly strengths: readonly Strength[];
  readonly generations: number;
  percent(share: number): string;
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** The network's strength after each generation at which it was measured. */
export const drawPlot = ({ title, axis, strengths, generations, percent }: Sheet): string => {
  const round = (value: number): number => Math.round(10 * value) / 10;
  const x = (generation: number): number => round(LEFT + ((generation + 1) / generations) * (WIDTH - LEFT - RIGHT));
  const y = (share: number): number => round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM));
  const lines = QUARTERS.map(share => {
    const kind = share === 0.5 ? 'even' : 'axis';
    const line = `<line class="${kind}" x1="${LEFT}" y1="${y(share)}" x2="${WIDTH - RIGHT}" y2="${y(share)}"/>`;
    return `${line}<text class="faint" x="${LEFT - 8}" y="${y(share) + 5}" text-anchor="end">${percent(share)}</text>`;
  });
  const points = strengths.map(({ generation, beaten }) => `${x(generation)},${y(beaten)}`);
  const dots = strengths.map(({ generation, beaten }) => {
    const label = `<text class="faint" x="${x(generation)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${generation + 1}</text>`;
    return `<circle class="dot" cx="${x(generation)}" cy="${y(beaten)}" r="5"><title>${percent(beaten)}</title></circle>${label}`;
  });
  const curve = `<polyline class="curve" points="${points.join(' ')}"/>`;
  const legend = `<text class="faint" x="${LEFT}" y="${HEIGHT - 16}">${escaped(axis)}</text>`;
  const content = [...lines, curve, ...dots, legend].join('\n');
  return drawSheet({ title, width: WIDTH, height: HEIGHT, style: STYLE, content });
};
