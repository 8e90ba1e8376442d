import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';

// Sends the server many more mutated messages and requests than `npm test` does: `npm run fuzz:server -- 1000000`.
const [messages = '1000000'] = process.argv.slice(2);
prepare();
process.env.SERVER_MESSAGES = messages;
const { status } = runTool('vitest', ['run', 'apps/server/src/fuzz.test.ts']);
process.exitCode = status ?? 1;
