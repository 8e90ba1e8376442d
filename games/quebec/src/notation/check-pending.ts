import { nth, type Seat, same } from '@cap-diamant/kernel';
import { colourAt, districtAt, spaceId } from '../model/board.ts';
import { ACTIONS } from '../model/moves.ts';
import { type DecisionOf, listOf, type Pending } from '../model/pending.ts';
import type { State } from '../model/state.ts';
import { COLOURED } from '../model/vocabulary.ts';
import { asks } from '../rules/decisions.ts';
import { partsOf } from '../rules/districts.ts';
import { asked } from '../rules/flow.ts';
import { hasLeader, workersOf } from '../rules/supply.ts';

/** The stacks that can be pending at a decision, innermost last. */
const ALWAYS = [
  'turn',
  'activate put-own',
  ...['place', 'place place', 'move place', 'move', 'take', 'do', 'upgrade', 'stage', 'start'],
];
const WITH_TWO = [...ALWAYS, 'pair', 'activate put-neutral put-own', 'activate put-neutral'];
const WITH_MORE = [
  ...ALWAYS,
  'activate put-neutral',
  'activate put-own redirect',
  'activate put-neutral redirect',
  'activate put-own score-century redirect',
  'turn score-century redirect',
];

const word = (entry: Pending): string => (entry.kind === 'put' ? `put-${entry.architect}` : entry.kind);

/** Every `place` that a district action can ask for; the seat does not matter. */
const PLACES = COLOURED.flatMap(zone => ACTIONS[zone])
  .flatMap(district => partsOf(district, 0, 0))
  .filter(part => part.kind === 'place');

const redirectFault = (
  state: State,
  { seat, space }: DecisionOf<'redirect'>,
  pending: readonly Pending[],
): string | undefined => {
  const { architect, stages } = nth(state.sites, space);
  const put = pending.find(entry => entry.kind === 'put');
  const neutral = pending.some(({ kind }) => kind === 'score-century') || put?.architect === 'neutral';
  const lifted = neutral ? 'neutral' : state.turn;
  if (architect !== lifted) return `the architect on ${spaceId(space)} is not the one that is lifted`;
  if (!hasLeader(state, seat, 'political')) return `seat ${seat} does not hold the political leader`;
  return stages.includes(seat) ? undefined : `seat ${seat} has no workers on ${spaceId(space)}`;
};

/** An architect to be put is in hand, or about to be lifted by the completion in question. */
const putFault = (
  state: State,
  { seat, architect }: DecisionOf<'put'>,
  pending: readonly Pending[],
): string | undefined => {
  const standing = architect === 'neutral' ? state.neutral : nth(state.players, seat).architect;
  const redirect = pending.find(entry => entry.kind === 'redirect');
  if (architect === 'neutral' && state.players.length > 2 && !hasLeader(state, seat, 'economic')) {
    return `seat ${seat} does not hold the economic leader`;
  }
  return standing === 'hand' || standing === redirect?.space ? undefined : 'the architect to put is not in hand';
};

const builtLast = (state: State, seat: number, space: number): string | undefined =>
  nth(state.sites, space).stages.at(-1) === seat ? undefined : `seat ${seat} has not just built on ${spaceId(space)}`;

const faultOf = (state: State, entry: Pending, all: readonly Pending[]): string | undefined => {
  if (!('seat' in entry)) return undefined;
  if (entry.seat >= state.players.length) return `there is no seat ${entry.seat}`;
  if (entry.kind === 'redirect') return redirectFault(state, entry, all);
  if (entry.seat !== state.turn) return `it is asked of seat ${entry.seat}, but the turn is that of seat ${state.turn}`;
  switch (entry.kind) {
    case 'put':
      return putFault(state, entry, all);
    case 'pair':
      if (nth(state.players, entry.seat).passive === 0) return `the supply of seat ${entry.seat} is empty`;
      return hasLeader(state, entry.seat, 'political')
        ? undefined
        : `seat ${entry.seat} does not hold the political leader`;
    case 'do':
      if (colourAt(entry.space) !== entry.zone) return `${spaceId(entry.space)} is no space of ${entry.zone}`;
      if ((ACTIONS[entry.zone] as readonly string[]).includes(districtAt(entry.space))) {
        return `${districtAt(entry.space)} offers no choice of actions`;
      }
      return builtLast(state, entry.seat, entry.space);
    case 'stage':
      return builtLast(state, entry.seat, entry.except);
    case 'place':
      return PLACES.some(part => part.most === entry.most && same(part.zones, entry.zones))
        ? undefined
        : 'no district action places workers like that';
    default:
      return undefined;
  }
};

/** The district actions with two parts, innermost last. */
const TWO_PARTS = (['protestant', 'jewish'] as const).map(
  district => (seat: Seat) => partsOf(district, seat, 0).toReversed(),
);

/** A century ends when no site is available, or with a player who has no workers. */
const centuryEnds = (state: State): boolean => state.available.length === 0 || workersOf(state, state.turn) === 0;

/** Why this cannot be pending in this position, if so. */
export const checkPending = (state: State): string | undefined => {
  const pending = listOf(state.pending);
  const top = asked(state);
  if (top === undefined) return undefined;
  const stacks = state.players.length === 2 ? WITH_TWO : WITH_MORE;
  const found = pending.map(word).join(' ');
  if (!stacks.includes(found)) return `pending: "${found}" cannot be pending; possible: ${stacks.join(', ')}`;
  for (const [index, entry] of pending.entries()) {
    const fault = faultOf(state, entry, pending);
    if (fault !== undefined) return `pending: entry ${index} ("${entry.kind}"): ${fault}`;
  }
  if (pending.length === 2 && found.endsWith('place') && !TWO_PARTS.some(parts => same(parts(state.turn), pending))) {
    return 'pending: no district action asks these two things';
  }
  if (found.includes('score-century') && !centuryEnds(state)) return 'pending: nothing ends the century';
  if (top.kind === 'put' && state.available.length === 0) return 'pending: there is no site to put the architect on';
  return asks(state, top) ? undefined : `pending: "${top.kind}" leaves nothing to decide`;
};
