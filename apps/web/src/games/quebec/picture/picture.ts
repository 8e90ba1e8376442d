import type { Language } from '@cap-diamant/kernel';
import type { Quebec } from '@cap-diamant/quebec';
import { tableWords } from '@cap-diamant/quebec/words';
import { flushSync, mount, unmount } from 'svelte';
import { seatLabels } from '../../../table/seat-labels.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import { standalone } from './standalone.ts';
import TownPicture from './TownPicture.svelte';

/** Pixels of the bitmap per unit of the plan: sharp on paper as well. */
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

const drawn = async (table: TableState<Quebec>, language: Language): Promise<string> => {
  const changed = new Date(table.saved()?.changed ?? Date.now());
  const host = document.createElement('div');
  // Laid out, so that styles apply, but never seen.
  host.style.cssText = 'position:fixed;left:0;top:0;visibility:hidden;pointer-events:none;z-index:-1';
  host.ariaHidden = 'true';
  document.body.append(host);
  const picture = mount(TownPicture, {
    target: host,
    props: {
      view: table.view,
      seats: seatLabels(table),
      words: tableWords(language),
      title: `Cap Diamant · ${table.words.title}`,
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(changed),
    },
  });
  flushSync();
  const svg = host.querySelector('svg');
  const text = svg === null ? '' : await standalone(svg);
  await unmount(picture);
  host.remove();
  return text;
};

/** The town as a file: a drawing, or a bitmap of it. */
export const pictureOf = async (
  table: TableState<Quebec>,
  language: Language,
  format: 'svg' | 'png',
): Promise<Blob> => {
  const svg = await drawn(table, language);
  return format === 'png' ? bitmapOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
};
