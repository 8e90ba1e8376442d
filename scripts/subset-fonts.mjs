import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import { ROOT } from './lib/run.mjs';

/**
 * Makes the font files of the page from the published ones: only the letters of our three languages, the weights in use
 * and the layout features in use. The results are committed; run this again after an update of the fonts.
 */
const OUT = join(ROOT, 'apps', 'web', 'src', 'ui', 'fonts');
const { resolve } = createRequire(import.meta.url);

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const LETTERS = {
  // Latin-1, the French ligatures, dashes, quotes, spaces that do not break, and signs of arithmetic.
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ‐‑–—‘’“”„•…‹›€™↑↓−\u2009\u202f`,
  cyrillic: `${between(0x400, 0x45f)}№`,
};

const WEIGHTS = { wght: { min: 400, max: 600 } };
/** Kerning, ligatures, local forms, and the kinds of figures. */
const FEATURES = ['kern', 'liga', 'locl', 'lnum', 'onum', 'pnum', 'tnum'];

const FACES = [
  ['eb-garamond', 'normal'],
  ['eb-garamond', 'italic'],
  ['source-sans-3', 'normal'],
];

mkdirSync(OUT, { recursive: true });
for (const [family, style] of FACES) {
  for (const [script, letters] of Object.entries(LETTERS)) {
    const name = `${family}-${script}-wght-${style}.woff2`;
    const whole = readFileSync(resolve(`@fontsource-variable/${family}/files/${name}`));
    const small = await subset(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: WEIGHTS,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(join(OUT, `${family}-${script}-${style}.woff2`), small);
    process.stdout.write(`${name}: ${whole.length} → ${small.length} bytes\n`);
  }
}
