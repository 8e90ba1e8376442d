import { browserTests } from './lib/browser-tests.mjs';
import { checkNode } from './lib/node-version.mjs';
import { install } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { STATIC_CHECKS } from './lib/static-checks.mjs';
import { runSteps } from './lib/steps.mjs';
import { buildWeb } from './lib/web.mjs';

checkNode();
await runSteps([
  ['install', install],
  ['build', () => runTool('tsc', ['-b'], true)],
  ['static checks', () => runChecks(STATIC_CHECKS)],
  ['tests (vitest)', () => runTool('vitest', ['run', ...process.argv.slice(2)])],
  ['build of the page (vite)', buildWeb],
  ['tests in the browser (playwright)', browserTests],
]);
