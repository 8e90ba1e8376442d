import type { Game, Seat, Types } from './game.ts';
import { fail, ok, type Result } from './result.ts';

const SHOWN = 12;

/** The legal moves of a seat as text. */
export const legalTexts = <G extends Types>(game: Game<G>, state: G['state'], seat: Seat): string[] =>
  game.moves(state, seat).map(move => game.notation.formatMove(move));

/** The moves themselves if they are few, otherwise how many there are of each kind. */
const summary = (texts: readonly string[]): string => {
  if (texts.length <= SHOWN) return texts.join(', ');
  const kinds = new Map<string, number>();
  for (const text of texts) {
    const [kind = ''] = text.split(' ', 1);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => (count === 1 ? kind : `${count} of "${kind} …"`)).join(', ');
};

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
  const reason = game.refusal(state, seat, parsed.value);
  const why = reason === undefined ? `not a legal move of seat ${seat} now` : `refused: ${reason}`;
  return fail(`"${text}" is ${why}; legal: ${summary(legal.map(move => game.notation.formatMove(move)))}`, reason);
};
