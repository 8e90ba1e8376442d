import { longTest } from './lib/long-test.mjs';

// Kills the server at random moments: `npm run torture -- 1000`. In parts, with a seed for each:
// `npm run torture -- 250 a`, `npm run torture -- 250 b` …
const [, seed] = process.argv.slice(2);
if (seed !== undefined) process.env.SERVER_SEED = seed;
longTest('apps/server/src/torture.test.ts', 'SERVER_KILLS', '1000');
