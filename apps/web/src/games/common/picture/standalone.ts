import { embeddedFonts } from './fonts.ts';

/** Turns a drawing that depends on the page's style sheets into a file that depends on nothing. */

/** Passed on from parent to child; the others start anew with each element. */
const INHERITED = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
] as const;
const OWN = { opacity: '1', 'dominant-baseline': 'auto' } as const;
const DROPPED = /^(class|style|role|tabindex|data-.*|aria-.*)$/;

/** Plain colours: programs that draw SVG seldom know newer ones such as `oklab(…)`. */
const plainColour = (() => {
  const known = new Map<string, string>();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (colour: string): string => {
    if (canvas === null || !/^[a-z-]+\(/.test(colour) || colour.startsWith('url(')) return colour;
    const found = known.get(colour);
    if (found !== undefined) return found;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a = 255] = canvas.getImageData(0, 0, 1, 1).data;
    const plain = a === 255 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${(a / 255).toFixed(2)})`;
    known.set(colour, plain);
    return plain;
  };
})();

const copyStyle = (from: Element, to: Element, parent: CSSStyleDeclaration | undefined): CSSStyleDeclaration => {
  const style = getComputedStyle(from);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value === parent?.getPropertyValue(name)) to.removeAttribute(name);
    else to.setAttribute(name, plainColour(value));
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) to.setAttribute(name, value);
  }
  if (style.transform !== 'none' && !from.hasAttribute('transform')) to.setAttribute('transform', style.transform);
  if (style.textTransform === 'uppercase') to.textContent = (from.textContent ?? '').toLocaleUpperCase();
  for (const { name } of [...to.attributes]) if (DROPPED.test(name)) to.removeAttribute(name);
  return style;
};

const copyAll = (from: Element, to: Element, parent?: CSSStyleDeclaration): void => {
  const style = copyStyle(from, to, parent);
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index];
    if (copy !== undefined) copyAll(child, copy, style);
  }
};

/** Svelte marks its places in the markup with comments. */
const dropComments = (node: Node): void => {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else dropComments(child);
  }
};

/** The text of an SVG file that looks like the drawing on the page. */
export const standalone = async (svg: SVGSVGElement): Promise<string> => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dropComments(copy);
  copyAll(svg, copy);
  const fonts = await embeddedFonts(svg.textContent ?? '');
  // Added as text: a style element would have to obey the page's security policy.
  return new XMLSerializer().serializeToString(copy).replace('>', () => `><style>${fonts}</style>`);
};
