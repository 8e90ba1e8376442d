const WIDTH = 100;

/** Wraps a line at plain spaces to fit a terminal and indents the rest. */
export const wrap = (line: string, indent = 0, hanging = 2): string => {
  const lines: string[] = [];
  let current = ' '.repeat(indent);
  let empty = true;
  for (const word of line.split(' ')) {
    if (!empty && current.length + 1 + word.length > WIDTH) {
      lines.push(current.trimEnd());
      current = ' '.repeat(indent + hanging);
      empty = true;
    }
    current += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(current.trimEnd());
  return lines.join('\n');
};

/** Rows as columns: the first aligned left, the others, numbers, aligned right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<number[]>((most, row) => {
    for (const [column, cell] of row.entries()) most[column] = Math.max(most[column] ?? 0, cell.length);
    return most;
  }, []);
  const aligned = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map(row => row.map(aligned).join('  ').trimEnd()).join('\n');
};

const LONGEST_NAME = 24;

/** Shortens a name to leave room for the table beside it. */
export const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
