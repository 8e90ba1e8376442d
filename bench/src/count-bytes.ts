import { countBytes } from './allocation.ts';
import { taskGiven } from './task.ts';

/** Runs in a process with a large heap; prints one number. */
const { game, variant } = await taskGiven();
process.stdout.write(JSON.stringify(countBytes(game, variant)));
