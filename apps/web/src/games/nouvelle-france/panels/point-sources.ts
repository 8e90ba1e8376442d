import { nth } from '@cap-diamant/kernel';
import { type BySource, SOURCES, type Source, scoreOf } from '@cap-diamant/nouvelle-france/state';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Catalogue } from '@cap-diamant/nouvelle-france/words';
import { type PointSource, sourcesIn } from '../../../table/result.ts';

/** The chart colour of each source of points. */
const SHADE: Readonly<Record<Source | 'before', string>> = {
  before: 'var(--faint)',
  turns: 'var(--zone-economy)',
  allies: 'var(--zone-religion)',
  floors: 'var(--zone-culture)',
  characters: 'var(--zone-politics)',
  handicap: 'var(--line)',
};

/** Each player's points so far, by source. */
const sourcesOf = ({ players }: Pick<View, 'players'>, words: Catalogue): readonly PointSource[] =>
  sourcesIn(SOURCES, players, SHADE, key => words.source[key]);

/** Each player's points since a position. */
export const pointsSince = (now: Pick<View, 'players'>, then: Pick<View, 'players'>): readonly BySource[] =>
  now.players.map(({ points }, seat) => {
    const had = nth(then.players, seat).points;
    return Object.fromEntries(SOURCES.map(key => [key, points[key] - had[key]])) as unknown as BySource;
  });

/** The same for a game that began with a set position: where its first points came from is not known. */
const sourcesSince = (
  now: Pick<View, 'players'>,
  then: Pick<View, 'players'>,
  words: Catalogue,
  before: string,
): readonly PointSource[] => {
  const players = pointsSince(now, then).map((points, seat) => ({
    points: { ...points, before: scoreOf(nth(then.players, seat)) },
  }));
  return sourcesIn(['before', ...SOURCES], players, SHADE, key => (key === 'before' ? before : words.source[key]));
};

/** Whether a game began with a set position. */
export const isStaged = ({ placed, players }: Pick<View, 'placed' | 'players'>): boolean =>
  placed.length > 0 || players.some(({ points }) => points.turns !== 0);

/** Each player's points by source, in a game that began like this. */
export const sourcesFrom = (now: View, start: View, words: Catalogue, before: string): readonly PointSource[] =>
  isStaged(start) ? sourcesSince(now, start, words, before) : sourcesOf(now, words);
