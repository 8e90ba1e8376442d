import type { Listing } from './listing.ts';
import type { Speed } from './speed.ts';

/** All times of one variant. */
export interface Times extends Speed, Listing {
  readonly branchNanoseconds: number;
  readonly refusalNanoseconds: number;
}
