import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';

// Sends the table protocol many more mutated requests than `npm test` does: `npm run fuzz:table -- 1000000`.
const [requests = '100000'] = process.argv.slice(2);
prepare();
process.env.TABLE_REQUESTS = requests;
const { status } = runTool('vitest', ['run', 'apps/cli/src/protocol/serve/fuzz.test.ts', '--testTimeout', '3600000']);
process.exitCode = status ?? 1;
