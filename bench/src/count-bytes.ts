import { countBytes } from './allocation.ts';
import { taskGiven } from './task.ts';

/** Started with room to allocate in; prints one number. */
const { game, variant } = await taskGiven();
process.stdout.write(JSON.stringify(countBytes(game, variant)));
