import type { Strength } from './checkpoint.ts';

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 24;
const TOP = 56;
const BOTTOM = 64;

const STYLE = `
  svg { --paper: #f3ead6; --ink: #2b2a33; --faint: #6d6554; --mark: #2c6ca6; color-scheme: light dark; }
  @media (prefers-color-scheme: dark) { svg { --paper: #14182b; --ink: #efe6d2; --faint: #8f93ad; --mark: #7fb2e0; } }
  .paper { fill: var(--paper); }
  text { fill: var(--ink); font: 15px "Source Sans 3", "Segoe UI", sans-serif; font-variant-numeric: tabular-nums; }
  .title { font-size: 18px; font-weight: 600; }
  .faint { fill: var(--faint); }
  .axis { stroke: var(--faint); stroke-width: 1; opacity: .45; }
  .even { stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 5 4; }
  .curve { fill: none; stroke: var(--mark); stroke-width: 2.5; stroke-linejoin: round; }
  .dot { fill: var(--mark); stroke: var(--paper); stroke-width: 2; }`;

interface Sheet {
  readonly title: string;
  readonly axis: string;
  readonly strengths: readonly Strength[];
  readonly generations: number;
  percent(share: number): string;
}

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** How strong the network was after each generation it was measured at. */
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}">
<style>${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>
<text class="title" x="16" y="32">${title}</text>
${lines.join('\n')}
<polyline class="curve" points="${points.join(' ')}"/>
${dots.join('\n')}
<text class="faint" x="${LEFT}" y="${HEIGHT - 16}">${axis}</text>
</svg>
`;
};
