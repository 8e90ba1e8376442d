import { same } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import { BONUSES, LOOKED_AT } from '../model/vocabulary.ts';
import { basePoints, followers } from '../rules/building.ts';
import { isOver } from '../scoring/end.ts';
import { isReady, playerAt } from '../state/making.ts';
import type { Decision, State } from '../state/state.ts';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

const find = <K extends Decision['kind']>(state: State, kind: K): DecisionOf<K> | undefined =>
  state.pending.find((decision): decision is DecisionOf<K> => decision.kind === kind);

/** The possible stacks of decisions in a turn, innermost last. */
const STACKS = [
  '',
  'turn',
  'turn order',
  'card',
  'answer',
  'after coureur fille',
  'after coureur',
  'after',
  'after order',
];

/** The player on turn has used First Nations in this phase. */
const hasLooked = (state: State): boolean =>
  !isReady(state, state.turn, 'nation') && playerAt(state, state.turn).usedThisPhase > 0;

const orderFault = (state: State): string | undefined => {
  const order = find(state, 'order');
  if (order === undefined) return undefined;
  const cards = Math.min(LOOKED_AT, state.deck.length);
  if (order.cards !== cards || cards < 2) return `"order" is about the top ${cards} cards, not ${order.cards}`;
  return hasLooked(state) ? undefined : '"order" is pending, but nobody has looked at the deck in this phase';
};

/** A turn can be in progress without a draw only if the deck was looked at first. */
const turnFault = (state: State): string | undefined => {
  const turn = find(state, 'turn');
  return turn !== undefined && !turn.fresh && !hasLooked(state)
    ? '"pending" must be null at the start of a turn'
    : undefined;
};

const answerFault = (state: State): string | undefined => {
  const answer = find(state, 'answer');
  if (answer === undefined) return undefined;
  if (state.options.claims !== 'table') return '"answer" is only asked with claims "table"';
  if (answer.seat === state.turn || answer.seat >= state.players.length) {
    return `"answer" cannot come from seat ${answer.seat}`;
  }
  return state.visible.includes(answer.shape) ? undefined : `the claimed card "${answer.shape}" is not visible`;
};

/** The scoring in progress must be that of the last piece placed. */
const scoringFault = (box: Box, state: State): string | undefined => {
  const window = find(state, 'coureur');
  if (window === undefined) return undefined;
  const last = state.placed.at(-1);
  const colour = state.colours[window.scorer];
  if (last === undefined || colour === undefined || last.seat !== window.scorer) {
    return `the piece placed last is not that of seat ${window.scorer}`;
  }
  const shape = box.pieces.get(last.piece);
  const card = shape?.colours === undefined ? null : shape.form.id;
  if (card === null && BONUSES[state.snow] !== last.piece) return `the ${last.piece} belongs to another phase`;
  if (window.card !== card) return `the card used for "${last.piece}" is ${card}, not ${window.card}`;
  if (card !== null && !state.visible.includes(card))
    return `the card "${card}" must be visible until the turn is scored`;
  if (window.scorer !== state.turn && (state.options.claims !== 'table' || card === null)) {
    return `seat ${window.scorer} cannot have stolen this turn`;
  }
  const base = basePoints(box, state, { kind: 'place', ...last }, colour);
  if (window.base !== base) return `"${last.piece}" brings ${base} base points, not ${window.base}`;
  const may = followers(state, window.scorer, base);
  const asked = find(state, 'fille') ? may : may.filter(seat => window.seats.includes(seat));
  if (!same(window.seats, asked)) return `the coureur can be called by seats [${may.join(', ')}], clockwise`;
  return undefined;
};

const filleFault = (state: State): string | undefined => {
  const [fille, window] = [find(state, 'fille'), find(state, 'coureur')];
  if (fille === undefined || window === undefined) return undefined;
  if (fille.seat !== window.scorer || fille.base !== window.base)
    return '"fille" is asked of the scorer, for the base points';
  return fille.base > 0 && isReady(state, fille.seat, 'fille') ? undefined : '"fille" cannot be used now';
};

/** The innermost decision must have a choice. */
const idleFault = (state: State): string | undefined => {
  const last = state.pending.at(-1);
  if (last?.kind === 'coureur' && last.seats.length === 0) return 'nobody is left to call the coureur';
  if (last?.kind === 'after' && state.placed.length === 0) return '"after" comes after a placement, and there is none';
  if (last?.kind === 'after' && !(isReady(state, state.turn, 'nation') && state.deck.length > 0)) {
    return '"after" is only asked with a ready token and cards left';
  }
  return undefined;
};

const visibleFault = (state: State, faceUp: number): string | undefined => {
  const window = find(state, 'coureur');
  const inHand =
    find(state, 'card') !== undefined ||
    find(state, 'answer') !== undefined ||
    (window !== undefined && window.card !== null);
  const wanted = faceUp + (inHand ? 1 : 0);
  return state.visible.length === wanted
    ? undefined
    : `${wanted} cards must be visible at this point of a turn, not ${state.visible.length}`;
};

/** Why this cannot be pending, if so. */
export const pendingFault = (box: Box, state: State, faceUp: number): string | undefined => {
  const stack = state.pending.map(decision => decision.kind).join(' ');
  if (!STACKS.includes(stack))
    return `the decisions "${stack}" are never pending together, only one of: ${STACKS.slice(1).join(', ')}`;
  if (isOver(state) !== (stack === '')) return '"pending" must be null when the game is over';
  if (state.seen.length > state.deck.length) return `"seen" is longer than the deck of ${state.deck.length} cards`;
  const stranger = state.seen.find(seats => seats >= 1 << state.players.length);
  if (stranger !== undefined) return `"seen" names seats that do not play: ${stranger}`;
  return (
    visibleFault(state, faceUp) ??
    turnFault(state) ??
    orderFault(state) ??
    answerFault(state) ??
    scoringFault(box, state) ??
    filleFault(state) ??
    idleFault(state)
  );
};
