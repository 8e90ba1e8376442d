import { applyFor, type Game, legalMove, type Seat, type Types } from '@cap-diamant/kernel';
import type { Preview } from './types.ts';

/** What moves of a seat would do in a world, in order; undefined if they are illegal. */
export const previewMoves = <G extends Types>(
  game: Game<G>,
  world: G['state'],
  seat: Seat,
  moves: readonly G['move'][],
): Preview<G> | undefined => {
  const effects: G['effect'][] = [];
  let after = world;
  for (const move of moves) {
    const legal = legalMove(game, after, seat, move);
    if (!legal.ok) return undefined;
    const applied = applyFor(game, after, seat, legal.value);
    effects.push(...applied.effects);
    after = applied.after;
  }
  const certain = game.uncovered(after) === game.uncovered(world);
  return { view: game.view(after, seat), effects, tally: game.tally(after), certain };
};
