/**
 * Compares the speed of the rules in this checkout with those of another commit, in one run:
 *   npm run bench:compare -- [REF] [--rounds 5] [--seconds 2] [--least 0.98]
 * The rounds of old and new take turns, each in a process of its own, and medians are compared: whatever else the
 * machine does disturbs both alike. REF is where this branch left `main`, unless given.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    least: { type: 'string' },
  },
});

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const ref = git('rev-parse', '--short', positionals[0] ?? git('merge-base', 'HEAD', 'main'));

/** The other commit gets the installed packages of this checkout, but its own workspaces. */
const linkPackages = folder => {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@cap-diamant'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@cap-diamant') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const group of ['libs', 'games']) {
    for (const name of readdirSync(join(folder, group))) {
      const workspace = join(folder, group, name);
      const { name: known } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
      symlinkSync(workspace, join(modules, known));
    }
  }
};

const build = folder =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'games/catalogue'], {
    cwd: folder,
    stdio: 'inherit',
  });

const measure = (folder, game, variant) => {
  const args = [join(ROOT, 'scripts/lib/play-games.mjs'), folder, game, String(variant), values.seconds];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};

const median = numbers => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
};

/** One variant measured on both sides, round after round; who goes first takes turns too. */
const compare = (old, game, variant) => {
  const speeds = { old: [], new: [] };
  const digests = new Set();
  for (let round = 0; round < Number(values.rounds); round++) {
    const sides = [
      ['old', old],
      ['new', ROOT],
    ];
    for (const [side, folder] of round % 2 === 0 ? sides : sides.reverse()) {
      const { speed, digest } = measure(folder, game, variant);
      speeds[side].push(speed);
      digests.add(digest);
    }
  }
  return { old: median(speeds.old), new: median(speeds.new), same: digests.size === 1 };
};

prepare();
const { GAME_IDS, loadGame } = await import('../games/catalogue/dist/index.js');
const temporary = mkdtempSync(join(tmpdir(), 'bench-compare-'));
const old = join(temporary, 'checkout');
try {
  git('worktree', 'add', '--detach', '--quiet', old, ref);
  linkPackages(old);
  build(old);
  const rows = [];
  console.log(`game and variant                       ${ref.padStart(9)}        now   ratio`);
  for (const id of GAME_IDS) {
    const { game } = await loadGame(id);
    for (const [at, { name, players }] of game.options.variants.entries()) {
      const row = compare(old, id, at);
      rows.push(row);
      const [was, is, ratio] = [row.old.toFixed(1), row.new.toFixed(1), (row.new / row.old).toFixed(3)];
      const title = `${id} ${name}, ${players} players`.padEnd(38);
      console.log(`${title} ${was.padStart(9)}  ${is.padStart(9)}   ${ratio}${row.same ? '' : '   other games!'}`);
    }
  }
  const ratio = Math.exp(rows.reduce((sum, row) => sum + Math.log(row.new / row.old), 0) / rows.length);
  console.log(`all variants, geometric mean of the ratios: ${ratio.toFixed(3)}`);
  if (rows.some(row => !row.same) || (values.least !== undefined && ratio < Number(values.least))) process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', old], { cwd: ROOT });
  rmSync(temporary, { recursive: true, force: true });
}
