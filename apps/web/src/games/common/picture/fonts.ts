/** The fonts of the picture, as data inside it: the file looks the same where they aren't installed. */

const FAMILY = 'EB Garamond Variable';

const inRange = (code: number, ranges: string): boolean =>
  ranges === '' ||
  ranges.split(',').some(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return (
      code >= Number.parseInt(from.replaceAll('?', '0'), 16) && code <= Number.parseInt(to.replaceAll('?', 'F'), 16)
    );
  });

/** Style sheets of other origins, which browser extensions may add, can't be read; they have none of our fonts. */
const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

/** Font rules of the page. */
const fontRules = (): { readonly rule: CSSFontFaceRule; readonly base: string }[] =>
  [...document.styleSheets].flatMap(sheet => {
    const base = sheet.href ?? document.baseURI;
    return rulesOf(sheet).flatMap(rule => (rule instanceof CSSFontFaceRule ? [{ rule, base }] : []));
  });

const asDataUrl = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};

const embedded = async ({ rule, base }: { readonly rule: CSSFontFaceRule; readonly base: string }): Promise<string> => {
  const read = (name: string): string => rule.style.getPropertyValue(name);
  const [, url = ''] = /url\("?([^")]+)"?\)/.exec(read('src')) ?? [];
  const data = await asDataUrl(new URL(url, base).href);
  return `@font-face{font-family:"${FAMILY}";font-style:${read('font-style') || 'normal'};font-weight:${read('font-weight') || '400 800'};unicode-range:${read('unicode-range') || 'U+0-10FFFF'};src:url(${data}) format("woff2")}`;
};

/** Rules for the fonts that a text needs. */
export const embeddedFonts = async (text: string): Promise<string> => {
  const codes = [...new Set(text)].map(letter => letter.codePointAt(0) ?? 0);
  const needed = fontRules().filter(
    ({ rule }) =>
      rule.style.getPropertyValue('font-family').includes(FAMILY) &&
      codes.some(code => inRange(code, rule.style.getPropertyValue('unicode-range'))),
  );
  return (await Promise.all(needed.map(embedded))).join('');
};
