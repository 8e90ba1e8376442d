/** Where the first visible element of a selector is on the screen. */
export const visibleBox = (selector: string): DOMRect | undefined =>
  [...document.querySelectorAll(selector)]
    .map(found => found.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
