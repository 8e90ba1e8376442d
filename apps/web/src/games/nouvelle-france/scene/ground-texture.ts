import { random } from '@cap-diamant/kernel';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Texture } from 'three';
import { EXTENTS, type Extent, WORLD } from './layout.ts';
import { trodden } from './snow-depth.ts';
import { penOf, textureOf } from './texture-atlas.ts';

const PIXELS = 56;
const WIDTH = (WORLD.right - WORLD.left) * PIXELS;
const HEIGHT = (WORLD.front - WORLD.back) * PIXELS;

const MARGIN = 0.75;

/** The boards the slabs lie on. */
export const BOARDS: readonly Extent[] = SITES.map(site => {
  const { left, right, back, front } = EXTENTS[site];
  return { left: left - MARGIN, right: right + MARGIN, back: back - MARGIN, front: front + MARGIN };
});

const OILED = ['#7d5b3c', '#745437', '#846142', '#79573a'];

interface Planks {
  readonly pen: CanvasRenderingContext2D;
  readonly extent: Extent;
  readonly tones: readonly string[];
  /** How wide a plank is. */
  readonly wide: number;
  readonly seed: string;
}

const fibres = (pen: CanvasRenderingContext2D, dice: ReturnType<typeof random>, length: number, wide: number): void => {
  for (let line = 0; line < wide * 26; line++) {
    const y = (dice.below(1000) / 1000) * wide;
    const from = (dice.below(1000) / 1000) * length;
    const long = 1 + dice.below(50) / 10;
    const sway = (dice.below(100) / 100 - 0.5) * 0.12;
    pen.strokeStyle = dice.below(3) === 0 ? '#fff6e010' : '#2b1a0812';
    pen.lineWidth = 0.012 + dice.below(20) / 800;
    pen.beginPath();
    pen.moveTo(from, y);
    pen.quadraticCurveTo(from + long / 2, y + sway, from + long, y);
    pen.stroke();
  }
};

const plank = (planks: Planks, dice: ReturnType<typeof random>, x: number, y: number, length: number): void => {
  const { pen, tones, wide } = planks;
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  pen.rect(0, 0, length, wide);
  pen.clip();
  pen.fillStyle = dice.pick(tones);
  pen.fillRect(0, 0, length, wide);
  fibres(pen, dice, length, wide);
  pen.strokeStyle = '#2b1a0859';
  pen.lineWidth = 0.045;
  pen.strokeRect(0, 0, length, wide);
  pen.restore();
};

const lay = (planks: Planks): void => {
  const dice = random(planks.seed);
  const { left, right, back, front } = planks.extent;
  const rows = Math.max(1, Math.round((front - back) / planks.wide));
  const wide = (front - back) / rows;
  planks.pen.save();
  planks.pen.beginPath();
  planks.pen.rect(left, back, right - left, front - back);
  planks.pen.clip();
  for (let row = 0; row < rows; row++) {
    let x = left - dice.below(50) / 10;
    while (x < right) {
      const length = 6 + dice.below(60) / 10;
      plank({ ...planks, wide }, dice, x, back + row * wide, length);
      x += length;
    }
  }
  planks.pen.restore();
};

/** Lets the trodden ground end in the snow around it. */
const fade = (pen: CanvasRenderingContext2D): void => {
  const coarse = 8;
  const [width, height] = [Math.ceil(WIDTH / coarse), Math.ceil(HEIGHT / coarse)];
  const mask = penOf(width, height);
  const pixels = mask.createImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    const x = WORLD.left + (((at % width) + 0.5) * coarse) / PIXELS;
    const z = WORLD.back + ((Math.floor(at / width) + 0.5) * coarse) / PIXELS;
    pixels.data[at * 4 + 3] = 255 * trodden(x, z);
  }
  mask.putImageData(pixels, 0, 0);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask.canvas, 0, 0, WIDTH, HEIGHT);
};

const SHAVINGS = ['#e7cfa0', '#d3b37e', '#8d7658', '#f4efe6', '#f4efe6'];

/** Frozen earth with snow trodden into it, and the shavings of the carpenters. */
const earth = (pen: CanvasRenderingContext2D): void => {
  const dice = random('yard');
  const share = (): number => dice.below(10_000) / 10_000;
  pen.fillStyle = '#b3a38a';
  pen.fillRect(WORLD.left, WORLD.back, WORLD.right - WORLD.left, WORLD.front - WORLD.back);
  for (let at = 0; at < 5000; at++) {
    const [x, z] = [WORLD.left + 30 * share(), WORLD.back + 25 * share()];
    const long = 0.08 + 0.5 * share() ** 3;
    pen.fillStyle = dice.pick(SHAVINGS);
    pen.globalAlpha = 0.25 + 0.4 * share();
    pen.beginPath();
    pen.ellipse(x, z, long, 0.05 + 0.12 * share() ** 2, 3 * share(), 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
};

/** The unlit ground from above: the trodden yard, clear where snow lies, and the boards under the slabs. */
export const drawGround = (): Texture => {
  const pen = penOf(WIDTH, HEIGHT);
  const toYard = (): void => pen.setTransform(PIXELS, 0, 0, PIXELS, -WORLD.left * PIXELS, -WORLD.back * PIXELS);
  toYard();
  earth(pen);
  fade(pen);
  toYard();
  pen.globalCompositeOperation = 'source-over';
  for (const [at, extent] of BOARDS.entries()) lay({ pen, extent, tones: OILED, wide: 0.85, seed: `board ${at}` });
  return textureOf(pen.canvas);
};
