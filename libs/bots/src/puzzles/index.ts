export { gainsBetween } from '../advice/gains.ts';
export { beginsWith } from '../players/begins-with.ts';
export { leadOver } from '../players/evaluator.ts';
export { type Puzzle, type PuzzleFile, parsePuzzleFile, recordOfPuzzle } from './puzzle-file.ts';
export { type PuzzleGrade, puzzleGradeOf } from './rating.ts';
