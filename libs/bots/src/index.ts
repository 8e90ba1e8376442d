export { type Advice, explain } from './advice/explain.ts';
export type { Gain } from './advice/gains.ts';
export { type HintWords, hintWords } from './advice/hint-words.ts';
export type { Evaluation } from './learning/evaluation.ts';
export { type FeatureEncoder, learnedEvaluator } from './learning/features.ts';
export { averageOf, type Learner } from './learning/learner.ts';
export { countOf, type Network, networkOver } from './learning/network.ts';
export { type Exploration, type SelfPlayGame, selfPlay } from './learning/self-play.ts';
export { createLearner, selfPlayPlan, type TrainingPlan, trainGeneration } from './learning/training.ts';
export { playTrial } from './learning/trial.ts';
export { decodeNetwork, decodeNumbers, encodeNumbers } from './learning/weights.ts';
export { isLevel, LEVELS, type Level } from './opponents/levels.ts';
export { type Opponent, opponentOf } from './opponents/opponents.ts';
export { type Evaluator, type Judgement, leadOf, sharesOf } from './players/evaluator.ts';
export { type ErrorModel, greedyPlayer } from './players/greedy.ts';
export type { Candidate, Player, Question, Report, Thought } from './players/player.ts';
export { randomPlayer } from './players/random.ts';
export { type Budget, decide, type Pace, think } from './players/think.ts';
export { emptyPuzzleFile, type PuzzleSource, renameThemes, searchNextGame } from './puzzles/find-puzzles.ts';
export {
  type Puzzle,
  type PuzzleFile,
  type PuzzlePlan,
  parsePuzzleFile,
  recordOfPuzzle,
} from './puzzles/puzzle-file.ts';
export { PUZZLE_GRADES, type PuzzleGrade, puzzleGradeOf } from './puzzles/rating.ts';
export { type PlayedLine, type PuzzleThemes, playLine, type ThemeCase } from './puzzles/themes.ts';
export { type Effort, FIRST_LOOK, THOROUGH } from './review/effort.ts';
export { accuracyOf, GRADES, type Grade, gradeOf, isError, THRESHOLDS } from './review/grade.ts';
export { type JudgedDecision, type JudgedLine, judgeSegment } from './review/judge.ts';
export { judgeAtOnce } from './review/judge-in-slices.ts';
export { type Reason, reasonOf } from './review/reason.ts';
export {
  assembleReview,
  type ChancePoint,
  ENGINE_VERSION,
  type Engine,
  gradeSegment,
  type PlayerSummary,
  type Review,
  type ReviewedDecision,
  summariesOf,
  type TurnStart,
} from './review/review.ts';
export { hasChoice, runReview, type SegmentVerdict } from './review/run-review.ts';
export { type Played, type Segment, segmentsOf } from './review/segments.ts';
export { type TurningPoint, turningPointsOf } from './review/turning-points.ts';
export { searchPlayer } from './search/player.ts';
export type { SearchOptions } from './search/worlds.ts';
export { type BotService, createBotService } from './service/bot-service.ts';
export { BOT_NAMES, type BotName, createOpponent, isBot } from './service/create-opponent.ts';
export { createFallback } from './service/fallback.ts';
export type { LoadGame } from './service/load-game.ts';
export type { BotQuestion, GameSource, Port, WorkerRequest, WorkerResponse } from './service/messages.ts';
export { botSeed, judgeSeed } from './service/seed.ts';
export { serve } from './service/serve.ts';
export type { BotWorker } from './service/worker-slot.ts';
