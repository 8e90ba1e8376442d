import type { Language } from '@cap-diamant/kernel';
import { columns } from '../report/columns.ts';
import type { Spread } from '../report/statistics.ts';
import type { Texts } from '../words/texts.ts';
import type { Findings } from './simulate.ts';

const KEYS = ['min', 'quarter', 'median', 'threeQuarters', 'mean', 'max'] as const;

/** The findings as lines of text. */
export const reportLines = (
  findings: Findings,
  title: string,
  { play, simulate: texts }: Texts,
  language: Language,
): string[] => {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const row = (name: string, spread: Spread, wins = ''): string[] => [
    name,
    ...KEYS.map(key => number.format(spread[key])),
    wins,
  ];
  const seats = findings.seats.map(({ scores, wins }, seat) => row(texts.seat(seat + 1), scores, share.format(wins)));
  const milestones = Object.entries(findings.milestones).map(
    ([label, times]) => `  ${play.label(label, texts.perGame(rate.format(times / findings.games)))}`,
  );
  return [
    texts.variant(title, findings.players, findings.games),
    ...columns([
      ['', ...KEYS.map(key => texts.columns[key]), texts.wins],
      row(texts.scores, findings.scores),
      row(texts.winning, findings.winning),
      ...seats,
      row(texts.length, findings.decisions),
    ]),
    texts.gamesPerSecond(number.format(findings.games / findings.seconds)),
    ...(milestones.length > 0 ? [texts.milestones, ...milestones] : []),
  ];
};
