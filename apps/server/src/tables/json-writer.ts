/** How deep parts are looked for. Below that, writing anew takes no longer than looking. */
const DEPTH = 2;

/** An object or a list as it was last written, with its parts: a server goes through them with every turn. */
class Written {
  readonly #isList: boolean;
  #text = '';
  readonly #keys: string[] = [];
  readonly #values: unknown[] = [];
  /** The values as JSON, in an object each with its key. */
  readonly #texts: string[] = [];
  /** The parts of the values, where those are looked for. */
  readonly #inner: (Written | undefined)[] = [];

  constructor(isList: boolean) {
    this.#isList = isList;
  }

  /** Writes the next value. What is the same in the same place is not written again. */
  write(value: object, depth: number): string {
    let length = 0;
    let isSame = this.#text !== '';
    for (const key of Object.keys(value)) {
      const part: unknown = value[key as keyof typeof value];
      if (part === undefined && !this.#isList) continue;
      const at = length++;
      if (this.#keys[at] === key && this.#values[at] === part) continue;
      this.#writePart(at, key, part, depth);
      isSame = false;
    }
    if (isSame && length === this.#keys.length) return this.#text;
    for (const parts of [this.#keys, this.#values, this.#texts, this.#inner]) parts.length = length;
    const inside = this.#texts.join(',');
    this.#text = this.#isList ? `[${inside}]` : `{${inside}}`;
    return this.#text;
  }

  #writePart(at: number, key: string, part: unknown, depth: number): void {
    const known = this.#keys[at] === key ? this.#inner[at] : undefined;
    const inner = depth > 1 && isObject(part) ? next(known, part) : undefined;
    const text = inner?.write(part as object, depth - 1) ?? JSON.stringify(part) ?? 'null';
    this.#keys[at] = key;
    this.#values[at] = part;
    this.#texts[at] = this.#isList ? text : `${JSON.stringify(key)}:${text}`;
    this.#inner[at] = inner;
  }

  /** Whether it was a value of the same kind. */
  fits(value: object): boolean {
    return this.#isList === Array.isArray(value);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What writes a value where `known` wrote the one before. */
const next = (known: Written | undefined, value: object): Written =>
  known?.fits(value) ? known : new Written(Array.isArray(value));

/**
 * Writes plain data as JSON, one value after the other. A part that is the same object as in the value before, in the
 * same place, is not written again: of a position a turn leaves most as it was.
 */
export const createJsonWriter = (): ((value: unknown) => string) => {
  let last: Written | undefined;
  return value => {
    if (!isObject(value)) return JSON.stringify(value) ?? 'null';
    last = next(last, value);
    return last.write(value, DEPTH);
  };
};
