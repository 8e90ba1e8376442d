import type { Json } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { SPACES, spaceId, spaceOf } from '../model/board.ts';
import { listOf, type Pending, type Stack } from '../model/pending.ts';
import { COLOURED, ZONES } from '../model/vocabulary.ts';

/**
 * What is pending in the middle of a turn, as written in a position: the stack, innermost last, with spaces by name.
 * Only entries that can be pending at a decision have a form; the rest is done before any decision.
 */
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const space = v.pipe(
  v.picklist(SPACES.map(({ id }) => id)),
  v.transform(id => spaceOf(id) ?? 0),
);

const EntryShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('turn'), seat }),
  v.strictObject({ kind: v.literal('put'), seat, architect: v.picklist(['own', 'neutral']) }),
  v.strictObject({ kind: v.literal('redirect'), seat, space }),
  v.strictObject({ kind: v.literal('pair'), seat }),
  v.strictObject({ kind: v.literal('do'), seat, zone: v.picklist(COLOURED), space }),
  v.strictObject({
    kind: v.literal('take'),
    seat,
    district: v.picklist(['irish', 'port', 'entertainment', 'academic']),
  }),
  v.strictObject({ kind: v.literal('place'), seat, zones: v.array(v.picklist(ZONES)), most: v.picklist([1, 2]) }),
  v.strictObject({ kind: v.literal('move'), seat }),
  v.strictObject({ kind: v.literal('upgrade'), seat }),
  v.strictObject({ kind: v.literal('stage'), seat, except: space }),
  v.strictObject({ kind: v.literal('start'), seat }),
  v.strictObject({ kind: v.literal('activate'), seat }),
  v.strictObject({ kind: v.literal('score-century') }),
]);

export const PendingShape = v.nullable(v.pipe(v.array(EntryShape), v.minLength(1)));

const formatEntry = (entry: Pending): Json => {
  if ('space' in entry) return { ...entry, space: spaceId(entry.space) };
  return 'except' in entry ? { ...entry, except: spaceId(entry.except) } : entry;
};

/** Null at the start of a turn and when the game is over. */
export const formatPending = (pending: Stack): Json =>
  pending === null || pending.top.kind === 'turn' ? null : listOf(pending).map(formatEntry);
