import type { Tile } from './bricks.ts';
import type { Face } from './cube-faces.ts';
import type { Point } from './orbit-camera.ts';
import { type Atlas, TILE } from './texture-atlas.ts';

/** The width of a painted rim, as a share of the edge. */
const RIM = 0.06;
const HATCH = 9;

const outline = (pen: CanvasRenderingContext2D, corners: readonly Point[]): void => {
  pen.beginPath();
  for (const { x, y } of corners) pen.lineTo(x, y);
  pen.closePath();
};

/** Fills the current outline. */
const tint = (pen: CanvasRenderingContext2D, style: string | CanvasPattern, alpha: number): void => {
  pen.globalAlpha = alpha;
  pen.fillStyle = style;
  pen.fill();
};

const edgeLength = ([from, to]: readonly [Point, Point, ...unknown[]]): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

/** Paints along the edges; narrow and pale where the same piece continues. */
const paintRim = (pen: CanvasRenderingContext2D, { corners, joined }: Face, colour: string): void => {
  pen.strokeStyle = colour;
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from;
    const opposite = edgeLength([to, corners[(at + 2) % corners.length] ?? to]);
    // The clip leaves the inner half of the line.
    pen.lineWidth = Math.max(1, opposite * RIM) * (joined[at] ? 0.6 : 2);
    pen.globalAlpha = joined[at] ? 0.45 : 0.95;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
};

/** Runs with the face as clip. */
const within = (pen: CanvasRenderingContext2D, { corners }: Face, paint: () => void): void => {
  pen.save();
  outline(pen, corners);
  pen.clip();
  paint();
  pen.restore();
};

/** Draws a tile of the atlas into a face. A cube is small enough to do without perspective inside its faces. */
const paintWood = (pen: CanvasRenderingContext2D, atlas: Atlas, tile: Tile, { corners }: Face): void => {
  const [lower, , opposite, upper] = corners;
  const { x, y } = atlas.place(tile);
  pen.save();
  pen.transform(
    (opposite.x - upper.x) / TILE,
    (opposite.y - upper.y) / TILE,
    (lower.x - upper.x) / TILE,
    (lower.y - upper.y) / TILE,
    upper.x,
    upper.y,
  );
  pen.drawImage(atlas.canvas, x, y, TILE, TILE, 0, 0, TILE, TILE);
  pen.restore();
};

const hatchOf = (pen: CanvasRenderingContext2D, colour: string): CanvasPattern | string => {
  const tile = document.createElement('canvas');
  tile.width = HATCH;
  tile.height = HATCH;
  const lines = tile.getContext('2d');
  if (lines === null) return colour;
  lines.strokeStyle = colour;
  lines.lineWidth = HATCH / 2.4;
  lines.beginPath();
  for (const shift of [-HATCH, 0, HATCH]) {
    lines.moveTo(shift, HATCH);
    lines.lineTo(shift + HATCH, 0);
  }
  lines.stroke();
  return pen.createPattern(tile, 'repeat') ?? colour;
};

interface GhostLook {
  readonly atlas: Atlas;
  readonly tile: Tile;
  /** How bright a face is: 1 is the wood as it is. */
  readonly brightness: number;
  readonly accent: string;
  readonly warn: string;
  readonly fault: boolean;
}

/**
 * A face of the piece in hand: translucent wood in a rim of the accent; where it may not stay it is hatched in the
 * colour of warnings and crossed out, so that colour is not the only sign.
 */
export const paintGhost = (pen: CanvasRenderingContext2D, face: Face, how: GhostLook): void => {
  const { atlas, tile, brightness, accent, warn, fault } = how;
  within(pen, face, () => {
    pen.globalAlpha = fault ? 0.5 : 0.86;
    paintWood(pen, atlas, tile, face);
    outline(pen, face.corners);
    tint(pen, brightness < 1 ? '#000' : '#fff', Math.min(0.6, Math.abs(brightness - 1)));
    if (!fault) {
      tint(pen, accent, 0.1);
      paintRim(pen, face, accent);
      return;
    }
    tint(pen, warn, 0.22);
    tint(pen, hatchOf(pen, warn), 0.3);
    paintRim(pen, face, warn);
    const [a, b, c, d] = face.corners;
    pen.globalAlpha = 0.9;
    pen.lineWidth = Math.max(1.5, edgeLength([a, b]) * 0.07);
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(c.x, c.y);
    pen.moveTo(b.x, b.y);
    pen.lineTo(d.x, d.y);
    pen.stroke();
  });
};

/** A face of a cube that would score with the piece in hand. */
export const paintLinked = (pen: CanvasRenderingContext2D, face: Face, accent: string): void =>
  within(pen, face, () => {
    outline(pen, face.corners);
    tint(pen, '#fff', 0.12);
    tint(pen, accent, 0.2);
    paintRim(pen, { ...face, joined: [] }, accent);
  });

/** The frame on the ground under the piece in hand. */
export const paintMark = (
  pen: CanvasRenderingContext2D,
  corners: Face['corners'],
  colour: string,
  fault: boolean,
): void => {
  pen.save();
  outline(pen, corners);
  tint(pen, colour, fault ? 0.12 : 0.22);
  pen.strokeStyle = colour;
  pen.globalAlpha = 0.9;
  pen.lineWidth = Math.max(1.5, edgeLength(corners) * 0.07);
  if (fault) pen.setLineDash([5, 4]);
  pen.stroke();
  pen.restore();
};

/** Takes away what something in front hides. */
export const erase = (pen: CanvasRenderingContext2D, faces: readonly Face[]): void => {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  for (const { corners } of faces) {
    outline(pen, corners);
    pen.fill();
  }
  pen.restore();
};
