import type { View } from '@cap-diamant/quebec/view';
import { type Source as Kind, SOURCES } from '@cap-diamant/quebec/vocabulary';
import type { TableWords } from '@cap-diamant/quebec/words';
import { type PointSource, sourcesIn } from '../../../table/result.ts';

/** Hatching, as engravers tell areas apart: the zones and the players have all the colours. */
const hatched = (degrees: number, line: number, gap: number, ground = 'var(--raised)'): string =>
  `repeating-linear-gradient(${degrees}deg, var(--ink) 0 ${line}px, ${ground} ${line}px ${line + gap}px)`;
const mixed = (ink: number): string => `color-mix(in oklab, var(--ink) ${ink}%, var(--raised))`;

const SHADE: Readonly<Record<Kind, string>> = {
  before: 'var(--line)',
  zones: mixed(82),
  bonus: hatched(45, 2, 2),
  districts: mixed(28),
  leader: hatched(0, 1, 2),
  events: [hatched(45, 1, 3, 'transparent'), hatched(-45, 1, 3)].join(),
  unfinished: hatched(90, 1, 4),
  active: hatched(-45, 1, 3),
  buildings: mixed(52),
};

/** Each player's points so far, by source. */
export const sourcesOf = ({ players }: View, words: TableWords): readonly PointSource[] =>
  sourcesIn(SOURCES, players, SHADE, words.source);
