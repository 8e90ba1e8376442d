import type { Listing } from './listing.ts';
import type { Speed } from './speed.ts';

/** All that is timed of one variant. */
export interface Times extends Speed, Listing {
  readonly branchNanoseconds: number;
  readonly refusalNanoseconds: number;
}
