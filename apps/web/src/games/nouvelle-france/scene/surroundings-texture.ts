import { random } from '@cap-diamant/kernel';
import type { Texture } from 'three';
import { rough } from './snow-depth.ts';
import { COUNTRY, spruceTrees, waterAt } from './surroundings.ts';
import { penOf, textureOf } from './texture-atlas.ts';

const PIXELS = 1024;
/** What is smooth is computed on a coarser grid. */
const COARSE = 256;

const byte = (share: number): number => Math.round(255 * Math.min(1, Math.max(0, share)));

/** Red: how bright the ground is. Green: where it is bare before the first snow. Blue: where water is. */
const lay = (pen: CanvasRenderingContext2D): void => {
  const coarse = penOf(COARSE, COARSE);
  const pixels = coarse.createImageData(COARSE, COARSE);
  for (let at = 0; at < COARSE * COARSE; at++) {
    const x = (((at % COARSE) + 0.5) / COARSE - 0.5) * 2 * COUNTRY;
    const z = ((Math.floor(at / COARSE) + 0.5) / COARSE - 0.5) * 2 * COUNTRY;
    const lumps = rough(x * 0.5, z * 0.5);
    const water = waterAt(x, z);
    const parts = [0.9 + 0.1 * lumps, (lumps - 0.52) * 3, water, 1];
    pixels.data.set(parts.map(byte), at * 4);
  }
  coarse.putImageData(pixels, 0, 0);
  pen.drawImage(coarse.canvas, 0, 0, PIXELS, PIXELS);
};

/** The shadows of the trees: long, since the sun is low. */
const shadows = (pen: CanvasRenderingContext2D): void => {
  pen.fillStyle = 'rgb(74% 100% 100%)';
  for (const { x, z, high } of spruceTrees()) {
    pen.beginPath();
    pen.moveTo(x - 0.1 * high, z - 0.16 * high);
    pen.lineTo(x + 1.05 * high, z - 0.5 * high);
    pen.lineTo(x + 0.1 * high, z + 0.2 * high);
    pen.arc(x, z, 0.24 * high, 1, 4);
    pen.fill();
  }
};

/** The track of the sledge, from the yard down to the river. */
const tracks = (pen: CanvasRenderingContext2D): void => {
  pen.strokeStyle = 'rgb(86% 100% 100%)';
  pen.lineWidth = 0.16;
  for (const aside of [-0.5, 0.5]) {
    pen.beginPath();
    pen.moveTo(-12.6 + aside * 0.5, 5.4 + aside);
    pen.bezierCurveTo(-19, 9 + aside, -20 + aside, -6, -16 + aside, -15);
    pen.stroke();
  }
};

/** Floes on the water. */
const floes = (pen: CanvasRenderingContext2D): void => {
  const dice = random('floes');
  const share = (): number => dice.below(1000) / 1000;
  pen.fillStyle = 'rgb(100% 100% 22%)';
  for (let at = 0; at < 90; at++) {
    const [x, z] = [(share() * 2 - 1) * 40, -14 - share() * 16];
    if (waterAt(x, z) < 1) continue;
    pen.beginPath();
    pen.ellipse(x, z, 0.4 + 1.1 * share(), 0.2 + 0.35 * share(), share() * 0.5, 0, 2 * Math.PI);
    pen.fill();
  }
};

/** The country from above, as a picture of what lies where; the shader gives it its colours. */
export const drawCountry = (): Texture => {
  const pen = penOf(PIXELS, PIXELS);
  lay(pen);
  pen.setTransform(PIXELS / 2 / COUNTRY, 0, 0, PIXELS / 2 / COUNTRY, PIXELS / 2, PIXELS / 2);
  pen.globalCompositeOperation = 'multiply';
  shadows(pen);
  tracks(pen);
  floes(pen);
  const texture = textureOf(pen.canvas);
  texture.flipY = false;
  return texture;
};
