import type { Cube, Ghost } from '../sites/sites.ts';
import { type Brick, Columns, ghostBricks, linkedKeys, SIZE } from './bricks.ts';
import { type CameraView, distance, type Face, facesOf, type Triple } from './cube-faces.ts';
import { erase, paintGhost, paintLinked, paintMark } from './face-painter.ts';
import { ghostMarks, type Mark } from './ghost-marks.ts';
import type { Lighting } from './lighting.ts';
import { SUN } from './materials.ts';
import type { Point } from './orbit-camera.ts';
import type { Atlas } from './texture-atlas.ts';

/** The canvas grows in such steps, in pixels, so that it keeps its size while the piece moves. */
const STEP = 64;
const MARGIN = 4;

interface Item {
  readonly away: number;
  readonly faces: readonly Face[];
  paint(pen: CanvasRenderingContext2D): void;
}

interface Cover extends Item {
  readonly key: string | undefined;
}

interface Colours {
  readonly accent: string;
  readonly warn: string;
}

const isAmong = (points: readonly Point[], { left, top, right, bottom }: DOMRectReadOnly): boolean =>
  points.some(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);

const boxOf = (points: readonly Point[]): DOMRectReadOnly => {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.floor(Math.min(...across)) - MARGIN, Math.floor(Math.min(...down)) - MARGIN];
  return new DOMRectReadOnly(left, top, Math.max(...across) + MARGIN - left, Math.max(...down) + MARGIN - top);
};

/**
 * Draws the piece in hand, the frame under it and the cubes it would score with, on a small canvas over the scene.
 * So the scene need not be drawn again when the piece moves, which without a graphics card takes longer than a frame.
 */
export class HandOverlay {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D;
  readonly #atlas: Atlas;
  #colours: Colours = { accent: '', warn: '' };
  #light: Lighting | undefined;
  #ghost: Ghost | undefined;
  #linked: readonly Cube[] = [];
  #camera: CameraView | undefined;
  #columns = new Columns([]);
  /** The cubes in the scene: they hide what is behind them. Posts and pins are too thin to matter. */
  #covers: readonly Cover[] = [];

  constructor(canvas: HTMLCanvasElement, atlas: Atlas) {
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas for the piece in hand');
    this.#canvas = canvas;
    this.#pen = pen;
    this.#atlas = atlas;
  }

  paint(colours: Colours): void {
    this.#colours = colours;
  }

  light(light: Lighting): void {
    this.#light = light;
  }

  showGhost(ghost: Ghost | undefined): void {
    this.#ghost = ghost;
  }

  showLinked(linked: readonly Cube[]): void {
    this.#linked = linked;
  }

  /** The camera or the scene has changed. */
  look(camera: CameraView, bricks: readonly Brick[], columns: Columns): void {
    this.#camera = camera;
    this.#columns = columns;
    this.#covers = bricks
      .filter(({ size }) => size === SIZE.cube)
      .map(brick => {
        const faces = facesOf(brick, camera);
        return { key: brick.key, away: distance(camera, brick), faces, paint: pen => erase(pen, faces) };
      });
  }

  draw(): void {
    const linked = linkedKeys(this.#linked);
    const isLinked = ({ key }: Cover): boolean => key !== undefined && linked.has(key);
    const shown = [...this.#ghostItems(), ...this.#covers.filter(isLinked).map(cover => this.#linkedItem(cover))];
    const points = shown.flatMap(({ faces }) => faces.flatMap(({ corners }) => corners));
    this.#canvas.hidden = points.length === 0;
    if (points.length === 0) return;
    const box = boxOf(points);
    const near = this.#covers.filter(
      cover => !isLinked(cover) && cover.faces.some(({ corners }) => isAmong(corners, box)),
    );
    this.#place(box);
    for (const item of [...shown, ...near].sort((a, b) => b.away - a.away)) item.paint(this.#pen);
  }

  /** Moves the canvas over what is to be drawn, and clears it. */
  #place({ left, top, width, height }: DOMRectReadOnly): void {
    const ratio = devicePixelRatio;
    const canvas = this.#canvas;
    const [wide, high] = [Math.ceil(width / STEP) * STEP, Math.ceil(height / STEP) * STEP];
    if (canvas.width !== wide * ratio || canvas.height !== high * ratio) {
      canvas.width = wide * ratio;
      canvas.height = high * ratio;
      canvas.style.width = `${wide}px`;
      canvas.style.height = `${high}px`;
    }
    canvas.style.transform = `translate(${left}px, ${top}px)`;
    this.#pen.setTransform(1, 0, 0, 1, 0, 0);
    this.#pen.clearRect(0, 0, canvas.width, canvas.height);
    this.#pen.setTransform(ratio, 0, 0, ratio, -left * ratio, -top * ratio);
  }

  #ghostItems(): Item[] {
    const [ghost, camera] = [this.#ghost, this.#camera];
    if (ghost === undefined || camera === undefined) return [];
    const fault = ghost.fault !== undefined;
    const cubes = ghostBricks(ghost).map((brick): Item => {
      const faces = facesOf(brick, camera);
      return {
        away: distance(camera, brick),
        faces,
        paint: pen => {
          // Its cubes hide one another, although the wood is translucent.
          erase(pen, faces);
          for (const face of faces) {
            const brightness = this.#brightness(face.normal);
            paintGhost(pen, face, { ...this.#colours, atlas: this.#atlas, tile: brick.tile, brightness, fault });
          }
        },
      };
    });
    return [...ghostMarks(ghost, this.#columns).map(mark => this.#markItem(camera, mark, fault)), ...cubes];
  }

  #markItem(camera: CameraView, { centre: [x, y, z], corners }: Mark, fault: boolean): Item {
    const seen = corners.map(corner => camera.seenAt(...corner)) as unknown as Face['corners'];
    const colour = fault ? this.#colours.warn : this.#colours.accent;
    return {
      away: distance(camera, { x, y, z }),
      faces: [{ corners: seen, normal: [0, 1, 0], joined: [] }],
      paint: pen => paintMark(pen, seen, colour, fault),
    };
  }

  #linkedItem(cover: Cover): Item {
    return {
      ...cover,
      paint: pen => {
        cover.paint(pen);
        for (const face of cover.faces) paintLinked(pen, face, this.#colours.accent);
      },
    };
  }

  #brightness(normal: Triple): number {
    if (this.#light === undefined) return 1;
    const sun = Math.max(0, normal[0] * SUN.x + normal[1] * SUN.y + normal[2] * SUN.z);
    const sky = 1.02 + 0.38 * normal[1];
    const mean = ([red, green, blue]: Triple): number => (red + green + blue) / 3;
    return Math.sqrt(mean(this.#light.sun) * sun + mean(this.#light.sky) * sky);
  }
}
