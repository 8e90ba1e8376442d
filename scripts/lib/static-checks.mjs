import { runTool } from './run.mjs';

const FOLDERS = ['libs', 'games', 'bench', 'apps', 'e2e'];

/** All checks that do not run the code. */
export const STATIC_CHECKS = [
  ['types, of the tests too', () => runTool('tsc', ['-p', 'tsconfig.test.json'], true)],
  ['types of the tests in the browser', () => runTool('tsc', ['-p', 'e2e/tsconfig.json'], true)],
  [
    'types of the page (svelte-check)',
    () =>
      runTool('svelte-check', ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'], true),
  ],
  ['lint and format (biome)', () => runTool('biome', ['check', '--error-on-warnings'], true)],
  ['import directions and cycles (dependency-cruiser)', () => runTool('depcruise', FOLDERS, true)],
  [
    'cycles between folders (dependency-cruiser)',
    () => runTool('depcruise', ['--config', '.dependency-cruiser-folders.mjs', ...FOLDERS], true),
  ],
  ['dead code (knip)', () => runTool('knip', [], true)],
  ['dead code but for tests (knip)', () => runTool('knip', ['--production', '--exclude', 'dependencies'], true)],
];
