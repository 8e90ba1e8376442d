import { longTest } from './lib/long-test.mjs';

// Changes what a reader cannot see, and compares what they are sent byte by byte: `npm run fuzz:secrets -- 10000`.
longTest('apps/server/src/tables/secrets.test.ts', 'SECRET_POSITIONS', '10000');
