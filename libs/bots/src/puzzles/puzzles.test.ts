import { nth, replay, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { type Nim, nim } from '../testing/nim.ts';
import { nimEvaluation } from '../testing/nim-bots.ts';
import type { FirstSight } from './compare-lines.ts';
import { emptyPuzzleFile, type PuzzleSource, searchNextGame } from './find-puzzles.ts';
import { type PuzzleFile, parsePuzzleFile, recordOfPuzzle } from './puzzle-file.ts';
import { PUZZLE_GRADES, puzzleGradeOf, ratingOf } from './rating.ts';

const source: PuzzleSource<Nim> = {
  game: nim,
  evaluation: nimEvaluation,
  themes: { all: ['sticks'], themesOf: () => ['sticks'] },
};

const search = (games: number, from: PuzzleFile): PuzzleFile => {
  let file = from;
  while (file.games < games) file = searchNextGame(source, file);
  return file;
};

const empty = emptyPuzzleFile(nim, { seed: 'test', playouts: 40, depth: 10 });

describe('looking for puzzles', () => {
  const file = search(4, empty);

  it('finds the turns of two players that win, and nothing else', () => {
    const puzzles = file.puzzles.filter(({ record }) => nth(file.records, record).players === 2);
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const states = replay(nim, recordOfPuzzle(nim, file, puzzle));
      if (!states.ok) throw new Error(states.error.message);
      const { sticks } = nth(states.value, puzzle.at);
      const taken = Number(nth(puzzle.line, 0).replace('take ', ''));
      expect([puzzle.id, sticks, (sticks - taken) % 4]).toEqual([puzzle.id, sticks, 0]);
      expect(puzzle.gap.share).toBeGreaterThan(0.05);
    }
  });

  it('finds the same again, also after a break', () => {
    const half = unwrap(parsePuzzleFile(JSON.parse(JSON.stringify(search(2, empty)))));
    expect(search(4, half)).toEqual(file);
    expect(file.candidates).toBeGreaterThanOrEqual(file.puzzles.length);
  });

  it('says what is wrong with a file of something else', () => {
    expect(parsePuzzleFile({ game: 'nim' })).toMatchObject({ ok: false });
  });
});

describe('the rating of a puzzle', () => {
  const lines = (...leads: readonly number[]): FirstSight[] =>
    leads.map((lead, at) => ({ moves: [], texts: [`line ${at}`], lead }));

  it('is low where the solution looks best at once, and high where it looks bad', () => {
    const [obvious, level, hidden] = [lines(20, 0, 0), lines(0, 0, 0), lines(0, 10, 10)].map(all =>
      ratingOf(all, ['line 0']),
    );
    expect([puzzleGradeOf(obvious ?? 0), puzzleGradeOf(hidden ?? 0)]).toEqual(['easy', 'expert']);
    expect(obvious).toBeLessThan(level ?? 0);
    expect(level).toBeLessThan(hidden ?? 0);
  });

  it('counts every line that begins with the solution', () => {
    const all = [...lines(0, 0, 0), { moves: [], texts: ['line 0', 'more'], lead: 0 }];
    expect(ratingOf(all, ['line 0'])).toBeLessThan(ratingOf(all, ['line 1']));
  });

  it('has a grade', () => {
    expect([0, 1299, 1300, 1550, 1750, 3000].map(puzzleGradeOf)).toEqual([
      'easy',
      'easy',
      ...PUZZLE_GRADES.slice(1),
      'expert',
    ]);
  });
});
