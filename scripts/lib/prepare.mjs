import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './node-version.mjs';
import { outputOf, ROOT, runNpm, runTool } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.cap-diamant-installed');
const WORKSPACES = ['libs', 'games', 'apps'];

const manifests = () => {
  const folders = WORKSPACES.flatMap(group => readdirSync(join(ROOT, group)).map(name => join(group, name)));
  const files = ['', 'bench', 'e2e', ...folders].map(folder => join(ROOT, folder, 'package.json'));
  return [...files, join(ROOT, 'package-lock.json')].filter(file => existsSync(file));
};

/** A fingerprint of what has to be installed: file dates mean little after a checkout. */
const wanted = () => {
  const hash = createHash('sha256');
  for (const file of manifests()) hash.update(readFileSync(file));
  return hash.digest('hex');
};

const give = (what, result) => {
  if (result.status === 0) return;
  process.stderr.write(`${what} failed:\n${outputOf(result)}\n`);
  process.exit(1);
};

/** Not `npm ci`, which also asks for optional binaries of other systems. */
export const install = () => {
  const fingerprint = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  process.stderr.write('Installing what the project needs …\n');
  give('npm install', runNpm(['install', '--no-save', '--no-audit', '--no-fund']));
  writeFileSync(STAMP, fingerprint);
};

/** Everything a program needs before it can start: the right Node, the libraries, the built packages. */
export const prepare = () => {
  checkNode();
  install();
  give('The build', runTool('tsc', ['-b'], true));
};
