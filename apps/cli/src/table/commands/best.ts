import { randomUUID } from 'node:crypto';
import { legalTexts, random } from '@cap-diamant/kernel';
import { outcomeOf, stateOf } from '@cap-diamant/match';
import { answer, refuse } from '../reply.ts';
import { Best } from '../requests.ts';
import { playing } from '../table.ts';

const NOTE = 'a random legal move: this version has no bots that think';

/** The move a bot would play. There are none yet, so chance decides, and the answer says so. */
export const best = playing(Best, (match, { seed = randomUUID(), seat }) => {
  const { game } = match;
  const state = stateOf(match);
  const actors = outcomeOf(match) === undefined ? game.actors(state) : [];
  if (actors.length === 0) return refuse('illegal-move', 'the game is over: there is no move to find');
  const asked = seat ?? actors[0];
  if (asked === undefined || !actors.includes(asked)) {
    return refuse('illegal-move', `seat ${asked} is not to move; to move: seat ${actors.join(', ')}`);
  }
  const move = random(seed).pick(legalTexts(game, state, asked));
  const value = Array.from({ length: game.seats(state) }, () => null);
  return answer({ move, line: [move], value, playouts: 0, note: NOTE });
});
