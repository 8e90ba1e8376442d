import type { Game, Seat, Types } from './game.ts';
import { fail, ok, type Result } from './result.ts';

const SHOWN = 12;

/** The legal moves of a seat as text. */
export const legalTexts = <G extends Types>(game: Game<G>, state: G['state'], seat: Seat): string[] =>
  game.moves(state, seat).map(move => game.notation.formatMove(move));

/** The legal move a text stands for: a move is legal when it is among `moves`, and only then. */
export const findMove = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  text: string,
): Result<G['move']> => {
  const actors = game.actors(state);
  if (actors.length === 0) return fail(`"${text}" cannot be played: the game is over`);
  if (!actors.includes(seat)) return fail(`seat ${seat} is not to move; to move: seat ${actors.join(', ')}`);
  const parsed = game.notation.parseMove(text);
  if (!parsed.ok) return parsed;
  const legal = game.moves(state, seat);
  const found = legal.find(move => game.notation.formatMove(move) === text);
  if (found !== undefined) return ok(found);
  const offered = legal.slice(0, SHOWN).map(move => game.notation.formatMove(move));
  const more = legal.length > SHOWN ? ` and ${legal.length - SHOWN} more` : '';
  return fail(
    `"${text}" is not a legal move of seat ${seat} now; legal: ${offered.join(', ')}${more}`,
    game.refusal(state, seat, parsed.value),
  );
};
