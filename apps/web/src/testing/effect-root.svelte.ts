/** Runs something as an effect of a page would, until stopped. */
export const effectRoot = (run: () => void): (() => void) =>
  $effect.root(() => {
    $effect(run);
  });
