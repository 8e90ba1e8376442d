import { measureBranch } from './branch.ts';
import { measureListing } from './listing.ts';
import { measureRefusal } from './refusal.ts';
import { measureSpeed } from './speed.ts';
import { taskGiven } from './task.ts';
import type { Times } from './times.ts';

/** Runs in its own process; prints all times of one variant. */
const { game, variant, seconds } = await taskGiven();
const times: Times = {
  ...measureSpeed(game, variant, seconds),
  branchNanoseconds: measureBranch(game, variant, seconds),
  ...measureListing(game, variant),
  refusalNanoseconds: measureRefusal(game, variant, seconds),
};
process.stdout.write(JSON.stringify(times));
