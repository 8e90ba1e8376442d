import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: the "source" condition of their exports.
const conditions = ['source', 'node'];
const SOCKETS = join(dirname(createRequire(import.meta.url).resolve('ws')), 'wrapper.mjs');
/** These play thousands of whole games. `npm run test:quick` leaves them to `npm test`. */
const WHOLE_GAMES = ['**/conformance.test.ts', '**/*oracle*.test.ts', '**/fuzz.test.ts'];
const excluded = process.env.QUICK_TESTS === undefined ? [] : WHOLE_GAMES;
/** The tests of the server that say something about how it stores: these run on PostgreSQL too. */
const ON_POSTGRES = [
  'http/*',
  'socket/{access,chat,follow,hello,undo}',
  'tables/tables',
  'storage/{group-commit,migrate}',
];
/** Tests of PostgreSQL itself. */
const POSTGRES_ONLY = 'apps/server/src/**/*.postgres.test.ts';
/** `npm run test:postgres` runs all of them there, but that of copying a file. */
const allOnPostgres = process.env.POSTGRES_TESTS === 'all';
// Hooks start real servers, which takes a while on a busy machine.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // By default a core is kept free, which on a machine with two makes everything wait in one line. One more than there
    // are cores: tests of the server and the terminal wait for other processes half of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'pure',
          include: ['{libs,games}/*/src/**/*.test.ts'],
          exclude: [...excluded],
          // Pure code has no state to keep apart, and loading it anew for every file takes a third of the time.
          isolate: false,
          ...timeouts,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'packages',
          include: ['apps/*/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'scripts/lib/*.test.mjs'],
          exclude: ['apps/web/**', POSTGRES_ONLY, ...excluded],
          ...timeouts,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'postgres',
          include: [
            POSTGRES_ONLY,
            ...(allOnPostgres ? ['**/*'] : ON_POSTGRES).map(tests => `apps/server/src/${tests}.test.ts`),
          ],
          exclude: ['**/storage/backup.test.ts', ...excluded],
          globalSetup: 'apps/server/src/testing/postgres-setup.ts',
          ...timeouts,
        },
      },
      {
        plugins: [svelte({ configFile: 'apps/web/svelte.config.js' })],
        // Tests of the page play on a real server, through sockets of Node.
        resolve: { conditions: ['source', 'browser'], alias: { ws: SOCKETS } },
        test: {
          name: 'page',
          include: ['apps/web/src/**/*.test.ts'],
          environment: './apps/web/src/testing/page-environment.ts',
          ...timeouts,
        },
      },
    ],
  },
});
