import { random } from '@cap-diamant/kernel';
import { CanvasTexture, LinearMipmapNearestFilter, NoColorSpace, type Texture } from 'three';
import { MARK } from '../../../ui/marks.ts';
import { TILES, type Tile } from './bricks.ts';

/** The edge of a tile, in pixels. */
export const TILE = 128;
const COLUMNS = 4;

/** Colours of the wood and of the stamps, for day and night alike: the lighting makes the difference. */
const WOOD: Readonly<Record<Tile, readonly [wood: string, stamp: string]>> = {
  brown: ['#6b4526', '#f7ecd4'],
  blue: ['#2f6ba8', '#f3f6fa'],
  red: ['#c2473a', '#fbeee6'],
  yellow: ['#e0b03a', '#3a2808'],
  '+': ['#cdb083', '#3b2c18'],
  '2': ['#cdb083', '#3b2c18'],
  '-': ['#9c4a3a', '#fff3e6'],
  iron: ['#4c4b52', '#4c4b52'],
};

const [PLUS, MINUS] = ['M-5.4 0H-1.2M-3.3-2.1V2.1', 'M-5.4 0H-1.2'];
const [ONE, TWO] = ['M1.2-2.6L3.2-4.4V4.4', 'M.9-2.2C1.1-5.4 5-5.2 5-2.2C5 .4 1.6 2 .9 4.4H5.2'];

/** Strokes of a stick's faces, as the panels write them, in the units of the marks; a stick is 14 wide. */
const SYMBOL_STROKES: Readonly<Record<string, string>> = {
  '+': PLUS + ONE,
  '2': PLUS + TWO,
  '-': MINUS + ONE,
};

const SCALE = TILE / 20;

const grain = (pen: CanvasRenderingContext2D, seed: string): void => {
  const dice = random(seed);
  for (let line = 0; line < 46; line++) {
    const y = (dice.below(1000) / 1000) * TILE;
    const sway = (dice.below(1000) / 1000 - 0.5) * 14;
    pen.strokeStyle = dice.below(3) === 0 ? '#fff1' : '#2a140414';
    pen.lineWidth = 0.6 + dice.below(20) / 10;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(TILE * 0.3, y + sway, TILE * 0.7, y - sway, TILE, y + sway * 0.4);
    pen.stroke();
  }
};

const stamp = (pen: CanvasRenderingContext2D, tile: Tile, ink: string): void => {
  pen.save();
  pen.translate(TILE / 2, TILE / 2);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.globalAlpha = 0.92;
  const stroke = SYMBOL_STROKES[tile];
  if (stroke !== undefined) {
    pen.lineWidth = 1.5;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(new Path2D(stroke));
  } else if (tile in MARK) {
    pen.fill(new Path2D(MARK[tile as keyof typeof MARK]), 'evenodd');
  }
  pen.restore();
};

export const penOf = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas to draw textures on');
  return pen;
};

export const textureOf = (canvas: HTMLCanvasElement): Texture => {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.minFilter = LinearMipmapNearestFilter;
  return texture;
};

/** A picture with all tiles. */
export interface Atlas {
  readonly canvas: HTMLCanvasElement;
  /** The upper left corner of a tile. */
  place(tile: Tile): { readonly x: number; readonly y: number };
}

const placeOf: Atlas['place'] = tile => {
  const at = TILES.indexOf(tile);
  return { x: (at % COLUMNS) * TILE, y: Math.floor(at / COLUMNS) * TILE };
};

export const drawAtlas = (): Atlas => {
  const pen = penOf(TILE * COLUMNS, (TILE * TILES.length) / COLUMNS);
  for (const tile of TILES) {
    const [wood, ink] = WOOD[tile];
    const { x, y } = placeOf(tile);
    pen.save();
    pen.translate(x, y);
    pen.beginPath();
    pen.rect(0, 0, TILE, TILE);
    pen.clip();
    pen.fillStyle = wood;
    pen.fillRect(0, 0, TILE, TILE);
    grain(pen, tile);
    stamp(pen, tile, ink);
    pen.restore();
  }
  return { canvas: pen.canvas, place: placeOf };
};
