/** Notices if another tab plays the same game: two would overwrite each other's moves. Gives back how to let go. */
export const holdGame = (id: string, elsewhere: () => void): (() => void) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  void navigator.locks?.request(`cap-diamant/game/${id}`, { ifAvailable: true }, lock => {
    if (lock === null) return elsewhere();
    return held;
  });
  return () => letGo();
};
