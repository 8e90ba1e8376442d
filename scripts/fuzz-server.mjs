import { longTest } from './lib/long-test.mjs';

// Sends the server mutated messages and requests: `npm run fuzz:server -- 1000000`. To two nodes on PostgreSQL:
// `npm run fuzz:server -- nodes 1000000`.
const [first, ...others] = process.argv.slice(2);
const isForNodes = first === 'nodes';
if (isForNodes) process.env.POSTGRES_TESTS = 'all';
const given = isForNodes ? others : process.argv.slice(2);
longTest('apps/server/src/fuzz.test.ts', 'SERVER_MESSAGES', '1000000', given, isForNodes ? 'postgres' : 'packages');
