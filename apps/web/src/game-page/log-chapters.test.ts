import { describe, expect, it } from 'vitest';
import { chaptersOf, searchLog } from './log-chapters.ts';

const turn = (at: number, seat: number, ...lines: string[]) => ({
  at,
  seat,
  entries: lines.map((line, index) => ({ at: at + index + 1, seat, lines: [line] })),
});

const TURNS = [
  turn(0, 0, 'Starts the Château Frontenac.', 'Activates 3 workers.'),
  turn(2, 1, 'Sends 1 worker to Politics.'),
  turn(3, 0, 'Takes the Political leader.'),
];
const NAMES = ['Anne', 'Zoé'];

describe('the log', () => {
  it('is grouped by the part of the game in which each turn began, the newest first', () => {
    const chapters = chaptersOf(TURNS, at => (at < 3 ? 'century I' : 'century II'));
    expect(chapters.map(({ name, turns }) => [name, turns.map(({ at }) => at)])).toEqual([
      ['century II', [3]],
      ['century I', [2, 0]],
    ]);
  });

  it('finds words whatever their accents and capitals, and leaves out the other lines', () => {
    expect(searchLog(TURNS, 'chateau', NAMES)).toEqual([turn(0, 0, 'Starts the Château Frontenac.')]);
    expect(searchLog(TURNS, ' POLITIC', NAMES).map(({ at }) => at)).toEqual([2, 3]);
    expect(searchLog(TURNS, 'mill', NAMES)).toEqual([]);
  });

  it('finds the turns of a player, whole', () => {
    expect(searchLog(TURNS, 'zoe', NAMES)).toEqual([TURNS[1]]);
    expect(searchLog(TURNS, '', NAMES)).toBe(TURNS);
  });
});
