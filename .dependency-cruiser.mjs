/** Tests and what only tests use may reach for more than the product. */
const TESTS = '(\\.test\\.ts$|/testing/|^e2e/)';

/** Imports only go down: apps → bench → games → libs. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?raw$' },
    },
    {
      name: 'libs-know-no-game',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(games|bench|apps)/' },
    },
    {
      name: 'kernel-is-the-ground',
      severity: 'error',
      from: { path: '^libs/kernel/' },
      to: { path: '^libs/(?!kernel/)' },
    },
    {
      name: 'games-know-no-program',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^(bench|apps)/' },
    },
    {
      name: 'games-know-no-other-game',
      comment: 'Only the catalogue names them all.',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: '^games/catalogue/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    { name: 'bench-knows-no-program', severity: 'error', from: { path: '^bench/' }, to: { path: '^apps/' } },
    {
      name: 'programs-stand-alone',
      comment: 'But tests of the page play on a real server.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: `(${TESTS}|^apps/cli/)` },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'the-terminal-program-uses-the-server-through-its-exports',
      comment: 'It starts the server, and shares its queue of work.',
      severity: 'error',
      from: { path: '^apps/cli/', pathNot: TESTS },
      to: { path: '^apps/(?!cli/)', pathNot: '^apps/server/src/(index|work)\\.ts$' },
    },
    {
      name: 'programs-see-games-through-the-catalogue',
      severity: 'error',
      from: { path: '^(apps|bench)/', pathNot: `(${TESTS}|^apps/web/src/games/[^/]+/)` },
      to: { path: '^games/', pathNot: '^games/catalogue/' },
    },
    {
      name: 'a-table-knows-its-own-game',
      comment: 'The page draws each game in a folder of its own.',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/($1|catalogue)/' },
    },
    {
      name: 'tables-read-feeds',
      comment:
        'Only the source of a game, what stores it and the review of a finished one hold a match; everything else in the page gets feeds.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: `(${TESTS}|^apps/web/src/(source|storage|reviews?)/|-source(\\.svelte)?\\.ts$)`,
      },
      to: { path: '^libs/match/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-packages-know-no-machine',
      severity: 'error',
      comment: 'But bots need threads, and those are Node’s.',
      from: { path: '^(libs|games)/', pathNot: `(${TESTS}|^libs/bots-node/)` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'test-helpers-stay-in-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.svelte-check)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js'],
    },
  },
};
