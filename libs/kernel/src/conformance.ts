import type { Emit, Game, Seat, Types, Variant } from './game.ts';
import { random } from './random.ts';
import { type GameRecord, type Play, recordOf, replay } from './record.ts';
import { same } from './same.ts';

/** One step of a game under examination. */
export interface Step<G extends Types = Types> {
  readonly before: G['state'];
  readonly seat: Seat;
  readonly move: G['move'];
  readonly effects: readonly G['effect'][];
  readonly after: G['state'];
}

/** Something that must hold at every step; the answer is the complaint, if there is one. */
export interface Law<G extends Types = Types> {
  readonly name: string;
  /** Costly laws are checked at a sample of the steps only. */
  readonly costly: boolean;
  broken(game: Game<G>, step: Step<G>): string | undefined;
}

export interface Violation {
  readonly law: string;
  readonly complaint: string;
  /** The game up to and with the step at fault. */
  readonly record: GameRecord;
}

const text = (value: unknown): string => JSON.stringify(value);

const everyViewer = <G extends Types>(game: Game<G>, state: G['state']): (Seat | undefined)[] => [
  undefined,
  ...Array.from({ length: game.seats(state) }, (_, seat) => seat),
];

/** The laws every game keeps. */
export const LAWS: readonly Law[] = [
  {
    name: 'an actor always has a move, the others have none',
    costly: false,
    broken(game, { after }) {
      const actors = game.actors(after);
      if ((actors.length === 0) !== (game.outcome(after) !== undefined)) {
        return `${actors.length} actors, outcome ${text(game.outcome(after))}`;
      }
      for (let seat = 0; seat < game.seats(after); seat++) {
        const moves = game.moves(after, seat);
        if (moves.length > 0 !== actors.includes(seat))
          return `seat ${seat}: ${moves.length} moves, actors ${text(actors)}`;
      }
      return undefined;
    },
  },
  {
    name: 'state and effects survive JSON',
    costly: true,
    broken: (_game, { after, effects }) =>
      same(JSON.parse(text([after, effects])), [after, effects]) ? undefined : text(after),
  },
  {
    name: 'apply leaves its argument alone and repeats itself',
    costly: true,
    broken(game, { before, seat, move, after }) {
      const snapshot = text(before);
      const again = game.apply(before, seat, move);
      if (text(before) !== snapshot) return `the state was changed to ${text(before)}`;
      return same(again, after) ? undefined : `once ${text(after)}, then ${text(again)}`;
    },
  },
  {
    name: 'moves have one text each, and texts one move',
    costly: true,
    broken(game, { after }) {
      for (const seat of game.actors(after)) {
        const seen = new Set<string>();
        for (const move of game.moves(after, seat)) {
          const written = game.notation.formatMove(move);
          if (seen.has(written)) return `"${written}" is offered twice`;
          seen.add(written);
          const read = game.notation.parseMove(written);
          if (!(read.ok && same(read.value, move))) return `"${written}" reads back as ${text(read)}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'positions survive their notation',
    costly: true,
    broken(game, { after }) {
      const written = game.notation.formatPosition(after);
      const read = game.notation.parsePosition(JSON.parse(text(written)));
      if (!read.ok) return `${read.error.message}: ${text(written)}`;
      if (!same(game.notation.formatPosition(read.value), written)) return `reads back otherwise: ${text(written)}`;
      for (const seat of game.actors(after)) {
        if (!same(game.moves(read.value, seat), game.moves(after, seat))) return `other moves after ${text(written)}`;
      }
      return undefined;
    },
  },
  {
    name: 'an imagined world looks the same and offers the same',
    costly: true,
    broken(game, { after }) {
      for (const viewer of everyViewer(game, after)) {
        const view = game.view(after, viewer);
        const world = game.imagine(view, 'conformance');
        if (!same(game.view(world, viewer), view))
          return `viewer ${viewer}: ${text(view)} becomes ${text(game.view(world, viewer))}`;
        if (!same(game.actors(world), game.actors(after))) return `viewer ${viewer}: other actors`;
        if (viewer !== undefined && !same(game.moves(world, viewer), game.moves(after, viewer))) {
          return `viewer ${viewer}: the offered moves tell a secret`;
        }
      }
      return undefined;
    },
  },
];

export interface Trial<G extends Types = Types> {
  /** Picks among `count` moves; random games pick at random, property tests shrink the picks. */
  readonly choose: (count: number) => number;
  /** Every how many steps the costly laws are looked at as well. */
  readonly every: number;
  readonly laws?: readonly Law<G>[];
  /** A game longer than this does not end. */
  readonly longest?: number;
}

export interface Tested<G extends Types = Types> {
  readonly violation: Violation | undefined;
  readonly steps: number;
  readonly final: G['state'];
}

/** Plays one game, holding every step against the laws, and replays its record at the end. */
export const examine = <G extends Types>(
  game: Game<G>,
  variant: Variant<G['options']>,
  seed: string,
  trial: Trial<G>,
): Tested<G> => {
  const laws = [...(LAWS as readonly Law<G>[]), ...(trial.laws ?? [])];
  const first = game.setup(variant.options, seed);
  const plays: Play[] = [];
  let state = first;
  const result = (violation?: { readonly law: string; readonly complaint: string }): Tested<G> => ({
    violation: violation && { ...violation, record: recordOf(game, { options: variant.options, seed }, first, plays) },
    steps: plays.length,
    final: state,
  });

  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    if (plays.length >= (trial.longest ?? 10_000)) return result({ law: 'games end', complaint: 'this one does not' });
    const seat = actors[trial.choose(actors.length)] as Seat;
    const moves = game.moves(state, seat);
    const move = moves[trial.choose(moves.length)] as G['move'];
    const before = state;
    const effects: G['effect'][] = [];
    const emit: Emit<G['effect']> = effect => effects.push(effect);
    plays.push({ seat, move: game.notation.formatMove(move) });
    state = game.apply(before, seat, move, emit);
    const step = { before, seat, move, effects, after: state };
    const thorough = plays.length % trial.every === 0 || game.actors(state).length === 0;
    for (const law of laws) {
      const complaint = law.costly && !thorough ? undefined : law.broken(game, step);
      if (complaint !== undefined) return result({ law: law.name, complaint });
    }
  }

  const replayed = replay(game, recordOf(game, { options: variant.options, seed }, first, plays));
  if (!replayed.ok) return result({ law: 'a record replays', complaint: replayed.error.message });
  return same(replayed.value.at(-1), state)
    ? result()
    : result({ law: 'a record replays', complaint: 'to another state' });
};

/** A trial of random choices, repeatable by its seed. */
export const randomTrial = <G extends Types>(seed: string, every: number, laws: readonly Law<G>[]): Trial<G> => {
  const dice = random(`${seed}/choices`);
  return { choose: count => dice.below(count), every, laws };
};
