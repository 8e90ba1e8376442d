import type { Attachment } from 'svelte/attachments';
import { LONG_PRESS } from './pointing.ts';

/** Pixels a finger may slip before a press becomes a drag. */
const SLIP = 10;

/**
 * Handles long presses on anything inside an element. `find` tells what a long press on something does, if anything;
 * the click that would follow is swallowed.
 */
export const longPress =
  (find: (pressed: Element) => (() => void) | undefined): Attachment<Element> =>
  node => {
    const listening = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | undefined;
    let done = false;
    const stop = (): void => {
      clearTimeout(waiting);
      waiting = undefined;
    };
    const down = (event: PointerEvent): void => {
      stop();
      done = false;
      const run = event.pointerType === 'mouse' || !(event.target instanceof Element) ? undefined : find(event.target);
      if (run === undefined) return;
      start = event;
      waiting = setTimeout(() => {
        done = true;
        run();
      }, LONG_PRESS);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (start !== undefined && Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLIP) stop();
    };
    const swallow = (event: Event): void => {
      if (!done) return;
      if (event.type === 'click') done = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const listen = (kinds: readonly string[], run: (event: never) => void): void => {
      for (const kind of kinds)
        node.addEventListener(kind, run as EventListener, { capture: true, signal: listening.signal });
    };
    listen(['pointerdown'], down);
    listen(['pointermove'], move);
    listen(['pointerup', 'pointercancel'], stop);
    // A phone may take the press for a request for its own menu.
    listen(['click', 'contextmenu'], swallow);
    return () => {
      stop();
      listening.abort();
    };
  };
