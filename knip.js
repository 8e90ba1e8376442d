/**
 * Two looks at dead code. The plain one counts tests as users. The one with `--production` does not, so that code kept
 * alive by its tests alone is found; there an export may be meant for the tests if its own file uses it as well.
 */
export default {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs!'],
      project: ['scripts/**/*.mjs!'],
      ignoreDependencies: ['dependency-cruiser'], // started by scripts/lib/run.mjs
    },
    'libs/*': { project: ['src/**/*.ts!', '!src/**/testing/**!'] },
    'games/*': { project: ['src/**/*.ts!', '!src/**/testing/**!'] },
    bench: { entry: ['src/count-bytes.ts!', 'src/take-times.ts!', 'src/take-bot-times.ts!'], project: ['src/**/*.ts!'] },
    'apps/cli': {
      entry: ['src/main.ts!', 'src/fuzz/worker.ts!', 'src/bots/worker.ts!', 'src/tournament/worker.ts!'],
      project: ['src/**/*.ts!', '!src/**/testing/**!', 'bin/*.js!'],
    },
  },
  ignoreExportsUsedInFile: process.argv.includes('--production'),
};
