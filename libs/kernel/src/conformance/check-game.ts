import { copyOf } from '../copy.ts';
import type { Game, Seat, Types, Variant } from '../game.ts';
import { random } from '../random.ts';
import { type Play, recordOf, replay } from '../record.ts';
import { same } from '../same.ts';
import { type Decided, isOver, type Law, type Past, type Step, type Told, type Violation } from './law.ts';
import { LAWS } from './laws.ts';

/** How a game is played while it is checked. */
export interface CheckPlan<G extends Types = Types> {
  /** Picks one of `count` moves; random games pick at random, property tests shrink the picks. */
  readonly choose: (count: number) => number;
  /** The costly laws are checked every this many steps. */
  readonly every: number;
  readonly laws?: readonly Law<G>[];
  /** The length at which a game is considered endless. */
  readonly longest?: number;
}

export interface CheckResult<G extends Types = Types> {
  readonly violation: Violation | undefined;
  readonly steps: number;
  readonly final: G['state'];
}

/** How many moves from other positions are kept, to be tried where they are illegal. */
const KEPT_MOVES = 24;
/** How many reveals are checked again at the end. */
const KEPT_REVEALS = 12;

/** A game in progress, with the history that laws need. */
class Playthrough<G extends Types> implements Past<G> {
  readonly told: Told<G>[] = [];
  readonly reveals: Decided<G>[] = [];
  readonly moves: G['move'][] = [];

  readonly game: Game<G>;
  readonly first: G['state'];
  readonly seed: string;

  constructor(game: Game<G>, first: G['state'], seed: string) {
    this.game = game;
    this.first = first;
    this.seed = seed;
  }

  /** Keeps a move to try elsewhere; drops the oldest. */
  keep(move: G['move'] | undefined): void {
    if (move === undefined) return;
    if (this.moves.push(move) > KEPT_MOVES) this.moves.shift();
  }

  play({ before, seat, move }: Decided<G>, count: number): Step<G> {
    const effects: G['effect'][] = [];
    const after = this.game.apply(before, seat, move, (effect, only) => {
      effects.push(effect);
      this.told.push({ effect, copy: copyOf(effect), only });
    });
    const revealed = this.game.uncovered(after) > this.game.uncovered(before);
    if (revealed && this.reveals.length < KEPT_REVEALS) this.reveals.push({ before, seat, move });
    return { before, seat, move, effects, after, count, past: this };
  }
}

const firstViolation = <G extends Types>(game: Game<G>, laws: readonly Law<G>[], step: Step<G>) => {
  for (const law of laws) {
    const complaint = law.check(game, step);
    if (complaint !== undefined) return { law: law.name, complaint };
  }
  return undefined;
};

/** Plays one game, checks every step against the laws, and replays its record at the end. */
export const checkGame = <G extends Types>(
  game: Game<G>,
  variant: Variant<G['options']>,
  seed: string,
  plan: CheckPlan<G>,
): CheckResult<G> => {
  const laws = [...(LAWS as readonly Law<G>[]), ...(plan.laws ?? [])];
  const quick = laws.filter(({ costly }) => !costly);
  const first = game.setup(variant.options, seed);
  const playthrough = new Playthrough(game, first, seed);
  const plays: Play[] = [];
  let state = first;
  const result = (violation?: { readonly law: string; readonly complaint: string }): CheckResult<G> => ({
    violation: violation && { ...violation, record: recordOf(game, { options: variant.options, seed }, first, plays) },
    steps: plays.length,
    final: state,
  });

  const other = game.setup(variant.options, `${seed}/other`);
  for (const seat of game.actors(other)) playthrough.keep(game.moves(other, seat)[0]);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    if (plays.length >= (plan.longest ?? 10_000)) return result({ law: 'games end', complaint: 'this one does not' });
    const seat = actors[plan.choose(actors.length)] as Seat;
    const moves = game.moves(state, seat);
    const move = moves[plan.choose(moves.length)] as G['move'];
    plays.push({ seat, move: game.notation.formatMove(move) });
    playthrough.keep(move);
    playthrough.keep(moves[plays.length % moves.length]);
    const step = playthrough.play({ before: state, seat, move }, plays.length);
    state = step.after;
    const thorough = plays.length % plan.every === 0 || isOver(game, state);
    const violation = firstViolation(game, thorough ? laws : quick, step);
    if (violation !== undefined) return result(violation);
  }

  const replayed = replay(game, recordOf(game, { options: variant.options, seed }, first, plays));
  if (!replayed.ok) return result({ law: 'a record replays', complaint: replayed.error.message });
  return same(replayed.value.at(-1), state)
    ? result()
    : result({ law: 'a record replays', complaint: 'to another state' });
};

/** Random choices, repeatable by their seed. */
export const randomPlan = <G extends Types>(seed: string, every: number, laws: readonly Law<G>[]): CheckPlan<G> => {
  const dice = random(`${seed}/choices`);
  return { choose: count => dice.below(count), every, laws };
};
