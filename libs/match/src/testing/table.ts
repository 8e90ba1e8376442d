import { type Seat, unwrap } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { type Match, openMatch } from '../match.ts';
import { playText } from '../play.ts';

export const open = (players: number, rounds = 2): Match<Toy> =>
  unwrap(openMatch(toyGame, { options: { players, rounds }, seed: 'match' }));

/** Plays decisions that are known to be legal. */
export const playAll = (start: Match<Toy>, ...plays: readonly (readonly [Seat, string])[]): Match<Toy> =>
  plays.reduce((match, [seat, move]) => unwrap(playText(match, seat, move)), start);
