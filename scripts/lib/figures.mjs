import { watchStolenTime } from './stolen-time.mjs';

/** Median, 95th percentile and worst of a list of measurements. */
export const distribution = values => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share => sorted[Math.ceil(share * sorted.length) - 1];
  return { count: sorted.length, median: at(0.5), p95: at(0.95), worst: sorted.at(-1) };
};

const RUNS = 5;

/** The results of several runs of the same measurement. */
export const repeated = async (measure, count = RUNS) => {
  const runs = [];
  for (let run = 0; run < count; run++) runs.push(await measure());
  return runs;
};

/**
 * The median of each step over several runs of the same steps. What is slow in the program is slow in every run; what
 * only other programs on the machine delayed is not.
 */
export const medians = runs =>
  Array.from({ length: Math.min(...runs.map(run => run.length)) }, (_, at) => {
    return distribution(runs.map(run => run[at])).median;
  });

const HEAD = ['', 'what', 'median', '95 %', 'worst', 'n', 'limit'];
const shown = value => (value === undefined ? '' : value.toFixed(1));

/** A table of figures and their limits. `on` names the figure the limit is for. */
export class Figures {
  #rows = [];
  #stolen = watchStolenTime();
  missed = 0;

  /** A distribution with a limit on one of its figures. */
  add(what, unit, { median, p95, worst, count }, on, most) {
    const met = { median, p95, worst }[on] <= most;
    const limit = `${{ median: 'median', p95: '95 %', worst: 'worst' }[on]} ≤ ${shown(most)} ${unit}`;
    this.#push(met, [what, shown(median), shown(p95), shown(worst), String(count), limit]);
  }

  /** A single value with a limit. */
  value(what, unit, value, most) {
    this.#push(value <= most, [what, shown(value), '', '', '1', `≤ ${shown(most)} ${unit}`]);
  }

  /** A single value with a lower limit. */
  atLeast(what, unit, value, least) {
    this.#push(value >= least, [what, shown(value), '', '', '1', `≥ ${shown(least)} ${unit}`]);
  }

  #push(met, row) {
    if (!met) this.missed++;
    this.#rows.push([met ? '✓' : '✗', ...row]);
    process.stdout.write(`${met ? '✓' : '✗'} ${row.filter(cell => cell !== '').join(' | ')}\n`);
  }

  print() {
    const rows = [HEAD, ...this.#rows];
    const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column].length)));
    const line = row => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
    process.stdout.write(`\n${rows.map(line).join('\n')}\n`);
    const stolen = this.#stolen();
    if (stolen !== undefined)
      process.stdout.write(
        `\nOther machines of the same host took ${shown(stolen)} % of the processor time meanwhile.\n`,
      );
  }
}
