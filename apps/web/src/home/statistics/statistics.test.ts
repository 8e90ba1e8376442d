import { describe, expect, it } from 'vitest';
import { groupsOf, ownResults, summaryOf } from './statistics.ts';

const ANNE = { name: 'Anne', colour: 'green' };
const BOT = { name: '', colour: 'black', bot: 'easy' as const };

const saved = (id: string, changed: number, scores: readonly number[], players: readonly (typeof ANNE)[]) => {
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return {
    id,
    changed,
    players,
    record: { game: 'quebec', rules: 1, seed: id, seats: [], moves: [] },
    outcome: { winners, scores, ranking: scores.map(score => scores.filter(other => other > score).length + 1) },
  };
};

describe('the statistics of one’s own games', () => {
  const lost = saved('lost', 2, [80, 95], [ANNE, BOT]);
  const won = saved('won', 1, [40, 120], [BOT, ANNE]);
  const three = saved('three', 3, [100, 90, 70], [ANNE, BOT, BOT]);

  it('follow the person’s seat, oldest game first', () => {
    expect(ownResults([lost, won])).toEqual([
      { id: 'won', game: 'quebec', players: 2, score: 120, won: true },
      { id: 'lost', game: 'quebec', players: 2, score: 80, won: false },
    ]);
  });

  it('leave out games without a result, and games of several people at one device', () => {
    const { outcome: _outcome, ...unfinished } = won;
    expect(ownResults([unfinished, saved('both', 4, [1, 2], [ANNE, ANNE])])).toEqual([]);
  });

  it('count no victory after resigning', () => {
    const resigned = { ...won, record: { ...won.record, resigned: [1] } };
    expect(ownResults([resigned])).toMatchObject([{ won: false }]);
  });

  it('add up by game and number of players', () => {
    const results = ownResults([lost, won, three]);
    expect(summaryOf(results)).toEqual({ played: 3, won: 2, average: 100, best: 120 });
    expect(groupsOf(results, ['nouvelle-france', 'quebec'])).toEqual([
      { game: 'quebec', players: 2, played: 2, won: 1, average: 100, best: 120 },
      { game: 'quebec', players: 3, played: 1, won: 1, average: 100, best: 100 },
    ]);
    expect(summaryOf([])).toEqual({ played: 0, won: 0, average: 0, best: 0 });
  });
});
