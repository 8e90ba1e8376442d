import type { Game, Seat, Types } from '@cap-diamant/kernel';
import { beginsWith } from '../players/begins-with.ts';
import { type Evaluator, leadOf } from '../players/evaluator.ts';
import { exploreTurn, movesOf } from '../players/turn.ts';

/** One way to play a segment. */
export interface PlannedLine<G extends Types = Types> {
  readonly moves: readonly G['move'][];
  /** The notation of each move. */
  readonly texts: readonly string[];
  /** Where it ends in the world it was found in, and how far the seat leads there by the evaluation. */
  readonly state: G['state'];
  readonly lead: number;
}

/** All ways to play the rest of a segment after `before`, best first. Yields between positions. */
function* linesAfter<G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  state: G['state'],
  seat: Seat,
  before: readonly G['move'][],
): Generator<void, PlannedLine<G>[]> {
  const turn = exploreTurn(game, evaluator, state, seat);
  while (turn.step()) yield;
  return turn.lines.map(line => {
    const moves = [...before, ...movesOf(line.trail)];
    return { moves, texts: moves.map(move => game.notation.formatMove(move)), state: line.state, lead: line.lead };
  });
}

/**
 * All ways to play a segment, best first by the evaluation. Evaluators leave out most moves of long lists; what was
 * played is always among the lines.
 */
export function* findLines<G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  start: G['state'],
  seat: Seat,
  played: readonly G['move'][],
): Generator<void, readonly PlannedLine<G>[]> {
  const lines = yield* linesAfter(game, evaluator, start, seat, []);
  const texts = played.map(move => game.notation.formatMove(move));
  const isFound = (length: number): boolean => lines.some(line => beginsWith(line.texts, texts.slice(0, length)));
  let state = start;
  for (const [at, move] of played.entries()) {
    state = game.apply(state, seat, move);
    if (isFound(at + 1)) continue;
    const before = played.slice(0, at + 1);
    if (at + 1 < played.length) lines.push(...(yield* linesAfter(game, evaluator, state, seat, before)));
    else lines.push({ moves: before, texts, state, lead: leadOf(evaluator.judge(state), seat) });
  }
  return lines.sort((a, b) => b.lead - a.lead);
}
