import { type Game, nth, replay, type Seat, type Types, unwrap } from '@cap-diamant/kernel';
import type { Evaluation } from '../learning/evaluation.ts';
import { type PuzzleCandidate, searchGame } from './candidates.ts';
import type { ComparedLine } from './compare-lines.ts';
import { type ConfirmedPuzzle, confirmCandidate } from './confirm.ts';
import { type Puzzle, type PuzzleFile, type PuzzlePlan, recordOfPuzzle } from './puzzle-file.ts';
import { ratingOf } from './rating.ts';
import { type PuzzleThemes, playLine } from './themes.ts';

/** A game's rules, and what bots know about it. */
export interface PuzzleSource<G extends Types = Types> {
  readonly game: Game<G>;
  readonly evaluation: Evaluation<G>;
  readonly themes: PuzzleThemes<G>;
}

/** A collection without puzzles. */
export const emptyPuzzleFile = ({ id, rules }: Game, plan: PuzzlePlan): PuzzleFile => ({
  game: id,
  rules,
  plan,
  games: 0,
  candidates: 0,
  records: [],
  puzzles: [],
});

/** Once there are this many puzzles, no theme may be the main one of more than its share of them. */
const MANY = 20;
const MOST_OF_ONE_THEME = 0.4;

const isOverdone = (puzzles: readonly Puzzle[], theme: string): boolean =>
  puzzles.length >= MANY &&
  puzzles.filter(({ themes }) => themes[0] === theme).length >= MOST_OF_ONE_THEME * puzzles.length;

/** What a puzzle's themes depend on. */
interface ThemedLines<G extends Types> extends Pick<PuzzleCandidate<G>, 'state' | 'seat'> {
  readonly best: Pick<ComparedLine<G>, 'moves'>;
  readonly rival: Pick<ComparedLine<G>, 'moves'>;
}

const themesOf = <G extends Types>(
  { game, themes }: PuzzleSource<G>,
  { state, seat, best, rival }: ThemedLines<G>,
): readonly string[] =>
  themes.themesOf({
    before: state,
    seat,
    solution: playLine(game, state, seat, best.moves),
    rival: playLine(game, state, seat, rival.moves),
  });

/** Names the themes of all puzzles of a collection again, as when a game has learned to recognise another one. */
export const renameThemes = <G extends Types>(source: PuzzleSource<G>, file: PuzzleFile): PuzzleFile => {
  const { game } = source;
  const line = (texts: readonly string[]) => ({ moves: texts.map(text => unwrap(game.notation.parseMove(text))) });
  const renamed = (puzzle: Puzzle): Puzzle => {
    const { seat, at } = puzzle;
    const states = replay(game, recordOfPuzzle(game, file, puzzle));
    if (!states.ok) throw new Error(states.error.message);
    const lines = { state: nth(states.value, at), seat, best: line(puzzle.line), rival: line(puzzle.rival) };
    return { ...puzzle, themes: [...themesOf(source, lines)] };
  };
  return { ...file, puzzles: file.puzzles.map(renamed) };
};

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

const puzzleFrom = <G extends Types>(
  source: PuzzleSource<G>,
  found: ConfirmedPuzzle<G>,
  record: number,
  game: number,
): Puzzle => {
  const { at, seat, best, length, rival, share, gap, atFirstSight } = found;
  return {
    id: `${game}-${at}`,
    record,
    at,
    seat,
    line: [...best.texts],
    length,
    rival: [...rival.texts],
    themes: [...themesOf(source, found)],
    rating: ratingOf(atFirstSight, best.texts.slice(0, length)),
    share: rounded(share),
    gap: { share: rounded(gap.share), points: rounded(gap.points) },
  };
};

/** Of the games so far, the seats that moved, one digit each. */
const digits = (seats: readonly Seat[]): string => seats.join('');

/**
 * Plays the next game of a collection, each in the next variant, and adds the puzzles in it that a search many times as
 * deep confirms.
 */
export const searchNextGame = <G extends Types>(source: PuzzleSource<G>, file: PuzzleFile): PuzzleFile => {
  const { game, evaluation } = source;
  const { plan, games } = file;
  const { variants } = game.options;
  const { name, players, options } = nth(variants, games % variants.length);
  const seed = `${plan.seed}/${games}`;
  const { plays, candidates } = searchGame(game, evaluation.learned, options, seed, plan.playouts);
  const puzzles: Puzzle[] = [];
  let searched = 0;
  for (const candidate of candidates) {
    const [theme = ''] = themesOf(source, candidate);
    if (isOverdone([...file.puzzles, ...puzzles], theme)) continue;
    searched++;
    const found = confirmCandidate(game, evaluation.learned, candidate, seed, plan.playouts * plan.depth);
    if (found !== undefined) puzzles.push(puzzleFrom(source, found, file.records.length, games));
  }
  const needed = plays.slice(0, puzzles.at(-1)?.at ?? 0);
  const record = {
    variant: name,
    players,
    seed,
    seats: digits(needed.map(({ seat }) => seat)),
    moves: needed.map(({ move }) => game.notation.formatMove(move)),
  };
  return {
    ...file,
    games: games + 1,
    candidates: file.candidates + searched,
    records: puzzles.length > 0 ? [...file.records, record] : file.records,
    puzzles: [...file.puzzles, ...puzzles],
  };
};
