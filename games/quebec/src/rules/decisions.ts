import { nth, type Seat } from '@cap-diamant/kernel';
import { costAt, type Space } from '../model/board.ts';
import {
  ACTIONS,
  type ActionDistrict,
  DO,
  LEADS,
  MOVE,
  type Move,
  PAIRINGS,
  PLACE,
  PUT,
  REDIRECTS,
  SENDS,
  SKIP,
  TAKE,
  UPGRADE,
} from '../model/moves.ts';
import type { Decision, DecisionOf } from '../model/pending.ts';
import { type Play, type State, workersIn } from '../model/state.ts';
import { type Leader, ZONES } from '../model/vocabulary.ts';
import { earnsAction, offer, offerAction, partsOf, TAKINGS, zonesWith } from './districts.ts';
import { mayLead, placePair, takeLeader } from './leaders.ts';
import { buildStage, complete, listStages, putArchitect } from './sites.ts';
import { startMoves, startSite } from './start.ts';
import { addTo, draw, pay, place, workersOf } from './supply.ts';
import { raiseStars } from './tokens.ts';

/** Legality and effect of a decision, side by side. */
interface Handler<K extends Decision['kind']> {
  /** For a decision that allows `skip`: whether there is any other move. If not, it is not asked. */
  readonly worthAsking?: (state: State, decision: DecisionOf<K>) => boolean;
  /** A fresh list, without `skip`. */
  moves(state: State, decision: DecisionOf<K>): Move[];
  play(play: Play, decision: DecisionOf<K>, move: Move): void;
}

/** The move does not fit the decision: a bug of the caller. */
const unfit = (decision: Decision, move: Move): Error =>
  new Error(`"${move.kind}" does not answer the decision "${decision.kind}"`);

/** Both lists are in the order of the cards, so one pass finds those left. */
const listLeads = (moves: Move[], left: readonly Leader[]): void => {
  let at = 0;
  for (const lead of LEADS) {
    if (lead.leader !== left[at]) continue;
    moves.push(lead);
    at++;
  }
};

const turn: Handler<'turn'> = {
  moves(state, { seat }) {
    const { active } = nth(state.players, seat);
    const moves = startMoves(state, seat);
    listStages(moves, state, active);
    if (mayLead(state, seat)) listLeads(moves, state.leaders);
    if (active > 0) for (const send of SENDS) moves.push(send);
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
        pay(play, seat, costAt(move.space));
        buildStage(play, seat, move.space);
        if (earnsAction(play.next, seat, move.space)) offerAction(play, seat, move.space);
        return;
      case 'lead':
        takeLeader(play, seat, move.leader);
        return;
      case 'send':
        pay(play, seat, 1);
        place(play, seat, move.zone, 1);
        return;
      default:
        throw unfit(decision, move);
    }
  },
};

const put: Handler<'put'> = {
  moves: ({ available }) => available.map(space => nth(PUT, space)),
  play(play, decision, move) {
    if (move.kind !== 'put') throw unfit(decision, move);
    putArchitect(play, decision.architect === 'neutral' ? 'neutral' : decision.seat, move.space);
  },
};

const redirect: Handler<'redirect'> = {
  moves: () => [...REDIRECTS],
  play(play, decision, move) {
    if (move.kind !== 'redirect') throw unfit(decision, move);
    complete(play, decision.space, { seat: decision.seat, zone: move.zone });
  },
};

const pair: Handler<'pair'> = {
  moves: () => [...PAIRINGS],
  play(play, decision, move) {
    if (move.kind !== 'pair') throw unfit(decision, move);
    placePair(play, decision.seat, move.pair);
  },
};

/** A "?" district offers an action only if some part of it would be asked. */
const isPossible = (state: State, district: ActionDistrict, seat: Seat, space: Space): boolean =>
  partsOf(district, seat, space).some(part => asks(state, part));

const choose: Handler<'do'> = {
  worthAsking: (state, { seat, zone, space }) =>
    ACTIONS[zone].some(district => isPossible(state, district, seat, space)),
  moves: (state, { seat, zone, space }) =>
    ACTIONS[zone].filter(district => isPossible(state, district, seat, space)).map(district => DO[district]),
  play(play, decision, move) {
    if (move.kind !== 'do') throw unfit(decision, move);
    play.emit?.({ kind: 'district', seat: decision.seat, district: move.district });
    offer(play, partsOf(move.district, decision.seat, decision.space));
  },
};

const take: Handler<'take'> = {
  worthAsking: (state, { seat, district }) => TAKINGS[district].possible(state, seat),
  moves: () => [TAKE],
  play: (play, { seat, district }) => TAKINGS[district].take(play, seat),
};

const placeWorkers: Handler<'place'> = {
  worthAsking: (state, { seat }) => workersOf(state, seat) > 0,
  moves(state, { seat, zones, most }) {
    const affordable = Math.min(most, workersOf(state, seat));
    const moves: Move[] = [];
    for (const zone of zones) for (let n = 0; n < affordable; n++) moves.push(nth(PLACE[zone], n));
    return moves;
  },
  play(play, decision, move) {
    if (move.kind !== 'place') throw unfit(decision, move);
    draw(play, decision.seat, move.workers);
    place(play, decision.seat, move.zone, move.workers);
  },
};

const moveWorkers: Handler<'move'> = {
  worthAsking: (state, { seat }) => zonesWith(state, seat) > 0,
  moves(state, { seat }) {
    const moves: Move[] = [];
    for (const zone of ZONES) {
      const most = nth(workersIn(state.zones, zone), seat);
      for (const move of most > 0 ? MOVE[zone] : []) if (move.workers <= most) moves.push(move);
    }
    return moves;
  },
  play(play, decision, move) {
    if (move.kind !== 'move') throw unfit(decision, move);
    const { from, to, workers } = move;
    addTo(play, from, decision.seat, -workers);
    addTo(play, to, decision.seat, workers);
    play.emit?.({ kind: 'move', seat: decision.seat, from, to, workers });
  },
};

export const MOST_STARS = 3;

const upgrade: Handler<'upgrade'> = {
  worthAsking: (state, decision) => upgrade.moves(state, decision).length > 0,
  moves({ sites }, { seat }) {
    const moves: Move[] = [];
    for (let space = 0; space < sites.length; space++) {
      const { token } = nth(sites, space);
      if (token !== null && token.seat === seat && token.stars < MOST_STARS) moves.push(nth(UPGRADE, space));
    }
    return moves;
  },
  play(play, decision, move) {
    if (move.kind !== 'upgrade') throw unfit(decision, move);
    raiseStars(play, decision.seat, move.space);
  },
};

const stage: Handler<'stage'> = {
  worthAsking: (state, decision) => stage.moves(state, decision).length > 0,
  moves(state, { seat, except }) {
    const moves: Move[] = [];
    listStages(moves, state, workersOf(state, seat), except);
    return moves;
  },
  play(play, decision, move) {
    if (move.kind !== 'stage') throw unfit(decision, move);
    draw(play, decision.seat, costAt(move.space));
    buildStage(play, decision.seat, move.space);
  },
};

const start: Handler<'start'> = {
  worthAsking: () => true,
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

const handlerOf = ({ kind }: Decision): Handler<Decision['kind']> =>
  (kind === 'turn' ? turn : HANDLERS[kind]) as Handler<Decision['kind']>; // two thirds of all decisions are turns

/** Whether a decision has any move besides `skip`; if not, it is not asked. */
export const asks = (state: State, decision: Decision): boolean => {
  const { worthAsking } = handlerOf(decision);
  return worthAsking === undefined || worthAsking(state, decision);
};

export const answers = (state: State, decision: Decision): readonly Move[] => {
  const { moves, worthAsking } = handlerOf(decision);
  const offered = moves(state, decision);
  if (worthAsking !== undefined) offered.push(SKIP);
  return offered;
};

export const answer = (play: Play, decision: Decision, move: Move): void => {
  if (move.kind !== 'skip') handlerOf(decision).play(play, decision, move);
};
