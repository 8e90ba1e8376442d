export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a sheet maps to the screen: (x, y) appears at `k`·(x, y) + (dx, dy). */
export interface Camera {
  readonly k: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The limits of a camera. */
export interface Frame {
  readonly size: Size;
  /** Shows the whole sheet; it can't zoom out further. */
  readonly widest: Camera;
  /** The initial view, if it isn't the widest. */
  readonly home?: Camera;
  /** The centre of the screen always stays within it. */
  readonly subject: Bounds;
  /** The maximum scale. */
  readonly closest: number;
}

/** Fits the bounds into the screen, centred. */
export const fit = ({ width, height }: Size, { left, top, right, bottom }: Bounds): Camera => {
  const k = Math.max(0.01, Math.min(width / (right - left), height / (bottom - top)));
  return { k, dx: (width - k * (left + right)) / 2, dy: (height - k * (top + bottom)) / 2 };
};

const between = (least: number, n: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(n, least), most);

export const clamp = (camera: Camera, { size, widest, subject, closest }: Frame): Camera => {
  const k = between(widest.k, camera.k, Math.max(closest, widest.k));
  if (k <= widest.k * 1.001) return widest;
  const [midX, midY] = [size.width / 2, size.height / 2];
  return {
    k,
    dx: between(midX - k * subject.right, camera.dx, midX - k * subject.left),
    dy: between(midY - k * subject.bottom, camera.dy, midY - k * subject.top),
  };
};

/** Zooms by a factor around a point of the screen. */
export const zoomAt = (camera: Camera, { x, y }: Point, factor: number): Camera => ({
  k: camera.k * factor,
  dx: x - (x - camera.dx) * factor,
  dy: y - (y - camera.dy) * factor,
});

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  k: camera.k,
  dx: camera.dx + dx,
  dy: camera.dy + dy,
});

/** Pans just enough to bring a point of the sheet onto the screen, with some room around it. */
export const reveal = (camera: Camera, { x, y }: Point, { width, height }: Size, room: number): Camera => {
  const [px, py] = [camera.k * x + camera.dx, camera.k * y + camera.dy];
  const shift = (at: number, most: number): number => between(room, at, most - room) - at;
  return pan(camera, shift(px, width), shift(py, height));
};
