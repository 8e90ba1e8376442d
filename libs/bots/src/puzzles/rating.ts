import { sum } from '@cap-diamant/kernel';
import { beginsWith } from '../players/begins-with.ts';
import type { FirstSight } from './compare-lines.ts';

/** How unsure three players are of what they see, in points: a beginner, somebody who knows the game, a good player. */
const DOUBTS = [4, 1.8, 0.6] as const;

/** Fitted so that most puzzles lie between 1000 and 2000; half the puzzles are about as hard as the middle. */
const MIDDLE = 1500;
const USUAL_CHANCE = 0.4;
const SCALE = 800;
const LOWEST = 600;
const HIGHEST = 2600;

/** How hard it is to find something that is found with this chance. */
const hardness = (chance: number): number => Math.log10((1 - chance) / chance);

/** The chance that somebody with this doubt begins as wanted: the better a line looks beside the others, the greater. */
const chanceOf = (lines: readonly FirstSight[], solution: readonly string[], doubt: number): number => {
  const best = Math.max(...lines.map(({ lead }) => lead));
  const odds = ({ lead }: FirstSight): number => Math.exp((lead - best) / doubt);
  const right = lines.filter(({ texts }) => beginsWith(texts, solution));
  return sum(right.map(odds)) / sum(lines.map(odds));
};

/**
 * The rating of a puzzle, on the scale that players' ratings use: somebody rated as high finds the solution half the
 * time. It comes from how the lines look before anything is searched: a solution that looks like the best at once is easy, one that looks
 * bad, or like one of many, is hard.
 */
export const ratingOf = (lines: readonly FirstSight[], solution: readonly string[]): number => {
  const chance = sum(DOUBTS.map(doubt => chanceOf(lines, solution, doubt))) / DOUBTS.length;
  const rating = MIDDLE + SCALE * (hardness(chance) - hardness(USUAL_CHANCE));
  return Math.round(Math.min(HIGHEST, Math.max(LOWEST, rating)));
};

/** Grades, easiest first, and the rating each begins at. */
const GRADES_FROM = { easy: 0, medium: 1300, hard: 1550, expert: 1750 } as const;
export type PuzzleGrade = keyof typeof GRADES_FROM;
export const PUZZLE_GRADES = Object.keys(GRADES_FROM) as readonly PuzzleGrade[];

export const puzzleGradeOf = (rating: number): PuzzleGrade =>
  PUZZLE_GRADES.reduce((grade, next) => (rating >= GRADES_FROM[next] ? next : grade));
