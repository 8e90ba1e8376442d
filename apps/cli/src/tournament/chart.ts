import { drawSheet, escaped } from '../report/svg-sheet.ts';
import type { TournamentTexts } from '../words/bots-texts.ts';
import type { Standing } from './standings.ts';

const WIDTH = 720;
const ROW = 40;
const TOP = 64;
const BOTTOM = 56;
const LEFT = 190;
const RIGHT = 84;

const STYLE = `
  .reach { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }`;

const LONGEST_NAME = 24;

const clip = (text: string): string => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text);

/** The end of the scale: a multiple of a tenth, with room for the widest interval. */
const scaleEnd = (bots: readonly Standing[]): number =>
  Math.min(1, Math.ceil(10 * Math.max(0.1, ...bots.map(({ interval }) => interval.high))) / 10);

interface Sheet {
  readonly title: string;
  readonly bots: readonly Standing[];
  readonly texts: TournamentTexts;
  percent(share: number): string;
}

/** Every bot's share of wins, with its interval, as an SVG for light and dark themes. */
export const drawChart = ({ title, bots, texts, percent }: Sheet): string => {
  const height = TOP + ROW * bots.length + BOTTOM;
  const end = scaleEnd(bots);
  const x = (share: number): number => Math.round(10 * (LEFT + (share / end) * (WIDTH - LEFT - RIGHT))) / 10;
  const y = (row: number): number => TOP + ROW * row + ROW / 2;
  const foot = TOP + ROW * bots.length;

  const ticks = Array.from({ length: Math.round(end * 10) + 1 }, (_, tenth) => tenth / 10).map(share => {
    const line = `<line class="axis" x1="${x(share)}" y1="${TOP}" x2="${x(share)}" y2="${foot}"/>`;
    return `${line}<text class="faint" x="${x(share)}" y="${foot + 20}" text-anchor="middle">${percent(share)}</text>`;
  });
  const rows = bots.map(({ bot, share, interval, evenShare }, row) =>
    [
      `<text x="16" y="${y(row) + 5}">${escaped(clip(bot))}</text>`,
      `<line class="even" x1="${x(evenShare)}" y1="${y(row) - 16}" x2="${x(evenShare)}" y2="${y(row) + 16}"/>`,
      `<line class="reach" x1="${x(interval.low)}" y1="${y(row)}" x2="${x(interval.high)}" y2="${y(row)}"/>`,
      `<circle class="dot" cx="${x(share)}" cy="${y(row)}" r="7"><title>${percent(share)}</title></circle>`,
      `<text x="${WIDTH - 16}" y="${y(row) + 5}" text-anchor="end">${percent(share)}</text>`,
    ].join('\n'),
  );
  const legend = `<text class="faint" x="${LEFT}" y="${foot + 44}">${escaped(texts.chart)}</text>`;
  return drawSheet({ title, width: WIDTH, height, style: STYLE, content: [...ticks, ...rows, legend].join('\n') });
};
