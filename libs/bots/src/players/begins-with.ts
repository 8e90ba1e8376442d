/** Whether a line begins with these moves. */
export const beginsWith = (texts: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((text, at) => texts[at] === text);
