import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { outputOf, ROOT, runTool } from './run.mjs';

const WEB = join(ROOT, 'apps', 'web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.built');
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest)$/;

const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name));

/** A fingerprint of everything the page is built from. */
const wanted = () => {
  const sources = ['libs', 'games'].flatMap(group =>
    readdirSync(join(ROOT, group)).flatMap(name => [
      join(ROOT, group, name, 'src'),
      join(ROOT, group, name, 'puzzles'),
    ]),
  );
  const folders = [join(WEB, 'src'), join(WEB, 'public'), ...sources].filter(folder => existsSync(folder));
  const loose = ['index.html', 'vite.config.ts', 'svelte.config.js', 'package.json'].map(name => join(WEB, name));
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  const files = [...folders.flatMap(filesIn), ...loose].filter(file => !file.endsWith('.test.ts')).sort();
  for (const file of files) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Compressed once, at the highest level, so that the server only has to send. */
const compress = () => {
  for (const file of filesIn(DIST).filter(name => COMPRESSED.test(name))) {
    const body = readFileSync(file);
    if (statSync(file).size < 512) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
};

/** Builds the page if any of its sources changed. */
export const buildWeb = () => {
  const fingerprint = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return { status: 0 };
  const built = runTool('vite', ['build', WEB, '--logLevel', 'warn'], true);
  if (built.status !== 0) return built;
  compress();
  writeFileSync(STAMP, fingerprint);
  return built;
};

export const prepareWeb = () => {
  process.stderr.write('Building the page …\n');
  const built = buildWeb();
  if (built.status === 0) return;
  process.stderr.write(`The build of the page failed:\n${outputOf(built)}\n`);
  process.exit(1);
};
