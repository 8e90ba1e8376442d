import { readFileSync } from 'node:fs';
import { parsePuzzleFile, puzzleGradeOf, recordOfPuzzle, renameThemes } from '@cap-diamant/bots';
import { GAME_IDS, loadEvaluation, loadPuzzleThemes, loadRules } from '@cap-diamant/catalogue';
import { findMove, nth, replay, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';

describe.each(GAME_IDS)('the shipped puzzles of %s', async id => {
  const game = await loadRules(id);
  const themes = await loadPuzzleThemes(id);
  const file = unwrap(parsePuzzleFile(JSON.parse(readFileSync(`games/${id}/puzzles/puzzles.json`, 'utf8'))));

  it('belong to the current rules', () => {
    expect([file.game, file.rules]).toEqual([id, game.rules]);
  });

  it('have ids of their own, and several grades', () => {
    expect(new Set(file.puzzles.map(puzzle => puzzle.id)).size).toBe(file.puzzles.length);
    expect(new Set(file.puzzles.map(({ rating }) => puzzleGradeOf(rating))).size).toBeGreaterThan(2);
  });

  it('have the themes that the game recognises today, each of them at least once', async () => {
    const evaluation = await loadEvaluation(id);
    expect(renameThemes({ game, evaluation, themes }, file)).toEqual(file);
    expect(new Set(file.puzzles.flatMap(puzzle => puzzle.themes))).toEqual(new Set(themes.all));
  });

  it('can be reached, and their solutions and the best other lines played', () => {
    for (const puzzle of file.puzzles) {
      const { id: name, seat, at, line, length, rival } = puzzle;
      const states = replay(game, recordOfPuzzle(game, file, puzzle));
      if (!states.ok) throw new Error(`${name}: ${states.error.message}`);
      const start = nth(states.value, at);
      expect([name, game.actors(start).includes(seat)]).toEqual([name, true]);
      for (const moves of [line, rival]) {
        moves.reduce((state, text) => game.apply(state, seat, unwrap(findMove(game, state, seat, text))), start);
      }
      expect([name, length <= line.length]).toEqual([name, true]);
      expect([name, line.slice(0, length)]).not.toEqual([name, rival.slice(0, length)]);
    }
  });
});
