import type { Environment } from 'vitest/runtime';

/** Tests of the page compile Svelte as for a browser, so that what is derived is derived anew; they need no DOM. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
