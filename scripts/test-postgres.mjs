import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';

// All tests of the server on PostgreSQL; `npm test` runs those that say something about storing.
prepare();
process.env.POSTGRES_TESTS = 'all';
const { status } = runTool('vitest', ['run', '--project', 'postgres', ...process.argv.slice(2)]);
process.exitCode = status ?? 1;
