import type { Palette } from './scene-renderer.ts';

type Triple = readonly [number, number, number];

/** Parses a computed colour of the browser. */
const reckoned = (text: string): Triple => {
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(part => Number(part) / 255);
  return [red, green, blue];
};

/** The page's colours at this element: background, text and outline. */
export const paletteOf = (element: Element): Palette => {
  const { backgroundColor, color, outlineColor } = getComputedStyle(element);
  return { paper: reckoned(backgroundColor), accent: reckoned(color), warn: reckoned(outlineColor) };
};

export const isNight = ({ paper }: Palette): boolean => paper[0] + paper[1] + paper[2] < 1.5;

/** Tells when the page changes between day and night; returns a function that stops. */
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
