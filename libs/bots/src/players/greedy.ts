import { type Game, nth, random, type Types } from '@cap-diamant/kernel';
import { type Evaluator, sharesOf } from './evaluator.ts';
import { gumbel } from './gumbel.ts';
import type { Candidate, Player, Report } from './player.ts';
import { exploreTurn, type Line, movesOf } from './turn.ts';

/** How a weaker player makes mistakes. */
export interface ErrorModel {
  /**
   * Gumbel noise on the value of a line, in points: of two lines this far apart, the worse is played about one time in
   * four.
   */
  readonly noise: number;
  /** The percentage of random decisions. */
  readonly blunders: number;
}

const NO_ERRORS: ErrorModel = { noise: 0, blunders: 0 };

interface Valued<G extends Types> {
  readonly moves: readonly G['move'][];
  readonly line: Line<G>;
  readonly value: number;
}

/** The best line for each first move, best first. */
const bestByMove = <G extends Types>(game: Game<G>, valued: readonly Valued<G>[]): Valued<G>[] => {
  const best = new Map<string, Valued<G>>();
  for (const each of valued) {
    const key = game.notation.formatMove(nth(each.moves, 0));
    const known = best.get(key);
    if (known === undefined || each.value > known.value) best.set(key, each);
  }
  return [...best.values()].sort((a, b) => b.value - a.value);
};

const candidate = <G extends Types>({ moves, line }: Valued<G>): Candidate<G> => ({
  move: nth(moves, 0),
  visits: 1,
  scores: line.judgement.scores,
  shares: sharesOf(line.judgement),
});

/** Explores its whole turn, all follow-ups included, and plays the line that ends best. */
export const greedyPlayer = <G extends Types>(
  game: Game<G>,
  evaluator: Evaluator<G>,
  errors: ErrorModel = NO_ERRORS,
): Player<G> => ({
  consider({ view, seat, seed }) {
    const start = game.imagine(view, seed);
    const turn = exploreTurn(game, evaluator, start, seat);
    const dice = random(`${seed}/careless`);
    let steps = 0;

    const report = (): Report<G> => {
      const valued = turn.lines.map(line => ({
        moves: movesOf(line.trail),
        line,
        value: line.lead + (errors.noise === 0 ? 0 : errors.noise * gumbel(dice)),
      }));
      const ranked = bestByMove(game, valued);
      const blunder = dice.below(100) < errors.blunders;
      const chosen = blunder ? dice.pick(ranked) : nth(ranked, 0);
      return {
        move: nth(chosen.moves, 0),
        candidates: ranked.map(candidate),
        line: chosen.moves.map(move => ({ seat, move })),
        playouts: steps,
      };
    };

    while (turn.lines.length === 0 && turn.step()) steps++;
    return {
      step: () => {
        steps++;
        return turn.step();
      },
      playouts: () => steps,
      isSettled: () => false,
      report,
    };
  },
});
