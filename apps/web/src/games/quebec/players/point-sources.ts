import type { View } from '@cap-diamant/quebec/view';
import { type Source as Kind, SOURCES } from '@cap-diamant/quebec/vocabulary';
import type { TableWords } from '@cap-diamant/quebec/words';
import { type PointSource, sourcesIn } from '../../../table/result.ts';

const SHADE: Readonly<Record<Kind, string>> = {
  before: 'var(--line)',
  zones: 'var(--zone-citadelle)',
  bonus: 'var(--zone-religion)',
  districts: 'var(--zone-culture)',
  leader: 'color-mix(in oklab, var(--zone-religion) 55%, var(--paper))',
  events: 'var(--zone-politics)',
  unfinished: 'var(--faint)',
  active: 'var(--ink)',
  buildings: 'var(--zone-economy)',
};

/** Each player's points so far, by source. */
export const sourcesOf = ({ players }: View, words: TableWords): readonly PointSource[] =>
  sourcesIn(SOURCES, players, SHADE, words.source);
