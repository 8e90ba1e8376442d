import type { Century, Leader } from '@cap-diamant/quebec/vocabulary';

/** Portraits as busts in an oval, on a grid of 100 × 100: what somebody wears says who and when. */

type Wear = 'skullcap' | 'plumed' | 'tricorne' | 'wig' | 'whiskers' | 'short' | 'long';

/** Hair and hats around a face that is centred on (50, 42) and 11 wide. */
const WEAR: Readonly<Record<Wear, string>> = {
  skullcap: 'M38 40C38 27 62 27 62 40L60 33H40ZM38 40c-2 5-1 8 1 10M62 40c2 5 1 8-1 10',
  plumed:
    'M26 36C38 30 62 30 74 35C66 38 62 34 60 34C60 24 40 22 39 34C36 36 30 38 26 36ZM58 30C66 16 78 20 80 30C74 26 66 28 60 33M38 38c-3 8-4 16-6 21M62 38c3 8 4 16 6 21',
  tricorne: 'M29 36Q50 20 71 36L62 33Q50 28 38 33ZM38 38c-3 4-3 8 0 11M62 38c3 4 3 8 0 11M50 62l-4 6h8Z',
  wig: 'M50 23C43 24 39 31 39.5 42M50 23C57 24 61 31 60.5 42M50 23V29M44 25C37 28 35 34 35 40M56 25C63 28 65 34 65 40M33 45c4-1 6 3 3 5M31 58c4-2 7 2 4 5M67 45c-4-1-6 3-3 5M69 58c-4-2-7 2-4 5M38 55c2 3 2 7 0 10M62 55c-2 3-2 7 0 10',
  whiskers: 'M39 40C38 28 62 28 61 40M39 40c-3 10 2 18 5 19M61 40c3 10-2 18-5 19M43 50q7 4 14 0l-1 6q-6 4-12 0Z',
  short: 'M39 42C36 26 64 26 61 42C59 36 56 34 50 34C44 34 41 36 39 42Z',
  long: 'M37 56C32 24 68 24 63 56L60 44C58 34 42 34 40 44ZM40 40q8-2 10-7',
};

/** The mass of a full wig, behind face and shoulders; its curls are lines in front. */
const FULL_WIG =
  'M50 20C36 19 30 30 31 41C25 46 27 53 29 56C23 61 26 68 29 70C25 75 29 82 35 81C41 81 43 74 43 66L41 50H59L57 66C57 74 59 81 65 81C71 82 75 75 71 70C74 68 77 61 71 56C73 53 75 46 69 41C70 30 64 19 50 20Z';
/** A cravat of lace. */
const LACE = 'M45 67q5 4 10 0l2 9q-3 3-2 8q-5 4-10 0q1-5-2-8ZM45.5 74q4.5 2 9 0M45 80q5 3 10 0';

type Dress = 'cassock' | 'coat' | 'jacket' | 'uniform';

/** Shoulders and collars, from the neck down. */
const DRESS: Readonly<Record<Dress, string>> = {
  cassock: 'M16 100C18 74 36 70 44 64H56C64 70 82 74 84 100ZM46 64v8h8V64M50 78v16M45 84h10M36 70L50 100L64 70',
  coat: 'M16 100C18 76 34 72 44 64H56C66 72 82 76 84 100ZM44 64L50 80L56 64M46 70q-6 8-4 16M54 70q6 8 4 16M50 80V100',
  jacket:
    'M18 100C20 78 34 72 44 65H56C66 72 80 78 82 100ZM44 65L36 82L48 100M56 65L64 82L52 100M50 74l-3 6 3 18 3-18Z',
  uniform:
    'M14 100C16 76 34 72 44 64H56C66 72 84 76 86 100ZM20 80h14M66 80h14M24 76v9M76 76v9M44 64v6h12V64M50 70V100M32 72L70 100',
};

const LOOKS: Readonly<Record<Leader, readonly (readonly [Wear, Dress])[]>> = {
  religious: [
    ['skullcap', 'cassock'],
    ['skullcap', 'cassock'],
    ['skullcap', 'cassock'],
    ['skullcap', 'cassock'],
  ],
  political: [
    ['plumed', 'coat'],
    ['tricorne', 'uniform'],
    ['whiskers', 'jacket'],
    ['short', 'jacket'],
  ],
  economic: [
    ['wig', 'coat'],
    ['wig', 'coat'],
    ['whiskers', 'jacket'],
    ['short', 'jacket'],
  ],
  cultural: [
    ['plumed', 'coat'],
    ['tricorne', 'coat'],
    ['whiskers', 'jacket'],
    ['long', 'jacket'],
  ],
  citadelle: [
    ['plumed', 'uniform'],
    ['wig', 'uniform'],
    ['whiskers', 'uniform'],
    ['long', 'coat'],
  ],
};

interface Portrait {
  /** Hair behind the head, if what is worn has lines only in front. */
  readonly behind?: string;
  readonly wear: string;
  readonly dress: string;
  readonly lace?: string;
}

export const portraitOf = (leader: Leader, century: Century): Portrait => {
  const [wear, dress] = LOOKS[leader][century - 1] ?? ['short', 'jacket'];
  const drawn = { wear: WEAR[wear], dress: DRESS[dress] };
  return wear === 'wig' ? { ...drawn, behind: FULL_WIG, lace: LACE } : drawn;
};
