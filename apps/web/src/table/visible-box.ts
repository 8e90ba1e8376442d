const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The first visible element of a selector. */
export const visibleElement = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(isVisible);

/** Where the first visible element of a selector is on the screen. */
export const visibleBox = (selector: string): DOMRect | undefined => visibleElement(selector)?.getBoundingClientRect();
