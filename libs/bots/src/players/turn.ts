import { type Game, nth, type Seat, type Types } from '@cap-diamant/kernel';
import { type Evaluator, type Judgement, leadOf } from './evaluator.ts';

/** The moves of a line, last first, so that lines share their beginnings. */
export interface Trail<Move> {
  readonly move: Move;
  readonly before: Trail<Move> | null;
}

/** One way to play a whole turn: its moves and the state they lead to. */
export interface Line<G extends Types = Types> {
  readonly trail: Trail<G['move']>;
  readonly state: G['state'];
  readonly judgement: Judgement;
  /** The lead of the seat whose turn it is. */
  readonly lead: number;
}

export const movesOf = <Move>(trail: Trail<Move>): Move[] => {
  const moves: Move[] = [];
  for (let rest: Trail<Move> | null = trail; rest !== null; rest = rest.before) moves.push(rest.move);
  return moves.reverse();
};

/** Explores every way to play the rest of a seat's turn, one position at a time. */
export interface Turn<G extends Types = Types> {
  /** Looks at one more position; false when there is none left. */
  step(): boolean;
  /** The lines found so far. */
  readonly lines: readonly Line<G>[];
}

interface Open<G extends Types> {
  readonly state: G['state'];
  readonly trail: Trail<G['move']> | null;
}

/** The most lines found in one turn; no turn of a real game comes near it. */
const MOST_LINES = 4000;

/**
 * A turn continues while the same seat is to move, nothing hidden has been revealed and no other turn has begun: nobody
 * can plan beyond a card that is turned up.
 */
export const exploreTurn = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  start: G['state'],
  seat: Seat,
  most?: number,
): Turn<G> => {
  const known = game.uncovered(start);
  const open: Open<G>[] = [{ state: start, trail: null }];
  const lines: Line<G>[] = [];

  const goesOn = (state: G['state']): boolean =>
    game.actors(state).includes(seat) && !game.turn(state).fresh && game.uncovered(state) === known;

  const close = (state: G['state'], trail: Trail<G['move']>): void => {
    const judgement = evaluator.judge(state);
    lines.push({ trail, state, judgement, lead: leadOf(judgement, seat) });
  };

  return {
    lines,
    step() {
      const next = open.pop();
      if (next === undefined || lines.length >= MOST_LINES) return false;
      const { state, trail } = next;
      if (trail !== null && !goesOn(state)) {
        close(state, trail);
        return open.length > 0;
      }
      const moves = game.moves(state, seat);
      const worthwhile = evaluator.shortlist?.(state, seat, moves, most) ?? moves;
      for (let index = worthwhile.length - 1; index >= 0; index--) {
        const move = nth(worthwhile, index);
        open.push({ state: game.apply(state, seat, move), trail: { move, before: trail } });
      }
      return open.length > 0;
    },
  };
};

/** All lines of a turn at once, best first; equal lines in the order they were found. */
export const linesOf = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  state: G['state'],
  seat: Seat,
): readonly Line<G>[] => {
  const turn = exploreTurn(game, evaluator, state, seat);
  while (turn.step());
  return turn.lines.toSorted((a, b) => b.lead - a.lead);
};
