import type { Source } from '@cap-diamant/quebec/table';

/** The colour of each source of points in charts. */
export const SHADE: Readonly<Record<Source, string>> = {
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
