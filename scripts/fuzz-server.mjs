import { longTest } from './lib/long-test.mjs';

// Sends the server mutated messages and requests: `npm run fuzz:server -- 1000000`.
longTest('apps/server/src/fuzz.test.ts', 'SERVER_MESSAGES', '1000000');
