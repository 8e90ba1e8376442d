import type { Game, Seat, Types } from './game.ts';
import { fail, ok, type Result } from './result.ts';
import { same } from './same.ts';

const SHOWN = 12;

/** The legal moves of a seat as text. */
export const legalTexts = <G extends Types>(game: Game<G>, state: G['state'], seat: Seat): string[] =>
  game.moves(state, seat).map(move => game.notation.formatMove(move));

/** The moves themselves if there are few, otherwise how many there are of each kind. */
const summary = (texts: readonly string[]): string => {
  if (texts.length <= SHOWN) return texts.join(', ');
  const kinds = new Map<string, number>();
  for (const text of texts) {
    const [kind = ''] = text.split(' ', 1);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => (count === 1 ? kind : `${count} of "${kind} …"`)).join(', ');
};

/** Why a seat cannot play now; undefined if it is to move. */
const notAsked = <G extends Types>(game: Game<G>, state: G['state'], seat: Seat, text: string): string | undefined => {
  const actors = game.actors(state);
  if (actors.length === 0) return `"${text}" cannot be played: the game is over`;
  return actors.includes(seat) ? undefined : `seat ${seat} is not to move; to move: seat ${actors.join(', ')}`;
};

/** The legal move equal to a given one. A move is legal if and only if it is among `moves`. */
export const legalMove = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
): Result<G['move']> => {
  const legal = game.moves(state, seat);
  // Games create each move once and share it, so identity nearly always finds it.
  const found = legal.includes(move) ? move : legal.find(each => same(each, move));
  if (found !== undefined) return ok(found);
  const { formatMove } = game.notation;
  const reason = game.refusal(state, seat, move);
  const blocked = notAsked(game, state, seat, formatMove(move));
  if (blocked !== undefined) return fail(blocked, reason);
  const listed = summary(legal.map(formatMove));
  return fail(`"${formatMove(move)}" is not a legal move of seat ${seat} now: ${reason}; legal: ${listed}`, reason);
};

/** The legal move a text stands for. */
export const findMove = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  text: string,
): Result<G['move']> => {
  const parsed = game.notation.parseMove(text);
  if (!parsed.ok) {
    const blocked = notAsked(game, state, seat, text);
    return blocked === undefined ? parsed : fail(blocked);
  }
  const canonical = game.notation.formatMove(parsed.value);
  if (canonical !== text) return fail(`"${text}" is no move; did you mean "${canonical}"?`);
  return legalMove(game, state, seat, parsed.value);
};

/** What a seat knows of a move it plays: the state after it, and the effects that are not for other seats alone. */
export const applyFor = <G extends Types>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
): { readonly after: G['state']; readonly effects: readonly G['effect'][] } => {
  const effects: G['effect'][] = [];
  const after = game.apply(state, seat, move, (effect, only) => {
    if (only === undefined || only === seat) effects.push(effect);
  });
  return { after, effects };
};
