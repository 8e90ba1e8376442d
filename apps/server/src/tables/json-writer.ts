/** Something written as JSON, or a part of it with its key. */
interface Written {
  readonly key: string;
  readonly value: unknown;
  readonly text: string;
  readonly parts: readonly Written[];
}

/** How deep parts are looked for. Below that, writing anew takes no longer than looking. */
const DEPTH = 2;

const NO_PARTS: readonly Written[] = [];

/** The keys of what JSON keeps. */
const keysOf = (value: object): string[] => {
  const keys = Object.keys(value);
  return Array.isArray(value) ? keys : keys.filter(key => value[key as keyof typeof value] !== undefined);
};

const writeParts = (value: object, before: readonly Written[], depth: number): Written[] => {
  const isList = Array.isArray(value);
  return keysOf(value).map((key, at) => {
    const part: unknown = value[key as keyof typeof value];
    const known = before[at];
    if (known?.key !== key) return write(key, isList ? '' : `${JSON.stringify(key)}:`, part, NO_PARTS, depth);
    if (known.value === part) return known;
    return write(key, isList ? '' : `${JSON.stringify(key)}:`, part, known.parts, depth);
  });
};

const write = (key: string, prefix: string, value: unknown, before: readonly Written[], depth: number): Written => {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    return { key, value, text: `${prefix}${JSON.stringify(value) ?? 'null'}`, parts: NO_PARTS };
  }
  const parts = writeParts(value, before, depth - 1);
  const inside = parts.map(({ text }) => text).join(',');
  return { key, value, text: `${prefix}${Array.isArray(value) ? `[${inside}]` : `{${inside}}`}`, parts };
};

/**
 * Writes plain data as JSON, one value after the other. A part that is the same object as in the value before, in the
 * same place, is not written again: of a position a turn leaves most as it was.
 */
export const createJsonWriter = (): ((value: unknown) => string) => {
  let last = NO_PARTS;
  return value => {
    const { text, parts } = write('', '', value, last, DEPTH);
    last = parts;
    return text;
  };
};
