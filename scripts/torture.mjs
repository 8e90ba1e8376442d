import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';

// Kills the server at random moments many more times than `npm test` does: `npm run torture -- 1000`.
const [kills = '1000'] = process.argv.slice(2);
prepare();
process.env.SERVER_KILLS = kills;
const { status } = runTool('vitest', ['run', 'apps/server/src/torture.test.ts']);
process.exitCode = status ?? 1;
