import type { Evaluator } from '@cap-diamant/bots';
import { nth, type Seat } from '@cap-diamant/kernel';
import { isOver } from '../end.ts';
import type { NouvelleFrance } from '../game.ts';
import { coureurPoints } from '../points.ts';
import { type State, scoreOf } from '../state.ts';
import { BONUSES, SNOWFALLS } from '../vocabulary.ts';
import type { Observer, Outlook, Outlooks } from './outlook.ts';
import { pendingPoints } from './pending.ts';
import { spreadOf } from './spread.ts';

/** What a position holds for a seat, in points. */
export const ASPECTS = ['points', 'floors', 'groups', 'characters', 'bonus', 'allies'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type ByAspect = { readonly [aspect in Aspect]: number };

/** Hand-set, then tried against each other in games. */
export const WEIGHTS = {
  /** Points of a turn: always, for what one cube can link, on another site, at the second best place. */
  turn: 2.5,
  best: 0.55,
  other: 0.15,
  spare: 0.2,
  /** The later the phase, the less today's groups say about it. */
  fading: 0.75,
  bonus: [3, 2, 1.5],
  bonusBest: 0.8,
  fille: 3,
  filleBest: 0.7,
  coureur: 2,
  coureurBest: 0.35,
  nation: 0.5,
  floors: 1,
  hopes: 1,
};
export type Weights = typeof WEIGHTS;

const groupsOf = ({ prospects, turns }: Outlook, snow: number, weights: Weights): number => {
  let points = 0;
  let trust = 1;
  for (let phase = snow; phase < SNOWFALLS; phase++) {
    const { best, other, spare } = nth(prospects, phase);
    const linked = weights.best * best + weights.other * other + weights.spare * spare;
    points += nth(turns, phase) * (weights.turn + trust * linked);
    trust *= weights.fading;
  }
  return points;
};

/** Pieces that are still to be placed, and will be. */
const bonusOf = (state: State, seat: Seat, { prospects, turns }: Outlook, weights: Weights): number => {
  let points = 0;
  for (const bonus of nth(state.players, seat).bonus) {
    const phase = BONUSES.indexOf(bonus);
    const chance = phase === state.snow ? Math.min(1, nth(turns, phase)) : 1;
    points += chance * (nth(weights.bonus, phase) + weights.bonusBest * nth(prospects, phase).best);
  }
  return points;
};

const alliesOf = (state: State, seat: Seat, outlooks: Outlooks, weights: Weights): number => {
  const { ready } = nth(state.players, seat);
  const own = nth(outlooks.seats, seat);
  const chance = Math.min(1, nth(own.turns, state.snow));
  let points = 0;
  if (ready.includes('fille')) points += weights.fille + weights.filleBest * nth(own.prospects, state.snow).best;
  if (ready.includes('coureur')) points += coureurWorth(state, seat, outlooks, weights);
  if (ready.includes('nation')) points += weights.nation;
  return chance * points;
};

/** What the coureur may still bring: others will have good turns, too. */
const coureurWorth = (state: State, seat: Seat, { seats }: Outlooks, weights: Weights): number => {
  let most = 0;
  for (let other = 0; other < seats.length; other++) {
    if (other !== seat) most = Math.max(most, nth(nth(seats, other).prospects, state.snow).best);
  }
  return weights.coureur + weights.coureurBest * most;
};

/** Points that are as good as scored: a decision about them is owed. */
const pendingOf = (state: State, outlooks: Outlooks, weights: Weights): number[] => {
  const points = state.players.map((_, seat) => pendingPoints(state, seat));
  for (const owed of state.owed) {
    if (owed.kind === 'coureur' && owed.seats.length > 0) {
      const follower = nth(owed.seats, 0);
      const gain = coureurPoints(owed.base) - coureurWorth(state, follower, outlooks, weights);
      if (gain > 0) points[follower] = (points[follower] as number) + gain;
    }
  }
  return points;
};

export const simpleEvaluator = (observer: Observer, weights: Weights = WEIGHTS) => {
  const aspectsOf = (state: State, seat: Seat, outlooks: Outlooks, pending: readonly number[]): ByAspect => {
    const own = nth(outlooks.seats, seat);
    return {
      points: own.points + nth(pending, seat),
      floors: weights.floors * own.floors,
      groups: groupsOf(own, state.snow, weights),
      characters: own.characters + weights.hopes * own.hopes,
      bonus: bonusOf(state, seat, own, weights),
      allies: alliesOf(state, seat, outlooks, weights),
    };
  };

  const judge: Evaluator<NouvelleFrance>['judge'] = state => {
    if (isOver(state)) return { scores: state.players.map(scoreOf), spread: 0 };
    const outlooks = observer.outlooks(state);
    const pending = pendingOf(state, outlooks, weights);
    const scores = state.players.map((_, seat) => {
      const { points, floors, groups, characters, bonus, allies } = aspectsOf(state, seat, outlooks, pending);
      return points + floors + groups + characters + bonus + allies;
    });
    return { scores, spread: spreadOf(outlooks.cardsToEnd) };
  };

  return {
    judge,
    aspects: (state: State, seat: Seat): ByAspect => {
      const outlooks = observer.outlooks(state);
      return aspectsOf(state, seat, outlooks, pendingOf(state, outlooks, weights));
    },
  };
};
