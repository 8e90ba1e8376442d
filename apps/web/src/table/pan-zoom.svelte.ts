import type { Attachment } from 'svelte/attachments';
import { type Camera, clamp, type Frame, type Point, pan, reveal, zoomAt } from './camera.ts';
import { LONG_PRESS } from './pointing.ts';

const STEP = 1.5;
/** Pixels a finger may move before a tap becomes a drag. */
const SLIP = 7;

/** Pans and zooms a sheet: wheel, pinch, keys and drag. A long press asks what is under the finger. */
export const createPanZoom = <Target extends string>(frame: () => Frame) => {
  // Unset: the initial view, which adapts to the size of the screen.
  let chosen = $state.raw<Camera>();
  let held = $state(false);
  let moved = false;
  const camera = $derived.by(() => {
    const { home, widest } = frame();
    return clamp(chosen ?? home ?? widest, frame());
  });

  const look = (next: Camera): void => {
    chosen = clamp(next, frame());
  };

  const middle = (): Point => ({ x: frame().size.width / 2, y: frame().size.height / 2 });

  const hold =
    (onlongpress: (target: Target | undefined) => void): Attachment<SVGSVGElement> =>
    svg => {
      const fingers = new Map<number, Point>();
      let pressed: ReturnType<typeof setTimeout> | undefined;
      const here = ({ clientX, clientY }: MouseEvent): Point => {
        const { left, top } = svg.getBoundingClientRect();
        return { x: clientX - left, y: clientY - top };
      };
      const down = (event: PointerEvent): void => {
        if (event.button !== 0) return;
        fingers.set(event.pointerId, here(event));
        if (fingers.size === 1) moved = false;
        clearTimeout(pressed);
        if (event.pointerType === 'mouse' || fingers.size > 1) return;
        const cell = event.target instanceof Element ? event.target.closest('[data-target]') : null;
        pressed = setTimeout(() => {
          moved = true; // lifting the finger after a long press doesn't pick
          onlongpress((cell?.getAttribute('data-target') as Target | null) ?? undefined);
        }, LONG_PRESS);
      };
      const move = (event: PointerEvent): void => {
        const before = fingers.get(event.pointerId);
        if (before === undefined) return;
        const now = here(event);
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        if (!moved && fingers.size === 1 && Math.hypot(dx, dy) < SLIP) return;
        clearTimeout(pressed);
        if (!moved || !held) {
          moved = true;
          held = true;
          svg.setPointerCapture(event.pointerId);
        }
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other === undefined) look(pan(camera, dx, dy));
        else {
          const factor =
            Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
          const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
          look(pan(zoomAt(camera, centre, factor), dx / 2, dy / 2));
        }
        fingers.set(event.pointerId, now);
      };
      const up = (event: PointerEvent): void => {
        clearTimeout(pressed);
        fingers.delete(event.pointerId);
        if (fingers.size === 0) held = false;
      };
      const wheel = (event: WheelEvent): void => {
        event.preventDefault();
        look(zoomAt(camera, here(event), 1.0018 ** -event.deltaY));
      };
      svg.addEventListener('pointerdown', down);
      svg.addEventListener('pointermove', move);
      svg.addEventListener('pointerup', up);
      svg.addEventListener('pointercancel', up);
      svg.addEventListener('wheel', wheel, { passive: false });
      return () => {
        clearTimeout(pressed);
        svg.removeEventListener('pointerdown', down);
        svg.removeEventListener('pointermove', move);
        svg.removeEventListener('pointerup', up);
        svg.removeEventListener('pointercancel', up);
        svg.removeEventListener('wheel', wheel);
      };
    };

  return {
    get camera() {
      return camera;
    },
    /** Whether a drag is in progress: the sheet then follows without easing. */
    get held() {
      return held;
    },
    /** Whether the last press was a drag, a pinch or a long press, and so doesn't pick. */
    get moved() {
      return moved;
    },
    get zoomed() {
      return camera !== frame().widest;
    },
    zoomIn: () => look(zoomAt(camera, middle(), STEP)),
    zoomOut: () => look(zoomAt(camera, middle(), 1 / STEP)),
    showAll: () => {
      chosen = frame().widest;
    },
    show: (place: Point) => {
      if (camera !== frame().widest) look(reveal(camera, place, frame().size, 60));
    },
    hold,
  };
};

export type PanZoom = ReturnType<typeof createPanZoom>;
