import type { Context } from '../command-line/context.ts';
import { columns } from '../report/columns.ts';
import type { Interval } from '../report/statistics.ts';
import { COLUMNS, PAIR_COLUMNS } from '../words/bots-texts.ts';
import type { Comparison, Standing, Standings } from './standings.ts';

/** Two standard deviations of a rating: a 95% interval. */
const SURE = 2;

interface Formats {
  number(value: number, digits: number): string;
  share(value: number): string;
  interval(interval: Interval): string;
}

const formats = ({ language }: Context): Formats => {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    number: (value, digits) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    share: value => percent.format(value),
    interval: ({ low, high }) => `${percent.format(low)} – ${percent.format(high)}`,
  };
};

const botRow = (standing: Standing, { number, share, interval }: Formats): string[] => [
  standing.bot,
  number(standing.seats, 0),
  number(standing.wins, Number.isInteger(standing.wins) ? 0 : 1),
  share(standing.share),
  interval(standing.interval),
  share(standing.evenShare),
  standing.points === null ? '–' : number(standing.points, 1),
  number(standing.rank, 2),
  `${number(standing.skill.mu, 1)} ± ${number(SURE * standing.skill.sigma, 1)}`,
  number(standing.p95Ms, standing.p95Ms < 10 ? 2 : 0),
];

const pairRow = (pair: Comparison, { number, share, interval }: Formats): string[] => [
  pair.bot,
  pair.other,
  number(pair.games, 0),
  share(pair.share),
  interval(pair.interval),
];

/** The standings as tables of text. */
export const standingLines = (context: Context, { bots, pairs }: Standings): string[] => {
  const { tournament: texts } = context.texts.bots;
  const format = formats(context);
  const table = columns([COLUMNS.map(name => texts.columns[name]), ...bots.map(bot => botRow(bot, format))]);
  if (pairs.length === 0) return table;
  const heads = PAIR_COLUMNS.map(name => texts.pairColumns[name]);
  return [...table, '', texts.pairs, ...columns([heads, ...pairs.map(pair => pairRow(pair, format))])];
};
