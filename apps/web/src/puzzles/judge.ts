import type { Gain } from '@cap-diamant/bots';
import { beginsWith, gainsBetween, leadOver, type Puzzle } from '@cap-diamant/bots/puzzles';
import { isGameId, loadEvaluation } from '@cap-diamant/catalogue';
import { type Game, nth, type Seat, same } from '@cap-diamant/kernel';
import type { BotRequest, Hint } from '../bots/client.ts';

/** Why an answer is not the best. */
export interface Loss {
  /** How many points behind the solution it ends up, by a bot's estimate; never below 0. */
  readonly points: number;
  /** How much of the win that costs, if it is known. */
  readonly share?: number;
  /** What the solution has more of, most first. */
  readonly missed: readonly Gain[];
}

/** An answer solves a puzzle if it begins with the solution, or reaches the same position another way. */
export const isRight = ({ line, length }: Puzzle, answer: readonly string[], end: unknown, wanted: unknown): boolean =>
  beginsWith(answer, line.slice(0, length)) || same(end, wanted);

type Advise = (request: BotRequest, signal: AbortSignal) => Promise<readonly Hint[]>;

/** How far ahead of the others a seat will be at the end, as a strong bot sees it. */
const expectedLead = async (game: Game, state: unknown, seat: Seat, advise: Advise, signal: AbortSignal) => {
  const [asked] = game.actors(state);
  const outcome = game.outcome(state);
  if (asked === undefined || outcome !== undefined) return leadOver(outcome?.scores ?? [], seat);
  const view = game.view(state, asked);
  const request = { match: 'puzzle', game: game.id, view, seat: asked, level: 'strong', seed: 'puzzle' } as const;
  return leadOver(nth(await advise(request, signal), 0).scores, seat);
};

/** Compares where an answer led with where the solution leads. */
export const lossOf = async (
  game: Game,
  { seat, rival, gap }: Puzzle,
  answer: { readonly texts: readonly string[]; readonly end: unknown },
  wanted: unknown,
  advise: Advise,
  signal: AbortSignal,
): Promise<Loss> => {
  if (!isGameId(game.id)) throw new Error(`nobody can judge positions of ${game.id}`);
  const { aspects } = await loadEvaluation(game.id);
  const gains = gainsBetween(aspects(answer.end, seat), aspects(wanted, seat));
  const missed = gains.filter(({ points }) => points > 0);
  // The best of the other lines was searched deeply when the puzzle was made.
  if (same(answer.texts, rival)) return { ...gap, missed };
  const [best, own] = [
    await expectedLead(game, wanted, seat, advise, signal),
    await expectedLead(game, answer.end, seat, advise, signal),
  ];
  return { points: Math.max(0, best - own), missed };
};
