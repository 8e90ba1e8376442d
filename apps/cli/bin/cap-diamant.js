#!/usr/bin/env -S node --max-semi-space-size=32
import { existsSync } from 'node:fs';

// With twice the usual room for new objects, a server stops half as often to collect them. Node takes this switch only
// when it starts, so `npm start` and docs/hosting.md have it too.

const program = new URL('../dist/main.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write('cap-diamant is not built yet. Run "npm run build" in its folder first.\n');
  process.exitCode = 2;
}
