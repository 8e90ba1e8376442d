import type { Pose } from './camera-pose.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What gestures act on. All points are in pixels of the canvas. */
export interface GestureHandlers {
  pose(): Pose;
  look(pose: Pose): void;
  /** Whether a drag from here carries the piece in hand rather than the view. */
  carries(point: Point): boolean;
  point(point: Point | undefined): void;
  pick(point: Point): void;
}

/** A drag shorter than this, in pixels, is a click. */
const STILL = 6;
const TURN = 0.0075;
const TILT = 0.006;
const WHEEL = 0.0011;

/** Orbit by one finger or the mouse, zoom by two fingers or the wheel, point and pick. Returns a function that stops listening. */
export const listenForGestures = (canvas: HTMLElement, handlers: GestureHandlers): (() => void) => {
  const down = new Map<number, Point>();
  let moved = false;
  let carrying = false;
  let start: Point = { x: 0, y: 0 };

  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): number => {
    const [one, two] = [...down.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  };

  const onDown = (event: PointerEvent): void => {
    const here = at(event);
    down.set(event.pointerId, here);
    canvas.setPointerCapture(event.pointerId);
    if (down.size > 1) {
      moved = true;
      return;
    }
    moved = false;
    start = here;
    carrying = event.pointerType === 'touch' && handlers.carries(here);
  };

  const pinch = (before: number): void => {
    const after = spread();
    const pose = handlers.pose();
    if (before > 0 && after > 0) handlers.look({ ...pose, far: (pose.far * before) / after });
  };

  const drag = (before: Point, here: Point): void => {
    if (!moved && Math.hypot(here.x - start.x, here.y - start.y) < STILL) return;
    moved = true;
    if (carrying) {
      handlers.point(here);
      return;
    }
    const pose = handlers.pose();
    handlers.look({
      ...pose,
      turn: pose.turn - (here.x - before.x) * TURN,
      tilt: pose.tilt - (here.y - before.y) * TILT,
    });
  };

  const onMove = (event: PointerEvent): void => {
    const here = at(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      handlers.point(here);
      return;
    }
    const wide = spread();
    down.set(event.pointerId, here);
    if (down.size > 1) pinch(wide);
    else drag(before, here);
  };

  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || moved || event.button > 0) return;
    handlers.pick(at(event));
  };

  const onCancel = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    moved = true;
  };

  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && down.size === 0) handlers.point(undefined);
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    const pose = handlers.pose();
    handlers.look({ ...pose, far: pose.far * Math.exp(event.deltaY * lines * WHEEL) });
  };

  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerup', onUp, { signal });
  canvas.addEventListener('pointercancel', onCancel, { signal });
  canvas.addEventListener('pointerleave', onLeave, { signal });
  canvas.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => stop.abort();
};
