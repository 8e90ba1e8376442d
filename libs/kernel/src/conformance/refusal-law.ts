import type { Law } from './law.ts';
import { seatsOf, text } from './law.ts';

/** Some games have many legal moves: at most this many are checked. */
const ASKED_ABOUT = 24;

export const REFUSAL_LAW: Law = {
  name: 'a move has a reason to be refused exactly when it is not legal',
  costly: true,
  check(game, { after, past }) {
    const write = (move: unknown): string => game.notation.formatMove(move);
    for (const seat of seatsOf(game, after)) {
      const moves = game.moves(after, seat);
      const every = Math.ceil(moves.length / ASKED_ABOUT);
      const refused = moves.find((move, at) => at % every === 0 && game.refusal(after, seat, move) !== undefined);
      if (refused !== undefined) return `"${write(refused)}" is legal for seat ${seat}, but refused`;
      const legal = new Set(moves.map(write));
      const silent = past.moves.find(
        move => !legal.has(write(move)) && typeof game.refusal(after, seat, move) !== 'string',
      );
      if (silent !== undefined) {
        const asked = text(game.notation.formatPosition(after));
        return `"${write(silent)}" is not legal for seat ${seat}, but has no reason to be refused: ${asked}`;
      }
    }
    return undefined;
  },
};
