import { longTest } from './lib/long-test.mjs';

// Kills the server at random moments: `npm run torture -- 1000`.
longTest('apps/server/src/torture.test.ts', 'SERVER_KILLS', '1000');
