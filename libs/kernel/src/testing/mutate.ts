import type { Random } from '../random.ts';

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  1.5,
  57,
  1e300,
  '',
  'skip',
  'c4r1',
  '__proto__',
  '🂡\u0000"\\',
  'x'.repeat(2000),
  [],
  [[]],
  {},
  { constructor: 1 },
  [0, 1, 2, 3, 4, 5, 6],
];

type Tree = Record<string, unknown>;

/** Somewhere inside a value: an object or list, and one of its keys. */
const somewhere = (root: Tree, dice: Random): readonly [Tree, string] | undefined => {
  let [holder, key] = [root, ''];
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return key === '' ? undefined : [holder, key];
    key = dice.pick(keys);
    const inner = holder[key];
    if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0 || dice.below(4) === 0) {
      return [holder, key];
    }
    holder = inner as Tree;
  }
};

/** Changes one place of a request: odd values, missing and additional fields, things in the wrong place. */
const bend = (request: Tree, dice: Random): Tree => {
  const bent = structuredClone(request);
  const place = somewhere(bent, dice);
  if (place === undefined) return bent;
  const [holder, key] = place;
  const way = dice.below(5);
  if (way === 0) delete holder[key];
  else if (way === 1)
    holder[dice.pick(['cmd', 'kind', 'cid', 'table', 'seat', '__proto__', 'game', 'x'])] = holder[key];
  else if (way === 2 && typeof holder[key] === 'number') holder[key] = holder[key] + dice.pick([-1, 1, 40]);
  else holder[key] = structuredClone(dice.pick(ODD));
  return bent;
};

/** Corrupts the text of a request: a piece lost, doubled, or a stray character. */
const spoil = (text: string, dice: Random): string => {
  const at = dice.below(text.length + 1);
  const way = dice.below(4);
  if (way === 0) return text.slice(0, at);
  if (way === 1) return text.slice(0, at) + text.slice(at + 1 + dice.below(3));
  if (way === 2)
    return text.slice(0, at) + dice.pick(['"', '{', '}', '[', ',', '\\', '\u0000', '9', ' ', 'é']) + text.slice(at);
  return text + text.slice(at);
};

/** A request as a careless or hostile program might send it, always on one line. */
export const mutate = (request: object, dice: Random): string => {
  let bent = request as Tree;
  for (let times = dice.below(3); times > 0; times--) bent = bend(bent, dice);
  const text = JSON.stringify(bent);
  return dice.below(5) === 0 ? spoil(text, dice) : text;
};
