const CHOICE = /\{([^{}|]*)\|([^{}|]*)\}/g;

/** A text with the words of an edition: the first of `{contribution|stage}`, or the second. */
export const wordedFor = (text: string, newWords: boolean): string =>
  text.replace(CHOICE, (_, old: string, recent: string) => (newWords ? recent : old));
