#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write('cap-diamant is not built yet. Run "npm run build" in its folder first.\n');
  process.exitCode = 2;
}
