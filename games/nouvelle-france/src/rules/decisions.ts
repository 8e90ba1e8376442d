import { type Emit, nth, range, type Seat } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { Effect } from '../model/effect.ts';
import { COUREUR, DRAW, END, FILLE, type Move, NATION, PASS } from '../model/move.ts';
import { LOOKED_AT } from '../model/vocabulary.ts';
import { coureurPoints, doubledPoints } from '../scoring/points.ts';
import { addPoints, discard, isReady, type MoveContext, pushPending, useAlly } from '../state/making.ts';
import { type Decision, othersFrom, type State, seatBit } from '../state/state.ts';
import { build, canPlace, listBonus, listPlacements } from './building.ts';
import { drawCard } from './weather.ts';

type Kind = Decision['kind'];
type DecisionOf<K extends Kind> = Extract<Decision, { kind: K }>;

/** One kind of decision: who is asked, the possible moves, and what each does. */
interface Handler<K extends Kind> {
  seats(state: State, decision: DecisionOf<K>): readonly Seat[];
  moves(box: Box, state: State, decision: DecisionOf<K>, seat: Seat): readonly Move[];
  /** The decision is already off the stack. */
  play(context: MoveContext, decision: DecisionOf<K>, seat: Seat, move: Move): void;
}

const active = (state: State): readonly Seat[] => [state.turn];

export const canLook = (state: State): boolean => isReady(state, state.turn, 'nation') && state.deck.length > 0;

/** Only this seat learns the cards; everybody learns that it looked. */
const look = ({ next, emit }: MoveContext): void => {
  const seat = next.turn;
  const cards = next.deck.slice(0, LOOKED_AT);
  useAlly(next, seat, 'nation');
  next.uncovered += 1;
  next.seen = range(Math.max(cards.length, next.seen.length)).map(
    at => (next.seen[at] ?? 0) | (at < cards.length ? seatBit(seat) : 0),
  );
  pushPending(next, { kind: 'order', cards: cards.length });
  emit({ kind: 'looked', seat, cards: cards.length });
  emit({ kind: 'saw', seat, cards }, seat);
};

const turn: Handler<'turn'> = {
  seats: active,
  moves(box, state, _decision, seat) {
    const list = [DRAW];
    if (canLook(state)) list.push(NATION);
    listBonus(box, state, seat, list);
    return list;
  },
  play(context, _decision, seat, move) {
    if (move.kind === 'place') build(context, seat, move);
    else if (move.kind === 'draw') drawCard(context);
    else {
      pushPending(context.next, { kind: 'turn', fresh: false });
      look(context);
    }
  },
};

const permutations = (places: readonly number[]): readonly (readonly number[])[] =>
  places.length < 2
    ? [places]
    : places.flatMap(first => permutations(places.filter(place => place !== first)).map(rest => [first, ...rest]));

/** The orders of a number of cards, as moves. */
const ORDERS: readonly (readonly Move[])[] = range(LOOKED_AT + 1).map(cards =>
  permutations(range(cards).map(at => at + 1)).map(places => ({ kind: 'order', places })),
);

const order: Handler<'order'> = {
  seats: active,
  moves: (_box, _state, { cards }) => nth(ORDERS, cards),
  play({ next, emit }, { cards }, seat, move) {
    if (move.kind !== 'order') return;
    const { deck, seen } = next;
    next.deck = [...move.places.map(place => nth(deck, place - 1)), ...deck.slice(cards)];
    next.seen = [...range(cards).map(() => seatBit(seat)), ...seen.slice(cards)];
    emit({ kind: 'ordered', seat, cards });
  },
};

const card: Handler<'card'> = {
  seats: active,
  moves(box, state) {
    const list: Move[] = [];
    const shapes = [...new Set(state.visible)];
    for (const shape of shapes) listPlacements(box, state, shape, list);
    for (const shape of shapes) {
      if (state.options.claims === 'table' || !canPlace(box, state, shape)) list.push({ kind: 'claim', shape });
    }
    return list;
  },
  play(context, _decision, seat, move) {
    if (move.kind === 'place') return build(context, seat, move);
    if (move.kind !== 'claim') return;
    const { next, emit } = context;
    const { shape } = move;
    emit({ kind: 'claimed', seat, shape });
    const asked = nth(othersFrom(seat, next.players.length), 0);
    if (next.options.claims === 'table') pushPending(next, { kind: 'answer', seat: asked, shape });
    else replaceCard(context, shape);
  },
};

/** Nobody could or would place it: another card is drawn instead (rules 12.3). */
const replaceCard = (context: MoveContext, shape: string): void => {
  discard(context, shape);
  drawCard(context);
};

const answer: Handler<'answer'> = {
  seats: (_state, { seat }) => [seat],
  moves(box, state, { shape }) {
    const list = [PASS];
    listPlacements(box, state, shape, list);
    return list;
  },
  play(context, { shape }, seat, move) {
    const { next, emit } = context;
    if (move.kind === 'place') {
      emit({ kind: 'stolen', seat, from: next.turn });
      return build(context, seat, move);
    }
    emit({ kind: 'conceded', seat, shape });
    const left = (seat + 1) % next.players.length;
    if (left === next.turn) replaceCard(context, shape);
    else pushPending(next, { kind: 'answer', seat: left, shape });
  },
};

/** The scorer's base points, doubled with the fille du Roy. */
const score = ({ next, emit }: MoveContext, { seat, base }: DecisionOf<'fille'>, doubled: boolean): void => {
  addPoints(next, seat, 'turns', base);
  if (doubled) addPoints(next, seat, 'allies', base);
  emit({ kind: 'scored', seat, points: doubled ? doubledPoints(base) : base, doubled });
};

const fille: Handler<'fille'> = {
  seats: (_state, { seat }) => [seat],
  moves: () => [FILLE, PASS],
  play(context, decision, seat, move) {
    const doubled = move.kind === 'fille';
    if (doubled) useAlly(context.next, seat, 'fille');
    else context.emit({ kind: 'declined', seat, ally: 'fille' });
    score(context, decision, doubled);
  },
};

const coureur: Handler<'coureur'> = {
  seats: (_state, { seats }) => seats,
  moves: () => [COUREUR, PASS],
  play({ next, emit }, decision, seat, move) {
    if (move.kind !== 'coureur') {
      emit({ kind: 'declined', seat, ally: 'coureur' });
      return pushPending(next, { ...decision, seats: decision.seats.filter(other => other !== seat) });
    }
    const points = coureurPoints(decision.base);
    useAlly(next, seat, 'coureur');
    addPoints(next, seat, 'allies', points);
    emit({ kind: 'followed', seat, points });
    pushPending(next, { ...decision, seats: [] });
  },
};

const after: Handler<'after'> = {
  seats: active,
  moves: () => [NATION, END],
  play(context, decision, _seat, move) {
    if (move.kind === 'nation') {
      pushPending(context.next, decision);
      look(context);
    } else passTurn(context);
  },
};

const passTurn = ({ next, emit }: MoveContext): void => {
  next.turn = (next.turn + 1) % next.players.length;
  next.pending = [{ kind: 'turn', fresh: true }];
  emit({ kind: 'turn', seat: next.turn });
};

/** Does everything automatic, until somebody has a choice (rules 20: which questions are left out). */
const settle = (context: MoveContext): void => {
  const { next } = context;
  for (let decision = next.pending.at(-1); decision !== undefined; decision = next.pending.at(-1)) {
    const rest = next.pending.slice(0, -1);
    if (decision.kind === 'order' && decision.cards < 2) next.pending = rest;
    else if (decision.kind === 'fille' && !(decision.base > 0 && isReady(next, decision.seat, 'fille'))) {
      next.pending = rest;
      score(context, decision, false);
    } else if (decision.kind === 'coureur' && decision.seats.length === 0) {
      next.pending = rest;
      if (decision.card !== null) discard(context, decision.card);
    } else if (decision.kind === 'after' && !canLook(next)) passTurn(context);
    else return;
  }
};

const HANDLERS: { readonly [K in Kind]: Handler<K> } = { turn, order, card, answer, fille, coureur, after };

/** The handler of a decision: their kinds match, which the compiler cannot see. */
const handlerOf = (decision: Decision): Handler<Kind> => HANDLERS[decision.kind] as unknown as Handler<Kind>;

/** The seats to move; none once the game is over. */
export const actorsOf = (state: State): readonly Seat[] => {
  const decision = state.pending.at(-1);
  return decision === undefined ? [] : handlerOf(decision).seats(state, decision);
};

export const movesOf = (box: Box, state: State, seat: Seat): readonly Move[] => {
  const decision = state.pending.at(-1);
  return decision !== undefined && actorsOf(state).includes(seat)
    ? handlerOf(decision).moves(box, state, decision, seat)
    : [];
};

/** Plays a move, and everything that follows from it without a choice. */
export const playOn = (box: Box, state: State, seat: Seat, move: Move, emit: Emit<Effect>): State => {
  const decision = state.pending.at(-1);
  if (decision === undefined) throw new Error('the game is over');
  const context: MoveContext = { box, next: { ...state, pending: state.pending.slice(0, -1) }, emit };
  handlerOf(decision).play(context, decision, seat, move);
  settle(context);
  return context.next;
};
