import { nth } from '@cap-diamant/kernel';
import { costAt, type Space } from '../board.ts';
import {
  ACTIONS,
  DO,
  MOVE,
  type Move,
  PAIRINGS,
  PLACE,
  PUT,
  REDIRECTS,
  SENDS,
  SKIP,
  STAGE,
  TAKE,
  UPGRADE,
} from '../moves.ts';
import type { Decision, DecisionOf } from '../owed.ts';
import type { Play, State } from '../state.ts';
import { ZONES } from '../vocabulary.ts';
import { earnsAction, offer, offerAction, partsOf, TAKINGS } from './districts.ts';
import { leadMoves, placePair, takeLeader } from './leaders.ts';
import { available, buildable, buildStage, complete, putArchitect } from './sites.ts';
import { startMoves, startSite } from './start.ts';
import { addTo, draw, place, workersOf } from './supply.ts';
import { raiseStars, tokensOf } from './tokens.ts';

/** What is legal and what it does, side by side. */
interface Handler<K extends Decision['kind']> {
  /** May be answered with `skip`, and is not asked where nothing else could be. */
  readonly optional: boolean;
  moves(state: State, decision: DecisionOf<K>): readonly Move[];
  play(play: Play, decision: DecisionOf<K>, move: Move): void;
}

/** The decision and the move given to it do not fit: a mistake of the caller. */
const unfit = (decision: Decision, move: Move): Error =>
  new Error(`"${move.kind}" does not answer the decision "${decision.kind}"`);

const turn: Handler<'turn'> = {
  optional: false,
  moves(state, { seat }) {
    const { active } = nth(state.players, seat);
    const moves = startMoves(state, seat);
    for (const space of buildable(state, active)) moves.push(nth(STAGE, space));
    moves.push(...leadMoves(state, seat));
    if (active > 0) moves.push(...SENDS);
    return moves;
  },
  play(play, decision, move) {
    const { seat } = decision;
    switch (move.kind) {
      case 'start':
        startSite(play, seat, 'own', false);
        return;
      case 'start-neutral':
        startSite(play, seat, 'neutral', false);
        return;
      case 'stage':
        nth(play.next.players, seat).active -= costAt(move.space);
        buildStage(play, seat, move.space);
        if (earnsAction(play.next, seat, move.space)) offerAction(play, seat, move.space);
        return;
      case 'lead':
        takeLeader(play, seat, move.leader);
        return;
      case 'send':
        nth(play.next.players, seat).active -= 1;
        place(play, seat, move.zone, 1);
        return;
      default:
        throw unfit(decision, move);
    }
  },
};

const put: Handler<'put'> = {
  optional: false,
  moves: state => available(state).map(space => nth(PUT, space)),
  play(play, decision, move) {
    if (move.kind !== 'put') throw unfit(decision, move);
    putArchitect(play, decision.architect === 'neutral' ? 'neutral' : decision.seat, move.space);
  },
};

const redirect: Handler<'redirect'> = {
  optional: false,
  moves: () => REDIRECTS,
  play(play, decision, move) {
    if (move.kind !== 'redirect') throw unfit(decision, move);
    complete(play, decision.space, { seat: decision.seat, zone: move.zone });
  },
};

const pair: Handler<'pair'> = {
  optional: false,
  moves: () => PAIRINGS,
  play(play, decision, move) {
    if (move.kind !== 'pair') throw unfit(decision, move);
    placePair(play, decision.seat, move.pair);
  },
};

const choose: Handler<'do'> = {
  optional: true,
  moves: (state, { seat, zone, space }) =>
    ACTIONS[zone]
      .filter(district => partsOf(district, seat, space).some(part => asks(state, part)))
      .map(district => DO[district]),
  play(play, decision, move) {
    if (move.kind !== 'do') throw unfit(decision, move);
    play.emit?.({ kind: 'district', seat: decision.seat, district: move.district });
    offer(play, partsOf(move.district, decision.seat, decision.space));
  },
};

const take: Handler<'take'> = {
  optional: true,
  moves: (state, { seat, district }) => (TAKINGS[district].possible(state, seat) ? [TAKE] : []),
  play: (play, { seat, district }) => TAKINGS[district].take(play, seat),
};

const placeWorkers: Handler<'place'> = {
  optional: true,
  moves(state, { seat, zones, most }) {
    const affordable = Math.min(most, workersOf(state, seat));
    return zones.flatMap(zone => PLACE[zone].slice(0, affordable));
  },
  play(play, decision, move) {
    if (move.kind !== 'place') throw unfit(decision, move);
    draw(play.next, decision.seat, move.workers);
    place(play, decision.seat, move.zone, move.workers);
  },
};

const moveWorkers: Handler<'move'> = {
  optional: true,
  moves: (state, { seat }) =>
    ZONES.flatMap(zone =>
      MOVE[zone].filter(move => move.kind === 'move' && move.workers <= nth(state.zones[zone], seat)),
    ),
  play({ next, emit }, decision, move) {
    if (move.kind !== 'move') throw unfit(decision, move);
    const { from, to, workers } = move;
    addTo(next, from, decision.seat, -workers);
    addTo(next, to, decision.seat, workers);
    emit?.({ kind: 'move', seat: decision.seat, from, to, workers });
  },
};

const MOST_STARS = 3;

const upgrade: Handler<'upgrade'> = {
  optional: true,
  moves: (state, { seat }) =>
    tokensOf(state, seat)
      .filter(({ stars }) => stars < MOST_STARS)
      .map(({ space }) => nth(UPGRADE, space)),
  play(play, decision, move) {
    if (move.kind !== 'upgrade') throw unfit(decision, move);
    raiseStars(play, decision.seat, move.space);
  },
};

const businessSites = (state: State, { seat, except }: DecisionOf<'stage'>): Space[] =>
  buildable(state, workersOf(state, seat)).filter(space => space !== except);

const stage: Handler<'stage'> = {
  optional: true,
  moves: (state, decision) => businessSites(state, decision).map(space => nth(STAGE, space)),
  play(play, decision, move) {
    if (move.kind !== 'stage') throw unfit(decision, move);
    draw(play.next, decision.seat, costAt(move.space));
    buildStage(play, decision.seat, move.space);
  },
};

const start: Handler<'start'> = {
  optional: true,
  moves: (state, { seat }) => startMoves(state, seat),
  play(play, decision, move) {
    if (move.kind !== 'start' && move.kind !== 'start-neutral') throw unfit(decision, move);
    startSite(play, decision.seat, move.kind === 'start' ? 'own' : 'neutral', true);
  },
};

const HANDLERS: { readonly [K in Decision['kind']]: Handler<K> } = {
  turn,
  put,
  redirect,
  pair,
  do: choose,
  take,
  place: placeWorkers,
  move: moveWorkers,
  upgrade,
  stage,
  start,
};

const handlerOf = (decision: Decision): Handler<Decision['kind']> =>
  HANDLERS[decision.kind] as Handler<Decision['kind']>;

/** Whether a decision has any other answer than `skip`; the others are not asked. */
export const asks = (state: State, decision: Decision): boolean => {
  const handler = handlerOf(decision);
  return !handler.optional || handler.moves(state, decision).length > 0;
};

export const answers = (state: State, decision: Decision): readonly Move[] => {
  const handler = handlerOf(decision);
  const moves = handler.moves(state, decision);
  return handler.optional ? [...moves, SKIP] : moves;
};

export const answer = (play: Play, decision: Decision, move: Move): void => {
  const handler = handlerOf(decision);
  if (move.kind === 'skip' && handler.optional) return;
  handler.play(play, decision, move);
};
