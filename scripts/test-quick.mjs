import { baseOfChanges, changedPackages } from './lib/changes.mjs';
import { checkNode } from './lib/node-version.mjs';
import { install } from './lib/prepare.mjs';
import { runTool, toolBeside } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

checkNode();

const base = baseOfChanges();
const packages = changedPackages(base);
/** The page is built from the sources of these packages. */
const pageChanged = packages.some(folder => /^(apps\/web|libs|games)/.test(folder));

/** These play thousands of whole games; `npm test` runs them. */
const WHOLE_GAMES = ['**/conformance.test.ts', '**/*oracle*.test.ts', '**/fuzz.test.ts'];

/** Runs checks in parallel; each uses one core. */
const together = async checks => {
  const results = await Promise.all(checks.map(([tool, ...args]) => toolBeside(tool, args)));
  const failed = results.filter(({ status }) => status !== 0);
  return { status: failed.length, stdout: failed.map(({ stdout }) => stdout).join('\n') };
};

const typesAndLint = () =>
  together([
    ['tsc', '-p', 'tsconfig.test.json', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo'],
    ...(pageChanged
      ? [['svelte-check', '--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings']]
      : []),
    ['biome', 'check', '--error-on-warnings'],
  ]);

/** Only tests that depend on a change, and only in packages that changed; `npm test` runs the others. */
const changedTests = () => {
  if (packages.length === 0) return { status: 0 };
  const exclude = WHOLE_GAMES.flatMap(glob => ['--exclude', glob]);
  return runTool('vitest', ['run', '--changed', base, '--passWithNoTests', ...exclude, ...packages]);
};

await runSteps([
  ['install', install],
  ['build', () => runTool('tsc', ['-b'], true)],
  ['types and lint', typesAndLint],
  ['unit tests of what changed (vitest)', changedTests],
]);
