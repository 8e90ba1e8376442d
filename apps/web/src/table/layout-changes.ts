const EVENTS = ['resize', 'wheel', 'pointermove', 'transitionend', 'scroll'];

/** Calls back whenever something on the page may have moved: panned, scrolled, resized. Returns a function that stops. */
export const onLayoutChange = (run: () => void): (() => void) => {
  const listening = new AbortController();
  for (const kind of EVENTS)
    window.addEventListener(kind, run, { passive: true, capture: true, signal: listening.signal });
  return () => listening.abort();
};
