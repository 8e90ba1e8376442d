import { baseOfChanges, changedPackages } from './lib/changes.mjs';
import { checkNode } from './lib/node-version.mjs';
import { install } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { SVELTE_CHECK } from './lib/static-checks.mjs';
import { runSteps } from './lib/steps.mjs';

checkNode();

const base = baseOfChanges();
const packages = changedPackages(base);
/** The page is built from the sources of these packages. */
const pageChanged = packages.some(folder => /^(apps\/web|libs|games)/.test(folder));

const TYPES_AND_LINT = [
  ...(pageChanged ? [['types of the page (svelte-check)', 'svelte-check', [...SVELTE_CHECK, '--incremental']]] : []),
  [
    'types, of the tests too',
    'tsc',
    ['-p', 'tsconfig.test.json', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo'],
  ],
  ['lint and format (biome)', 'biome', ['check', '--error-on-warnings']],
];

/** Only tests that depend on a change, and only in packages that changed; `npm test` runs the others. */
const changedTests = () => {
  if (packages.length === 0) return { status: 0 };
  process.env.QUICK_TESTS = 'yes'; // vitest.config.ts leaves out the tests that play thousands of games
  return runTool('vitest', ['run', '--changed', base, '--passWithNoTests', ...packages]);
};

await runSteps([
  ['install', install],
  ['build', () => runTool('tsc', ['-b'], true)],
  ['types and lint', () => runChecks(TYPES_AND_LINT)],
  ['unit tests of what changed (vitest)', changedTests],
]);
