const FOLDERS = ['libs', 'games', 'bench', 'apps', 'e2e'];

/** The types of the page; the quick tests add a cache. */
export const SVELTE_CHECK = ['--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'];

/** All checks that do not run the code: name, tool, arguments. The longest come first. */
export const STATIC_CHECKS = [
  ['types of the page (svelte-check)', 'svelte-check', SVELTE_CHECK],
  ['types, of the tests too', 'tsc', ['-p', 'tsconfig.test.json']],
  ['import directions and cycles (dependency-cruiser)', 'depcruise', FOLDERS],
  [
    'cycles between folders (dependency-cruiser)',
    'depcruise',
    ['--config', '.dependency-cruiser-folders.mjs', ...FOLDERS],
  ],
  ['types of the tests in the browser', 'tsc', ['-p', 'e2e/tsconfig.json']],
  ['dead code (knip)', 'knip', []],
  ['dead code but for tests (knip)', 'knip', ['--production', '--exclude', 'dependencies']],
  ['lint and format (biome)', 'biome', ['check', '--error-on-warnings']],
];
