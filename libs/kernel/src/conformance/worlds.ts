import type { Game, Seat, Types } from '../game.ts';
import { same } from '../same.ts';
import type { Decided, Viewer } from './law.ts';

/** What a viewer learns from a position, and by asking for some moves. */
export const feedOf = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  viewer: Viewer,
  asked: readonly G['move'][],
): unknown => ({
  view: game.view(state, viewer),
  turn: game.turn(state),
  actors: game.actors(state),
  offered: viewer === undefined ? [] : game.moves(state, viewer),
  uncovered: game.uncovered(state),
  refused: viewer === undefined ? [] : asked.map(move => game.refusal(state, viewer, move)),
});

/** A decision carried out in one world, as a viewer sees it. */
export interface Heard<G extends Types = Types> {
  readonly after: G['state'];
  readonly effects: readonly G['effect'][];
  /** Effects that only other seats may know. */
  readonly kept: readonly (readonly [Seat, G['effect']])[];
  readonly revealed: boolean;
}

export const decide = <G extends Types>(
  game: Game<G>,
  { before, seat, move }: Decided<G>,
  viewer: Viewer,
): Heard<G> => {
  const effects: G['effect'][] = [];
  const kept: (readonly [Seat, G['effect']])[] = [];
  const after = game.apply(before, seat, move, (effect, only) => {
    if (only === undefined || only === viewer) effects.push(effect);
    else kept.push([only, effect]);
  });
  return { after, effects, kept, revealed: game.uncovered(after) > game.uncovered(before) };
};

/** The same decision in a world the viewer considers possible, if it is legal there too. */
export const elsewhere = <G extends Types>(
  game: Game<G>,
  { before, seat, move }: Decided<G>,
  viewer: Viewer,
  seed: string,
): Heard<G> | undefined => {
  const world = game.imagine(game.view(before, viewer), seed);
  const legal = game.moves(world, seat).some(other => same(other, move));
  return legal ? decide(game, { before: world, seat, move }, viewer) : undefined;
};

/** Whether two outcomes of a decision look the same to a viewer. */
export const alike = <G extends Types>(game: Game<G>, a: Heard<G>, b: Heard<G>, viewer: Viewer): boolean =>
  same(a.effects, b.effects) && same(game.view(a.after, viewer), game.view(b.after, viewer));
