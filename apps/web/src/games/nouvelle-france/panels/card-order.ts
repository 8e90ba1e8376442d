/** Moves the item at one index to another. */
export const movedTo = <T>(row: readonly T[], from: number, to: number): readonly T[] => {
  const taken = row.slice(from, from + 1);
  return taken.length === 0 || to < 0 || to >= row.length || from === to
    ? row
    : row.toSpliced(from, 1).toSpliced(to, 0, ...taken);
};
