import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { isResting } from './resting-pointer.ts';

export const LONG_PRESS = 450;

/**
 * Hovering, focusing or long-pressing an element asks what it is. A long press does nothing else: the click that
 * follows is swallowed.
 */
export const pointing =
  (point: (at: boolean) => void): Attachment<Element> =>
  node => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    let over = false;
    const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';
    const hover = (event: Event): void => {
      if (over || !(event instanceof PointerEvent) || event.pointerType !== 'mouse' || isResting(event)) return;
      over = true;
      point(true);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      pointerenter: hover,
      pointermove: hover,
      pointerleave: event => {
        clearTimeout(pressed);
        if (!isMouse(event)) return;
        over = false;
        point(false);
      },
      pointercancel: () => clearTimeout(pressed),
      pointerup: () => clearTimeout(pressed),
      pointerdown: event => {
        clearTimeout(pressed);
        asked = false;
        if (isMouse(event)) return;
        pressed = setTimeout(() => {
          asked = true;
          point(true);
        }, LONG_PRESS);
      },
      focus: () => point(true),
      // An element that is removed while it has the focus loses it in the middle of an update.
      blur: () => untrack(() => point(false)),
    };
    const swallow = (event: Event): void => {
      if (!asked) return;
      asked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener);
    node.addEventListener('click', swallow, { capture: true });
    return () => {
      clearTimeout(pressed);
      for (const [kind, listener] of Object.entries(listeners)) node.removeEventListener(kind, listener);
      node.removeEventListener('click', swallow, { capture: true });
    };
  };
