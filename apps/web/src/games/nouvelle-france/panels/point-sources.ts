import { SOURCES } from '@cap-diamant/nouvelle-france/state';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Catalogue } from '@cap-diamant/nouvelle-france/words';
import { type PointSource, sourcesIn } from '../../../table/result.ts';

type Key = (typeof SOURCES)[number];

/** The chart colour of each source of points. */
const SHADE: Readonly<Record<Key, string>> = {
  turns: 'var(--zone-economy)',
  allies: 'var(--zone-religion)',
  floors: 'var(--zone-culture)',
  characters: 'var(--zone-politics)',
  handicap: 'var(--line)',
};

/** Each player's points so far, by source. */
export const sourcesOf = ({ players }: View, words: Catalogue): readonly PointSource[] =>
  sourcesIn(SOURCES, players, SHADE, key => words.source[key]);
