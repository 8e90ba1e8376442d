import { defineConfig } from 'vitest/config';

// Packages are tested from their sources: the "source" condition of their exports.
const conditions = ['source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{libs,games,apps}/*/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
