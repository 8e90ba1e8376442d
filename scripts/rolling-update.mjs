import { spawnSync } from 'node:child_process';
import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';

// Replaces three nodes behind HAProxy one after the other while people play. Debian's package is installed if it can be.
const isThere = () => spawnSync('haproxy', ['-v']).status === 0;
if (!isThere()) spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'haproxy'], { stdio: 'inherit' });
if (!isThere()) {
  process.stderr.write('This needs HAProxy; on Debian: apt-get install haproxy\n');
  process.exit(1);
}
prepare();
process.env.LOAD_BALANCER = 'haproxy';
const { status } = runTool('vitest', ['run', 'apps/server/src/nodes/rolling-update.postgres.test.ts']);
process.exitCode = status ?? 1;
