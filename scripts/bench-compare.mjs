/**
 * Compares the speed of the rules in this checkout with those of another commit, in one run:
 *   npm run bench:compare -- [REF] [--rounds 3] [--slices 40] [--least 0.98]
 * A process of the old rules and one of the new play the same games, a slice of about a tenth of a second each in turn,
 * and the median of the slices' ratios counts: whatever else the machine does disturbs both alike. Each round starts
 * two new processes, since the compiler does not optimise the same code alike every time. REF is where this branch left
 * `main`, unless given.
 */
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    slices: { type: 'string', default: '40' },
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

const median = numbers => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
};

/** Starts one side; `play` answers the processor time of some games and a digest of their results. */
const startSide = async (folder, game, variant) => {
  const child = fork(join(ROOT, 'scripts/lib/play-games.mjs'), [folder, game, String(variant)]);
  await once(child, 'message');
  const play = async slice => {
    child.send(slice);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return { play, stop: () => child.disconnect() };
};

const SLICE_SECONDS = 0.1;
const WARM_UP_SECONDS = 2;

/** The games of one slice: found by playing while the compiler warms up. */
const gamesPerSlice = async side => {
  let [games, played, spent] = [1, 0, 0];
  while (spent < WARM_UP_SECONDS) {
    const { seconds } = await side.play({ first: played, games });
    played += games;
    spent += seconds;
    games = Math.max(1, Math.round((games * SLICE_SECONDS) / Math.max(seconds, 0.001)));
  }
  return { played, games };
};

/** One variant measured on both sides, slice after slice; who goes first takes turns. */
const compare = async (old, game, variant) => {
  const slices = { old: [], new: [], ratios: [], same: true };
  for (let round = 0; round < Number(values.rounds); round++) {
    const [before, now] = await Promise.all([startSide(old, game, variant), startSide(ROOT, game, variant)]);
    const { played, games } = await gamesPerSlice(before);
    await now.play({ first: 0, games: played });
    for (let slice = 0; slice < Number(values.slices); slice++) {
      const asked = { first: played + slice * games, games };
      const answers = {};
      for (const side of slice % 2 === 0 ? ['old', 'new'] : ['new', 'old']) {
        answers[side] = await (side === 'old' ? before : now).play(asked);
      }
      slices.old.push(games / answers.old.seconds);
      slices.new.push(games / answers.new.seconds);
      slices.ratios.push(answers.old.seconds / answers.new.seconds);
      slices.same &&= answers.old.digest === answers.new.digest;
    }
    before.stop();
    now.stop();
  }
  return { old: median(slices.old), new: median(slices.new), ratio: median(slices.ratios), same: slices.same };
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
      const row = await compare(old, id, at);
      rows.push(row);
      const [was, is, ratio] = [row.old.toFixed(1), row.new.toFixed(1), row.ratio.toFixed(3)];
      const title = `${id} ${name}, ${players} players`.padEnd(38);
      console.log(`${title} ${was.padStart(9)}  ${is.padStart(9)}   ${ratio}${row.same ? '' : '   other games!'}`);
    }
  }
  const ratio = Math.exp(rows.reduce((sum, row) => sum + Math.log(row.ratio), 0) / rows.length);
  console.log(`all variants, geometric mean of the ratios: ${ratio.toFixed(3)}`);
  if (rows.some(row => !row.same) || (values.least !== undefined && ratio < Number(values.least))) process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', old], { cwd: ROOT });
  rmSync(temporary, { recursive: true, force: true });
}
