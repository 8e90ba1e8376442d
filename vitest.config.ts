import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: the "source" condition of their exports.
const conditions = ['source', 'node'];
// Hooks start real servers, which takes a while on a busy machine.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // By default a core is kept free, which on a machine with two makes everything wait in one line.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'packages',
          include: ['{libs,games,apps}/*/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'scripts/lib/*.test.mjs'],
          exclude: ['apps/web/**'],
          ...timeouts,
        },
      },
      {
        plugins: [svelte({ configFile: 'apps/web/svelte.config.js' })],
        resolve: { conditions: ['source', 'browser'] },
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
