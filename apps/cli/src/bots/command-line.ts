/** A word of a command line: pieces in single quotes, in double quotes, or without spaces. */
const WORD = /(?:'[^']*'|"[^"]*"|[^\s'"])+/g;
const PIECE = /'([^']*)'|"([^"]*)"|[^'"]+/g;

/** Splits a command line as a shell would, with quotes, but without starting a shell. */
export const splitCommand = (line: string): string[] =>
  (line.match(WORD) ?? []).map(word => word.replace(PIECE, (piece, single, double) => single ?? double ?? piece));
