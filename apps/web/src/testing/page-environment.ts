import type { Environment } from 'vitest/runtime';

/** Compiles Svelte for a browser, so that derived state updates; the tests need no DOM. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
