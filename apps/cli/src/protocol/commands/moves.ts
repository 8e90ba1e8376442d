import { fail, ok, type Result, type Seat } from '@cap-diamant/kernel';
import { feed, type Match, playText, refereeFeed, rewind } from '@cap-diamant/match';
import { matchCommand } from '../open-table.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import { Nothing, Play, Undo } from '../requests.ts';
import { positionReply } from './setup.ts';

/** The seats to move; none once the match is over. */
const status = (match: Match): { readonly toMove: readonly Seat[]; readonly over: boolean } => {
  const { actors, outcome } = feed(match, undefined);
  return { toMove: actors, over: outcome !== undefined };
};

/** A seat's legal moves, as text. */
const offeredTo = (match: Match, seat: Seat): string[] =>
  feed(match, seat).offered.map(move => match.game.notation.formatMove(move));

export const legal = matchCommand(Nothing, match => {
  const { toMove, over } = status(match);
  const lists = toMove.map(seat => offeredTo(match, seat));
  const by = Object.fromEntries(toMove.map((seat, at) => [seat, lists[at]]));
  return answer({ toMove, moves: lists[0] ?? [], ...(toMove.length > 1 && { by }), over });
});

/** The seat a move is for: the one named, or the only one to move. */
const mover = (match: Match, named: Seat | undefined): Result<Seat> => {
  if (named !== undefined) return ok(named);
  const [first = 0, ...others] = status(match).toMove;
  return others.length === 0
    ? ok(first)
    : fail(`request: "seat": several seats may act (${[first, ...others].join(', ')}): name the one that does`);
};

type Played = { readonly match: Match } | { readonly refused: Reply };

const playAll = (start: Match, moves: readonly string[], named: Seat | undefined): Played => {
  let match = start;
  for (const [index, move] of moves.entries()) {
    const seat = mover(match, named);
    if (!seat.ok) return { refused: refuse('bad-request', seat.error) };
    const played = playText(match, seat.value, move);
    if (!played.ok) {
      const where = moves.length > 1 ? `move ${index + 1} of ${moves.length}: ` : '';
      return { refused: refuse('illegal-move', { ...played.error, message: where + played.error.message }) };
    }
    match = played.value;
  }
  return { match };
};

/** Plays one move, or a list of moves: all or none. */
export const play = matchCommand(Play, (before, { move, moves, seat }, table) => {
  if ((move === undefined) === (moves === undefined)) {
    return refuse('bad-request', 'request: give either "move" with one move or "moves" with a list of them');
  }
  const played = playAll(before, moves ?? (move === undefined ? [] : [move]), seat);
  if ('refused' in played) return played.refused;
  table.match = played.match;
  const { entries } = refereeFeed(played.match, refereeFeed(before).length);
  const { formatEffect } = played.match.game.notation;
  const effects = entries.flatMap(entry => entry.effects.map(({ effect }) => formatEffect(effect)));
  return answer({ effects, ...status(played.match) });
});

/** Undoes any decision: the user of the protocol sees everything, so nothing can leak. */
export const undo = matchCommand(Undo, (match, { steps }, table) => {
  const have = refereeFeed(match).length;
  if (steps > have) {
    return refuse(
      'nothing-to-undo',
      `${have} ${have === 1 ? 'move has' : 'moves have'} been played, so ${steps} cannot be undone`,
    );
  }
  table.match = rewind(match, have - steps);
  return positionReply(table.match);
});
