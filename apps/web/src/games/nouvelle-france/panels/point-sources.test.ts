import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { SOURCES, scoreOf } from '@cap-diamant/nouvelle-france/state';
import { describe, expect, it } from 'vitest';
import { begin, playUntil } from '../testing/games.ts';
import { nouvelleFranceTexts, tableWords } from '../words/index.ts';
import { sourcesFrom } from './point-sources.ts';

await nouvelleFranceTexts.load('en');

describe('the points of a game that began with a set position', () => {
  const snowed = playUntil(begin({ players: 2 }, 'sources'), ({ snow }) => snow === 1).state;
  const over = playUntil(snowed, ({ snow }) => snow === 3).state;
  const [then, now] = [nouvelleFrance.view(snowed, 0), nouvelleFrance.view(over, 0)];
  const sources = sourcesFrom(now, then, tableWords('en'), 'before');

  it('are those won since, and one part for all that was scored before', () => {
    expect(sources[0]).toMatchObject({ key: 'before', points: then.players.map(scoreOf) });
    for (const { key, points } of sources.slice(1)) {
      const source = SOURCES.find(one => one === key) ?? 'turns';
      const since = now.players.map(
        (player, seat) => player.points[source] - (then.players[seat]?.points[source] ?? 0),
      );
      expect(points, key).toEqual(since);
    }
  });

  it('are not called turns where only the scores were set', () => {
    const start = nouvelleFrance.view(begin({ players: 2 }, 'sources'), 0);
    const given = start.players.map(player => ({ ...player, points: { ...player.points, turns: 9 } }));
    const set = { ...start, players: given };
    expect(sourcesFrom(set, set, tableWords('en'), 'before')).toMatchObject([{ name: 'before', points: [9, 9] }]);
    expect(sourcesFrom(set, start, tableWords('en'), 'before')).toMatchObject([{ name: 'turns', points: [9, 9] }]);
  });

  it('add up to the score', () => {
    const sums = now.players.map((_, seat) => sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    expect(sums).toEqual(now.players.map(scoreOf));
  });
});
