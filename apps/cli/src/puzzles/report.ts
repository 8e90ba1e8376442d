import { PUZZLE_GRADES, type PuzzleFile, puzzleGradeOf } from '@cap-diamant/bots';
import { LOCALES } from '@cap-diamant/kernel';
import type { Context } from '../command-line/context.ts';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** What is in a collection: the share confirmed, and a table of themes and grades. A puzzle may have several themes. */
export const reportPuzzles = (file: PuzzleFile, { texts, language }: Context): string[] => {
  const words = texts.bots.puzzles;
  const { puzzles, candidates, games, plan } = file;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });
  const count = (theme?: string, grade?: string): number =>
    puzzles.filter(
      ({ themes, rating }) =>
        (theme === undefined || themes.includes(theme)) && (grade === undefined || puzzleGradeOf(rating) === grade),
    ).length;
  const cells = (theme?: string): number[] => [...PUZZLE_GRADES.map(grade => count(theme, grade)), count(theme)];
  const themes = [...new Set(puzzles.flatMap(puzzle => puzzle.themes))].sort((a, b) => count(b) - count(a));
  return [
    words.confirmed(puzzles.length, candidates, games, percent.format(puzzles.length / Math.max(1, candidates))),
    words.depth(plan.playouts, plan.playouts * plan.depth),
    '',
    row([words.theme, ...PUZZLE_GRADES, words.all]),
    row(['---', ...PUZZLE_GRADES.map(() => '---:'), '---:']),
    ...themes.map(theme => row([theme, ...cells(theme)])),
    row([words.all, ...cells()]),
  ];
};
