import { decode, type Game, type GameRecord, type Json, nth, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const Line = v.array(v.string());

const PuzzleSchema = v.strictObject({
  id: v.string(),
  /** The game it comes from, by its place in `records`, and how many of its moves were played before. */
  record: Whole,
  at: Whole,
  seat: Whole,
  /** The best line, to the end of the turn; its first `length` moves are the solution. */
  line: Line,
  length: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The best of the other lines. */
  rival: Line,
  /** The main one first. */
  themes: v.pipe(v.array(v.string()), v.minLength(1)),
  rating: Whole,
  /** The share of the win the solution gives, and how much less the best other line gives, in shares and in points. */
  share: v.number(),
  gap: v.strictObject({ share: v.number(), points: v.number() }),
});

/** A game of strong bots, as far as puzzles need it. */
const RecordSchema = v.strictObject({
  variant: v.string(),
  players: Whole,
  seed: v.string(),
  /** Who made each move, one digit each. */
  seats: v.pipe(v.string(), v.regex(/^\d*$/)),
  moves: Line,
});

/** How puzzles are looked for. The same plan always finds the same puzzles. */
const PlanSchema = v.strictObject({
  seed: v.string(),
  /** Playouts for each decision of the games. */
  playouts: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How many times as many confirm a puzzle. */
  depth: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const FileSchema = v.strictObject({
  game: v.string(),
  rules: Whole,
  plan: PlanSchema,
  /** How many games were played, how many candidates were searched deeply. */
  games: Whole,
  candidates: Whole,
  records: v.array(RecordSchema),
  puzzles: v.array(PuzzleSchema),
});

export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
export type PuzzlePlan = v.InferOutput<typeof PlanSchema>;
export type PuzzleFile = v.InferOutput<typeof FileSchema>;

export const parsePuzzleFile = (json: unknown): Result<PuzzleFile> => decode(FileSchema, json, 'puzzles');

/** The record of the game a puzzle comes from, up to the puzzle. */
export const recordOfPuzzle = (game: Game, { records }: PuzzleFile, { record, at }: Puzzle): GameRecord => {
  const { variant, players, seed, seats, moves } = nth(records, record);
  const played = game.options.variants.find(each => each.name === variant && each.players === players);
  if (played === undefined) throw new Error(`no variant "${variant}" for ${players}`);
  return {
    game: game.id,
    rules: game.rules,
    options: played.options as Json,
    seed,
    seats: Array.from(seats.slice(0, at), Number),
    moves: moves.slice(0, at),
  };
};
