import { longTest } from './lib/long-test.mjs';

// Two nodes on one PostgreSQL get two commands for the same decision at once: `npm run races -- 100000`.
longTest('apps/server/src/nodes/races.postgres.test.ts', 'NODE_RACES', '100000');
