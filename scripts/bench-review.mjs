import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { prepare } from './lib/prepare.mjs';

/**
 * Reviews twenty recorded games, each a second time ten times deeper, and writes the result to docs/review.md. It takes
 * about twenty minutes; what was measured is kept, so that it can be stopped and started again. `--again` starts from nothing.
 */
const REPORT = 'docs/review.md';
const KEPT = 'node_modules/.cache/cap-diamant/bench-review.jsonl';
const BEGIN = '<!-- measured: npm run bench:review -->';
const END = '<!-- end -->';

prepare();
// Built only now.
const { GAMES, measureReviews, reportOf } = await import('@cap-diamant/bench');
mkdirSync(dirname(KEPT), { recursive: true });
const isFresh = process.argv.includes('--again') || !existsSync(KEPT);
const known = isFresh
  ? []
  : readFileSync(KEPT, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line));
if (isFresh) writeFileSync(KEPT, '');

const isKnown = plan => known.some(each => JSON.stringify(each.plan) === JSON.stringify(plan));
const rest = GAMES.filter(plan => !isKnown(plan));
const measured = await measureReviews(
  Math.min(2, availableParallelism()),
  each => {
    appendFileSync(KEPT, `${JSON.stringify(each)}\n`);
    console.log(
      `${each.plan.game} ${each.plan.variant}, ${each.plan.levels.length} players: ${each.seconds.toFixed(1)} s`,
    );
  },
  rest,
);

const all = GAMES.map(plan => [...known, ...measured].find(each => JSON.stringify(each.plan) === JSON.stringify(plan)));
const report = reportOf(all);
const text = readFileSync(REPORT, 'utf8');
const [before, after] = [text.slice(0, text.indexOf(BEGIN) + BEGIN.length), text.slice(text.indexOf(END))];
writeFileSync(REPORT, `${before}\n\n${report}\n\n${after}`);
console.log(report);
