import type { Point } from './camera.ts';

/** Smaller movements are a hand that trembles. */
const AT_REST = 5;

let pressed: Point | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      pressed = { x: clientX, y: clientY };
    },
    { capture: true, passive: true },
  );
}

/**
 * Whether a mouse still rests where a button was last pressed. What appears under it then (a new page, the table behind
 * a dialog that closed) is not what the person points at.
 */
export const isResting = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
  pressed !== undefined && Math.hypot(clientX - pressed.x, clientY - pressed.y) < AT_REST;
