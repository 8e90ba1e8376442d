/** A text of a catalogue, and where it stands: `start.quick`. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

/** Numbers of every class that French, English and Russian tell apart. */
export const COUNTS = [0, 1, 2, 5, 21] as const;

/** What a parameter of a text is used as. `open`: compared or tested only. */
type Use = 'count' | 'text' | 'list' | 'open' | 'record';

type TextFunction = (...args: readonly unknown[]) => unknown;

const OF_LISTS = new Set<PropertyKey>(['join', 'map', 'flatMap', 'filter', 'length', Symbol.iterator]);

/** Stands for one argument and notes how it is used. */
const probe = (uses: Set<Use>): unknown =>
  new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive)
          return (hint: string) => {
            uses.add(hint === 'number' ? 'count' : 'text');
            return hint === 'number' ? 5 : 'X';
          };
        if (OF_LISTS.has(key)) {
          uses.add('list');
          return Reflect.get(['X'], key);
        }
        const method: unknown = 'X'[key as keyof string];
        uses.add(method === undefined ? 'record' : 'text');
        return typeof method === 'function' ? method.bind('X') : method;
      },
    },
  );

const ORDER: readonly Use[] = ['record', 'list', 'count', 'text'];

const usesOf = (text: TextFunction): Use[] => {
  const seen = Array.from({ length: text.length }, () => new Set<Use>());
  try {
    text(...seen.map(probe));
  } catch {
    // What was noted before the failure is enough.
  }
  return seen.map(uses => ORDER.find(use => uses.has(use)) ?? 'open');
};

const SAMPLES: { readonly [use in Use]: (count: number) => readonly unknown[] } = {
  count: count => [count],
  text: () => ['X'],
  list: () => [['X', 'Y'], ['X']],
  open: () => ['2011', '2026', true, false, undefined],
  record: () => [],
};

/** Every way to take one value from each list. */
const combinations = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((all, list) => all.flatMap(head => list.map(value => [...head, value])), [[]]);

const callsOf = (uses: readonly Use[]): unknown[][] => {
  const counts = uses.includes('count') ? COUNTS : [5];
  return counts.flatMap(count => combinations(uses.map(use => SAMPLES[use](count))));
};

/**
 * Every text of a catalogue. Functions are called with samples of what they use, counts with each of `COUNTS`. A function
 * that takes a record apart needs its arguments from `given`, by path; without them it throws, so that no text is missed.
 */
export const textsOf = (
  catalogue: unknown,
  given: Readonly<Record<string, readonly (readonly unknown[])[]>> = {},
  path = '',
): Text[] => {
  if (typeof catalogue === 'string') return [{ path, text: catalogue }];
  if (typeof catalogue === 'function') {
    const text = catalogue as TextFunction;
    const uses = usesOf(text);
    const calls = given[path] ?? callsOf(uses);
    if (calls.length === 0 && given[path] === undefined) throw new Error(`no samples for ${path}`);
    return calls.map(args => ({ path, text: String(text(...args)) }));
  }
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, part]) => textsOf(part, given, path === '' ? key : `${path}.${key}`));
};
