/** Punctuation between two values, put together outside of a catalogue. */
const IN_CODE: readonly RegExp[] = [/\$\{[^{}]*\}(?:: |; |, |\. | \(| · )\$\{/, /\.join\('(?:; |, |: |\. | · )'\)/];
const IN_MARKUP = /\}\s*[:;,·–—(.]\s*\{(?![#:/@])/g;

/** Lines that build an error for programmers, or a message of a protocol. */
const NOT_SHOWN = /Error\(|refuse\(|fail\(|super\(/;

const blank = (text: string): string => text.replace(/[^\n]/g, '');

const numbered = (source: string, joins: (line: string) => boolean): string[] =>
  source.split('\n').flatMap((line, at) => (joins(line) ? [`${at + 1}: ${line.trim()}`] : []));

/** The lines of a TypeScript file that join texts with punctuation. */
export const joinsInCode = (source: string): string[] =>
  numbered(source, line => !NOT_SHOWN.test(line) && IN_CODE.some(pattern => pattern.test(line)));

/** The lines of a Svelte component that join texts with punctuation, in its script or in its markup. */
export const joinsInComponent = (source: string): string[] => {
  const styled = source.replace(/<style[\s\S]*?<\/style>/g, blank);
  const markup = styled
    .replace(/<script[\s\S]*?<\/script>/g, blank)
    .replace(/\s(?:d|style|transform|viewBox|points|class|data-[\w-]+)(?::[\w-]+)?="[^"]*"/g, blank);
  // A join may run over the end of a line.
  const joins = [...markup.matchAll(IN_MARKUP)].map(({ 0: found, index }) => {
    const line = markup.slice(0, index).split('\n').length;
    return `${line}: ${found}`;
  });
  return [...joinsInCode(styled), ...joins];
};
