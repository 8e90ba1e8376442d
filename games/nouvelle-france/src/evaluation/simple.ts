import type { Evaluator } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { BONUSES, SNOWFALLS } from '../model/vocabulary.ts';
import { isOver } from '../scoring/end.ts';
import { coureurPoints } from '../scoring/points.ts';
import { type Player, type State, scoreOf } from '../state/state.ts';
import type { NouvelleFrance } from '../state/types.ts';
import type { ByAspect } from './aspects.ts';
import type { Outlook, Outlooks } from './outlook.ts';
import { pendingPoints } from './pending.ts';
import { spreadOf } from './spread.ts';

/** Set by hand from statistics of games, then tuned in games against each other. Lists are by phase. */
const WEIGHTS = {
  /** A turn: its base value, and for each cube that one more could link, even if others take the best place. */
  turn: [5.3, 3.7, 1.7],
  best: [0.13, 0.13, 0.08],
  spare: [0.15, 0.08, 0.03],
  other: [0.08, 0.15, 0.13],
  /** The next turn, for each cube that one more can link with the visible cards. */
  next: 0.3,
  soon: 0.3,
  /** Later phases, with allies ready again: the value of a turn, and for each cube as far as is known. */
  turnLater: [0, 7.2, 4.4],
  later: 0.05,
  /** A bonus piece: its cubes and what they link, and what each turn of waiting adds. */
  bonus: [4.5, 2.5, 1],
  bonusBest: [0.35, 0.4, 0.5],
  bonusWaiting: [0.5, 0.5, 0.3],
  bonusLater: [0, 6, 4],
  /** The turn the fille du Roy doubles: the best of those to come. */
  fille: [2.6, 1.9, 0.9],
  filleBest: 0.45,
  filleWaiting: 1,
  /** The same for the coureur des bois, who takes half of what others score. */
  coureur: [0.6, 0.6, 0.3],
  coureurBest: 0.25,
  coureurWaiting: 0.8,
  nation: 0.8,
  hopes: 1,
};

/** The turns to come, and what the groups will add to them. */
const groupsOf = ({ turns, seats, next }: Outlooks, seat: Seat, snow: number): number => {
  const own = nth(seats, seat);
  const { best, spare, other } = nth(own.prospects, snow);
  const linked = nth(WEIGHTS.best, snow) * best + nth(WEIGHTS.spare, snow) * spare + nth(WEIGHTS.other, snow) * other;
  const often = nth(own.turns, snow);
  const first = Math.min(1, often);
  const soon = turns.mover === seat ? WEIGHTS.next * next : WEIGHTS.soon * best;
  let points = often * nth(WEIGHTS.turn, snow) + (often - first) * linked + first * soon;
  for (let phase = snow + 1; phase < SNOWFALLS; phase++) {
    const ahead = nth(own.prospects, phase);
    // Nobody knows yet who will have more turns then.
    points +=
      nth(turns.shares, phase) *
      (nth(WEIGHTS.turnLater, phase) + WEIGHTS.later * (ahead.best + ahead.spare + ahead.other));
  }
  return points;
};

/** Pieces still to be placed, in this phase if the snow leaves time. */
const bonusOf = (state: State, seat: Seat, outlooks: Outlooks): number => {
  const { prospects, turns } = nth(outlooks.seats, seat);
  let points = 0;
  for (const bonus of nth(state.players, seat).bonus) {
    const phase = BONUSES.indexOf(bonus);
    if (phase === state.snow) {
      const often = nth(turns, phase);
      const waiting = nth(WEIGHTS.bonusWaiting, phase) * Math.max(0, often - 1);
      const linked = nth(WEIGHTS.bonusBest, phase) * nth(prospects, phase).bonus;
      points += nth(outlooks.turns.again, seat) * (nth(WEIGHTS.bonus, phase) + linked + waiting);
    } else points += nth(WEIGHTS.bonusLater, phase);
  }
  return points;
};

/** How many more turns a token may be used in: those of this phase, or all when it is for the whole game. */
const chancesOf = ({ options, snow }: State, turns: readonly number[]): number => {
  if (options.allies === 'phase') return nth(turns, snow);
  let all = 0;
  for (let phase = snow; phase < SNOWFALLS; phase++) all += nth(turns, phase);
  return all;
};

/** The expected best of this many occasions. */
const bestOf = (usual: number, often: number, waiting: number): number =>
  Math.min(1, often) * (usual + waiting * Math.log(Math.max(1, often)));

const filleWorth = (state: State, { prospects, turns }: Outlook): number => {
  const usual = nth(WEIGHTS.fille, state.snow) + WEIGHTS.filleBest * nth(prospects, state.snow).best;
  return bestOf(usual, chancesOf(state, turns), WEIGHTS.filleWaiting);
};

const coureurWorth = (state: State, seat: Seat, { seats }: Outlooks): number => {
  let [most, often] = [0, 0];
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const { prospects, turns } = nth(seats, other);
    most = Math.max(most, nth(prospects, state.snow).best);
    often += chancesOf(state, turns);
  }
  const usual = nth(WEIGHTS.coureur, state.snow) + WEIGHTS.coureurBest * most;
  return bestOf(usual, often, WEIGHTS.coureurWaiting);
};

const alliesOf = (state: State, seat: Seat, outlooks: Outlooks): number => {
  const { ready } = nth(state.players, seat);
  const own = nth(outlooks.seats, seat);
  let points = 0;
  if (ready.includes('fille')) points += filleWorth(state, own);
  if (ready.includes('coureur')) points += coureurWorth(state, seat, outlooks);
  if (ready.includes('nation')) points += WEIGHTS.nation * Math.min(1, chancesOf(state, own.turns));
  return points;
};

/** Points that are nearly certain: only a decision about them is pending. */
const pendingOf = (state: State, seat: Seat, outlooks: Outlooks): number => {
  const points = pendingPoints(state, seat);
  const window = state.pending.at(-1);
  if (window?.kind !== 'coureur' || window.seats[0] !== seat) return points;
  return points + Math.max(0, coureurPoints(window.base) - coureurWorth(state, seat, outlooks));
};

/** After the end there are no prospects. */
const settled = (player: Player): ByAspect => {
  const { characters } = player.points;
  return { points: scoreOf(player) - characters, floors: 0, groups: 0, characters, bonus: 0, allies: 0 };
};

export const simpleEvaluator = (observe: (state: State) => Outlooks) => {
  const aspects = (state: State, seat: Seat): ByAspect => {
    if (isOver(state)) return settled(nth(state.players, seat));
    const outlooks = observe(state);
    const own = nth(outlooks.seats, seat);
    return {
      points: own.points + pendingOf(state, seat, outlooks),
      floors: own.floors,
      groups: groupsOf(outlooks, seat, state.snow),
      characters: own.characters + WEIGHTS.hopes * own.hopes,
      bonus: bonusOf(state, seat, outlooks),
      allies: alliesOf(state, seat, outlooks),
    };
  };

  const judge: Evaluator<NouvelleFrance>['judge'] = state => {
    if (isOver(state)) return { scores: state.players.map(scoreOf), spread: 0 };
    const scores = state.players.map((_, seat) => {
      const { points, floors, groups, characters, bonus, allies } = aspects(state, seat);
      return points + floors + groups + characters + bonus + allies;
    });
    return { scores, spread: spreadOf(observe(state).turns.cardsToEnd) };
  };

  return { judge, aspects };
};
