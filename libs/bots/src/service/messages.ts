import type { Advice } from '../advice/explain.ts';
import type { Question, Report } from '../players/player.ts';
import type { Budget } from '../players/think.ts';
import type { Effort } from '../review/effort.ts';
import type { JudgedDecision } from '../review/judge.ts';

/** Where another thread finds the rules of a game: its id, and a custom component list if it is played with one. */
export interface GameSource {
  readonly game: string;
  readonly components?: unknown;
}

/** A decision put to a bot. All of it is plain data, so it can be sent to another thread. */
export interface BotQuestion extends Question, GameSource {
  /** The id of the match. What a bot remembers of its search is kept for one match, seat and bot. */
  readonly match: string;
  /** The bot's name: a level, "greedy", "search:400". */
  readonly bot: string;
  /** Without one, the bot thinks as long as it usually does. */
  readonly budget?: Budget;
}

/** Decisions to be judged: what the seat saw before the first of them, and what it played. */
export interface JudgeTask {
  readonly kind: 'judge';
  readonly question: Omit<BotQuestion, 'bot' | 'budget'>;
  readonly played: readonly unknown[];
  readonly effort: Effort;
}

/** What a bot is asked to do about its own decision: choose a move, or explain its `count` best moves. */
export type BotTask =
  | { readonly kind: 'choose'; readonly question: BotQuestion }
  | { readonly kind: 'advise'; readonly question: BotQuestion; readonly count: number };

export type Task = BotTask | JudgeTask;

export type Answer =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'advice'; readonly advice: readonly Advice[] }
  | { readonly kind: 'judged'; readonly decisions: readonly JudgedDecision[] }
  /** The worker failed, and nobody else judges. */
  | { readonly kind: 'unjudged' };

/** What is sent to a worker. */
export type WorkerRequest =
  | { readonly kind: 'ask'; readonly id: number; readonly task: Task }
  | { readonly kind: 'withdraw'; readonly id: number }
  | { readonly kind: 'close'; readonly match: string };

/** What a worker sends back. Every task ends with one of the last three. */
export type WorkerResponse =
  | { readonly kind: 'started'; readonly id: number }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'withdrawn'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** One end of a channel between threads: the part of a `MessagePort` that we need. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}
