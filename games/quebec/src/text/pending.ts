import { fail, type Json, nth, ok, type Result, same } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { colourAt, districtAt, SPACES, spaceId, spaceOf } from '../board.ts';
import { ACTIONS } from '../moves.ts';
import { listOf, type Owed, type Stack } from '../owed.ts';
import { asks } from '../rules/decisions.ts';
import { partsOf } from '../rules/districts.ts';
import { isAvailable } from '../rules/sites.ts';
import { hasLeader } from '../rules/supply.ts';
import type { State } from '../state.ts';
import { COLOURED, ZONES } from '../vocabulary.ts';

/**
 * What is owed in the middle of a turn, as a position tells it: the stack, innermost last, with spaces by name.
 * Only what can lie there while somebody is asked has a form; the rest is done before anybody is.
 */
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const space = v.pipe(
  v.picklist(SPACES.map(({ id }) => id)),
  v.transform(id => spaceOf(id) ?? 0),
);

const OwedShape = v.variant('kind', [
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

export const Pending = v.nullable(v.pipe(v.array(OwedShape), v.minLength(1)));

const formatOwed = (owed: Owed): Json => {
  if ('space' in owed) return { ...owed, space: spaceId(owed.space) };
  return 'except' in owed ? { ...owed, except: spaceId(owed.except) } : owed;
};

/** Null at the start of a turn and when the game is over. */
export const formatPending = (owed: Stack): Json =>
  owed === null || owed.top.kind === 'turn' ? null : listOf(owed).map(formatOwed);

/** Every `place` a district action can ask, but for the seat. */
const PLACES = COLOURED.flatMap(zone => ACTIONS[zone])
  .flatMap(district => partsOf(district, 0, 0))
  .filter(part => part.kind === 'place');

/** The fault in one entry of the stack; `above` is what will be done before it. */
const faultOf = (state: State, owed: Owed, above: readonly Owed[]): string | undefined => {
  const lifting = above.find(other => other.kind === 'redirect');
  const lifted = lifting?.kind === 'redirect' ? nth(state.sites, lifting.space).architect : null;
  if (!('seat' in owed)) return undefined;
  if (owed.kind === 'redirect') {
    const site = nth(state.sites, owed.space);
    if (site.architect === null) return `no architect stands on ${spaceId(owed.space)}`;
    if (state.players.length === 2) return 'with two players nobody redirects workers';
    if (!hasLeader(state, owed.seat, 'political')) return `seat ${owed.seat} does not hold the political leader`;
    return site.stages.includes(owed.seat) ? undefined : `seat ${owed.seat} has no workers on ${spaceId(owed.space)}`;
  }
  if (owed.seat !== state.turn) return `it is asked of seat ${owed.seat}, but the turn is that of seat ${state.turn}`;
  switch (owed.kind) {
    case 'put': {
      const standing = owed.architect === 'neutral' ? state.neutral : nth(state.players, owed.seat).architect;
      const whose = owed.architect === 'neutral' ? 'neutral' : owed.seat;
      return standing === 'hand' || lifted === whose ? undefined : 'the architect to put is not in hand';
    }
    case 'pair':
      if (state.players.length > 2) return 'a pair is chosen with two players only';
      return hasLeader(state, owed.seat, 'political')
        ? undefined
        : `seat ${owed.seat} does not hold the political leader`;
    case 'do':
      if (colourAt(owed.space) !== owed.zone) return `${spaceId(owed.space)} is no ${owed.zone} space`;
      return partsOf(districtAt(owed.space), 0, owed.space).some(part => part.kind === 'do')
        ? undefined
        : `${districtAt(owed.space)} offers no choice of actions`;
    case 'place':
      return PLACES.some(part => part.kind === 'place' && part.most === owed.most && same(part.zones, owed.zones))
        ? undefined
        : 'no district action places workers like that';
    default:
      return undefined;
  }
};

/** Whether what a position says is owed can be owed in it. */
export const checkPending = (state: State): Result<State> => {
  const { players } = state;
  const owed = listOf(state.owed);
  const top = owed.at(-1);
  for (const [index, entry] of owed.entries()) {
    const wrong = (why: string): Result<never> => fail(`pending: entry ${index} ("${entry.kind}"): ${why}`);
    if ('seat' in entry && entry.seat >= players.length) return wrong(`there is no seat ${entry.seat}`);
    if (entry.kind === 'turn' && index > 0) return wrong('a turn lies at the bottom');
    const fault = faultOf(state, entry, owed.slice(index + 1));
    if (fault !== undefined) return wrong(fault);
  }
  if (top === undefined) return ok(state);
  if (
    top.kind === 'activate' ||
    top.kind === 'score-century' ||
    top.kind === 'complete' ||
    top.kind === 'end-century'
  ) {
    return fail('pending: the last entry is no decision');
  }
  if (top.kind === 'put' && !isAvailable(state)) return fail('pending: there is no site to put the architect on');
  return asks(state, top) ? ok(state) : fail(`pending: "${top.kind}" leaves nothing to decide`);
};
