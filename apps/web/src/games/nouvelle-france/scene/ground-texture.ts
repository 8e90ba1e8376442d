import { random } from '@cap-diamant/kernel';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Texture } from 'three';
import { EXTENTS, type Extent, WORLD } from './layout.ts';
import { presence } from './snow-depth.ts';
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

const BENCH = ['#c4bba8', '#bdb3a0', '#cac1b0', '#b8ae9b', '#c0b7a4'];
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

/** Fades the bench into the background of the page. */
const fade = (pen: CanvasRenderingContext2D): void => {
  const coarse = 8;
  const [width, height] = [Math.ceil(WIDTH / coarse), Math.ceil(HEIGHT / coarse)];
  const mask = penOf(width, height);
  const pixels = mask.createImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    const x = WORLD.left + (((at % width) + 0.5) * coarse) / PIXELS;
    const z = WORLD.back + ((Math.floor(at / width) + 0.5) * coarse) / PIXELS;
    pixels.data[at * 4 + 3] = 255 * presence(x, z);
  }
  mask.putImageData(pixels, 0, 0);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask.canvas, 0, 0, WIDTH, HEIGHT);
};

/** The unlit ground from above: a bench of weathered planks, and boards of oiled ones. */
export const drawGround = (): Texture => {
  const pen = penOf(WIDTH, HEIGHT);
  pen.scale(PIXELS, PIXELS);
  pen.translate(-WORLD.left, -WORLD.back);
  lay({ pen, extent: WORLD, tones: BENCH, wide: 1.9, seed: 'bench' });
  for (const [at, extent] of BOARDS.entries()) lay({ pen, extent, tones: OILED, wide: 0.85, seed: `board ${at}` });
  fade(pen);
  return textureOf(pen.canvas);
};
