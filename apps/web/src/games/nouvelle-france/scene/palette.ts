import type { Palette } from './scene-renderer.ts';

type Triple = readonly [number, number, number];

/** A colour as the browser reckons it, whatever it was written as. */
const reckoned = (text: string): Triple => {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(part => Number(part) / 255);
  return [red, green, blue];
};

/** The page's colours as they are where the scene is drawn: its ground, its writing and its lines. */
export const paletteOf = (element: Element): Palette => {
  const { backgroundColor, color, outlineColor } = getComputedStyle(element);
  return { paper: reckoned(backgroundColor), accent: reckoned(color), warn: reckoned(outlineColor) };
};

export const isNight = ({ paper }: Palette): boolean => paper[0] + paper[1] + paper[2] < 1.5;

/** Tells when the page changes between day and night; returns how to stop. */
export const watchTheme = (changed: () => void): (() => void) => {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', changed);
  return () => {
    watcher.disconnect();
    dark.removeEventListener('change', changed);
  };
};
