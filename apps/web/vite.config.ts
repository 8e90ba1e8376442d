import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The project's own packages are built from their sources: nothing can be stale.
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  worker: { format: 'es' },
});
