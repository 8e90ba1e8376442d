/** A table of text, with numbers aligned right. The first column is a name. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)));
  const cell = (text: string, at: number): string =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return rows.map(row => row.map(cell).join('  ').trimEnd());
};
