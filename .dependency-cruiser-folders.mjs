import rules from './.dependency-cruiser.mjs';

/** Where no folder below `src` may depend on itself through others. */
const LAYERED = ['libs', 'games', 'apps', 'bench'];
const LAYER = `^(${LAYERED.join('|')})/[^/]+/src/.+$`;

/**
 * Cycles between folders, in a run of its own: a test may look up at what uses the code beside it, so tests are left
 * out of it, and dependency-cruiser cannot leave files out of one rule only.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: LAYER },
      to: { circular: true },
    },
  ],
  options: { ...rules.options, exclude: { path: '(^|/)(dist|\\.svelte-check)/|\\.test\\.ts$|/testing/' } },
};
