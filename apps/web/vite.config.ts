import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const PAPER = '#f3ead6';

/** Installable; after the first visit everything lies on the device, the tables of all games too. */
const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  includeAssets: ['icon.svg', 'theme.js'],
  manifest: {
    name: 'Cap Diamant',
    short_name: 'Cap Diamant',
    description: 'Les jeux de société du Vieux-Québec',
    lang: 'fr-CA',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
    cleanupOutdatedCaches: true,
    importScripts: ['push.js'],
  },
});

export default defineConfig({
  plugins: [svelte(), pwa],
  // The project's own packages are built from their sources: nothing can be stale.
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  // Every browser this is built for knows module preloads.
  build: { target: 'es2022', modulePreload: { polyfill: false }, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  worker: { format: 'es' },
});
