import { checkNode } from './lib/node-version.mjs';
import { install } from './lib/prepare.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { STATIC_CHECKS } from './lib/static-checks.mjs';
import { runSteps } from './lib/steps.mjs';

checkNode();
await runSteps([
  ['install', install],
  ['static checks', () => runChecks(STATIC_CHECKS)],
]);
