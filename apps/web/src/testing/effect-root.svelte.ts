/** Runs a function as an effect outside a component. Returns a function that stops it. */
export const effectRoot = (run: () => void): (() => void) =>
  $effect.root(() => {
    $effect(run);
  });
