import { type Catalogue, SOURCES, type View } from '@cap-diamant/nouvelle-france/table';
import type { Source } from '../../../table/result.ts';

type Key = (typeof SOURCES)[number];

/** The colour of each source of points in charts. */
const SHADE: Readonly<Record<Key, string>> = {
  turns: 'var(--zone-economy)',
  allies: 'var(--zone-religion)',
  floors: 'var(--zone-culture)',
  characters: 'var(--zone-politics)',
  handicap: 'var(--line)',
};

/** Everybody's points by where they came from; what brought nobody anything is left out. */
export const sourcesOf = ({ players }: View, words: Catalogue): readonly Source[] =>
  SOURCES.map(key => ({
    key,
    name: words.source[key],
    shade: SHADE[key],
    points: players.map(({ points }) => points[key]),
  })).filter(({ points }) => points.some(point => point !== 0));
