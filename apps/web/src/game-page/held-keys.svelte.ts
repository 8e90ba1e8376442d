import { onDestroy, tick } from 'svelte';

/** More is not typing ahead, but a key that is stuck. */
const MOST = 8;

/**
 * Keeps the keys that are pressed while the table is busy and presses them again once it is ready, so that a quick
 * player loses none. Call it before the component's children exist: whoever listens first hears a key first.
 */
export const holdKeys = (busy: () => boolean): void => {
  const held: KeyboardEvent[] = [];

  const hold = (event: KeyboardEvent): void => {
    if (!event.isTrusted || !busy() || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat && held.length < MOST) held.push(event);
  };

  /** One at a time: the first key may make the table busy again. */
  const release = async (): Promise<void> => {
    await tick();
    while (!busy()) {
      const event = held.shift();
      if (event === undefined) return;
      const { key, code, shiftKey } = event;
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(again);
      await tick();
    }
  };

  window.addEventListener('keydown', hold, { capture: true });
  $effect(() => {
    if (!busy()) void release();
  });
  onDestroy(() => window.removeEventListener('keydown', hold, { capture: true }));
};
