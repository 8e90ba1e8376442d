/** Takes what is at one place of a row out and puts it in at another. */
export const movedTo = <T>(row: readonly T[], from: number, to: number): readonly T[] => {
  const taken = row.slice(from, from + 1);
  return taken.length === 0 || to < 0 || to >= row.length || from === to
    ? row
    : row.toSpliced(from, 1).toSpliced(to, 0, ...taken);
};
