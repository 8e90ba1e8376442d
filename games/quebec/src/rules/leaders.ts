import { nth, type Seat } from '@cap-diamant/kernel';
import { costAt } from '../model/board.ts';
import type { Pair } from '../model/moves.ts';
import { changePlayer, isOn, type Play, pushPending, type Town } from '../model/state.ts';
import type { Coloured, Leader } from '../model/vocabulary.ts';
import { buildStage, canBuild } from './sites.ts';
import { activate, draw, place } from './supply.ts';

/** One leader per player and century, and none under the Royal Proclamation. */
export const mayLead = (state: Town<unknown>, seat: Seat): boolean =>
  nth(state.players, seat).leader === null && !isOn(state, '1763-royal-proclamation');

/** How many leaders have been taken in this century: a player holds one at most. */
export const leadersTaken = ({ players }: Town<unknown>): number => {
  let taken = 0;
  for (let seat = 0; seat < players.length; seat++) if (nth(players, seat).leader !== null) taken++;
  return taken;
};

/** First, as many workers are activated as leaders have been taken; then the card is taken and takes effect. */
export const takeLeader = (play: Play, seat: Seat, leader: Leader): void => {
  const { next } = play;
  if (!isOn(next, '1756-seven-years-war')) activate(play, seat, leadersTaken(next));
  changePlayer(play, seat).leader = leader;
  next.leaders = next.leaders.filter(left => left !== leader);
  play.emit?.({ kind: 'lead', seat, leader });
  ON_TAKING[leader]?.(play, seat);
};

const CITADELLE_WORKERS = 3;

const ON_TAKING: Partial<Record<Leader, (play: Play, seat: Seat) => void>> = {
  political: (play, seat) => {
    const { players } = play.next;
    if (players.length === 2 && nth(players, seat).passive > 0) pushPending(play, { kind: 'pair', seat });
  },
  economic: (play, seat) => {
    if (play.next.players.length > 2) play.next.neutral = 'hand';
    else buildForNeutral(play, seat);
  },
  citadelle: (play, seat) => {
    placeFromSupply(play, seat, 'citadelle', CITADELLE_WORKERS);
  },
};

const placeFromSupply = (play: Play, seat: Seat, zone: Coloured | 'citadelle', wanted: number): void => {
  const workers = Math.min(wanted, nth(play.next.players, seat).passive);
  draw(play, seat, workers);
  place(play, seat, zone, workers);
};

/** Two players: the next stage of the neutral architect's site, if the supply can pay for it. */
const buildForNeutral = (play: Play, seat: Seat): void => {
  const { next } = play;
  const { neutral } = next;
  if (typeof neutral !== 'number' || !canBuild(next, neutral, nth(next.players, seat).passive)) return;
  draw(play, seat, costAt(neutral));
  buildStage(play, seat, neutral);
};

export const FACING: Record<Pair, readonly [Coloured, Coloured]> = {
  'religion-economy': ['religion', 'economy'],
  'politics-culture': ['politics', 'culture'],
};

/** Two players: two workers into each of two zones that face each other, if the supply has them. */
export const placePair = (play: Play, seat: Seat, pair: Pair): void => {
  for (const zone of FACING[pair]) placeFromSupply(play, seat, zone, 2);
};
