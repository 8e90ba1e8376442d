import { GRADES } from '@cap-diamant/bots';
import type { Measured } from './measure.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

const stays = ({ grades }: Pick<Measured, 'grades'>): number =>
  grades.filter(([given, deeper]) => given === deeper).length;

const TITLES: Readonly<Record<string, string>> = { quebec: 'Québec', 'nouvelle-france': 'Nouvelle-France' };

const rowOf = (measured: Measured): string => {
  const { plan, graded, seconds, grades } = measured;
  const cells = [
    TITLES[plan.game] ?? plan.game,
    plan.variant,
    plan.levels.join(', '),
    String(graded),
    seconds.toFixed(1),
    String(grades.length),
    percent(stays(measured), grades.length),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** One table: the games, with the sum at the end. */
const gamesTable = (all: readonly Measured[]): string[] => {
  const graded = all.reduce((total, each) => total + each.graded, 0);
  const seconds = all.reduce((total, each) => total + each.seconds, 0);
  const checked = all.reduce((total, each) => total + each.grades.length, 0);
  const same = all.reduce((total, each) => total + stays(each), 0);
  return [
    '| game | rules | bots | graded decisions | processor seconds | checked | grade stays |',
    '|---|---|---|---|---|---|---|',
    ...all.map(rowOf),
    `| **all** | | | **${graded}** | **${seconds.toFixed(1)}** | **${checked}** | **${percent(same, checked)}** |`,
  ];
};

/** How the grades of the review and of the deeper search go together. */
const gradesTable = (all: readonly Measured[]): string[] => {
  const pairs = all.flatMap(({ grades }) => grades);
  return [
    `| review \\ deeper | ${GRADES.join(' | ')} |`,
    `|---|${GRADES.map(() => '---|').join('')}`,
    ...GRADES.map(given => {
      const counts = GRADES.map(deeper => pairs.filter(pair => pair[0] === given && pair[1] === deeper).length);
      return `| ${given} | ${counts.join(' | ')} |`;
    }),
  ];
};

/** The measured part of `docs/review.md`. */
export const reportOf = (all: readonly Measured[]): string => [...gamesTable(all), '', ...gradesTable(all)].join('\n');
