import { longTest } from './lib/long-test.mjs';

// Kills the server at random moments: `npm run torture -- 1000`. In parts, with a seed for each:
// `npm run torture -- 250 a`, `npm run torture -- 250 b` …
// Three nodes on PostgreSQL: everything that can go wrong, and then so many kills: `npm run torture -- nodes 1000`. With a
// seed, and only what has these words in its name: `npm run torture -- nodes 0 a "disk"`.
const [first, ...others] = process.argv.slice(2);
const isOfNodes = first === 'nodes';
const given = isOfNodes || first === undefined ? others : [first, ...others];
if (given[1] !== undefined) process.env[isOfNodes ? 'NODE_SEED' : 'SERVER_SEED'] = given[1];
if (isOfNodes && given[2] !== undefined) process.env.NODE_FAULT = given[2];
if (isOfNodes) longTest('apps/server/src/nodes/faults.postgres.test.ts', 'NODE_KILLS', '1000', given);
else longTest('apps/server/src/torture.test.ts', 'SERVER_KILLS', '1000', given);
