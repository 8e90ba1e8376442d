import { type Component, flushSync, mount, unmount } from 'svelte';
import type { PictureFormat } from '../game-ui.ts';
import { standalone } from './standalone.ts';

/** Pixels of the bitmap per unit of the drawing: sharp on paper as well. */
const SCALE = 2;

const bitmapOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * image.naturalWidth;
  canvas.height = SCALE * image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('the bitmap is empty')) : resolve(blob)), 'image/png');
  });
};

const mounted = async <P extends Record<string, unknown>>(
  Picture: Component<P>,
  props: P,
  target: HTMLElement,
): Promise<string> => {
  const picture = mount(Picture, { target, props });
  try {
    flushSync();
    const svg = target.querySelector('svg');
    if (svg === null) throw new Error('the picture has no drawing');
    return await standalone(svg);
  } finally {
    await unmount(picture);
  }
};

const drawn = async <P extends Record<string, unknown>>(Picture: Component<P>, props: P): Promise<string> => {
  const host = document.createElement('div');
  // Laid out, so that styles apply, but never seen.
  host.style.cssText = 'position:fixed;left:0;top:0;visibility:hidden;pointer-events:none;z-index:-1';
  host.ariaHidden = 'true';
  document.body.append(host);
  try {
    return await mounted(Picture, props, host);
  } finally {
    host.remove();
  }
};

/** A component that draws one SVG, as a file: the drawing, or a bitmap of it. */
export const pictureFile = async <P extends Record<string, unknown>>(
  Picture: Component<P>,
  props: P,
  format: PictureFormat,
): Promise<Blob> => {
  const svg = await drawn(Picture, props);
  return format === 'png' ? bitmapOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
};
