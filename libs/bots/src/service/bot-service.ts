import { range } from '@cap-diamant/kernel';
import type { Advice } from '../advice/explain.ts';
import type { Report } from '../players/player.ts';
import type { JudgedDecision } from '../review/judge.ts';
import type { Fallback } from './fallback.ts';
import type { Answer, BotQuestion, JudgeTask, Task } from './messages.ts';
import { playerKey } from './player-memory.ts';
import { createWorkerSlot, type SlotConfig, Withdrawn, type WithdrawSignal, type WorkerSlot } from './worker-slot.ts';

export interface ServiceConfig extends Omit<SlotConfig, 'graceMs'> {
  /** How many workers may think at the same time; each is started when it is first needed. */
  readonly size: number;
  readonly graceMs?: number;
  readonly fallback: Fallback;
  /** A bot failed, and a simpler one answers in its place. */
  onFailure(reason: string, question: Task['question']): void;
}

/** Bots that think on a pool of workers. Answers are rejected only with `Withdrawn`. */
export interface BotService {
  choose(question: BotQuestion, signal?: WithdrawSignal): Promise<Report>;
  /** The best moves, explained, best first. */
  advise(question: BotQuestion, count: number, signal?: WithdrawSignal): Promise<readonly Advice[]>;
  /** Judges decisions of a finished game. Undefined if the worker failed. */
  judge(task: Omit<JudgeTask, 'kind'>, signal?: WithdrawSignal): Promise<readonly JudgedDecision[] | undefined>;
  /** Forgets what was remembered for a match. */
  close(match: string): void;
  /** Ends all workers; open questions are rejected. */
  end(): void;
}

/** Long enough for a bot that is between two slices of thinking on a busy machine. */
const GRACE_MS = 3000;
/** How many assignments of players to workers are remembered; after that, players are assigned again. */
const MOST_ASSIGNED = 1000;

const leastBusy = (slots: readonly WorkerSlot[]): WorkerSlot =>
  slots.reduce((best, slot) => (slot.pending() < best.pending() ? slot : best));

export const createBotService = (config: ServiceConfig): BotService => {
  const { size, graceMs = GRACE_MS, fallback, onFailure } = config;
  const slots = range(size).map(() => createWorkerSlot({ ...config, graceMs }));
  const assigned = new Map<string, { readonly match: string; readonly slot: WorkerSlot }>();

  /** A player stays with its worker, which has its search memory. */
  const slotFor = (question: BotQuestion): WorkerSlot => {
    const key = playerKey(question);
    const known = assigned.get(key) ?? { match: question.match, slot: leastBusy(slots) };
    if (assigned.size >= MOST_ASSIGNED) assigned.clear();
    assigned.set(key, known);
    return known.slot;
  };

  const answer = async (task: Task, signal?: WithdrawSignal): Promise<Answer> => {
    const { question } = task;
    const fail = (reason: string): void => onFailure(reason, question);
    try {
      return await (task.kind === 'judge' ? leastBusy(slots) : slotFor(task.question)).ask(task, signal);
    } catch (error) {
      if (error instanceof Withdrawn) throw error;
      fail(error instanceof Error ? error.message : String(error));
      const simpler = await fallback(task, fail);
      if (signal?.aborted) throw new Withdrawn();
      return simpler;
    }
  };

  return {
    async choose(question, signal) {
      const answered = await answer({ kind: 'choose', question }, signal);
      if (answered.kind === 'report') return answered.report;
      throw new Error('advice was given where a move was asked for');
    },
    async advise(question, count, signal) {
      const answered = await answer({ kind: 'advise', question, count }, signal);
      if (answered.kind === 'advice') return answered.advice;
      throw new Error('a move was given where advice was asked for');
    },
    async judge(task, signal) {
      const answered = await answer({ kind: 'judge', ...task }, signal);
      return answered.kind === 'judged' ? answered.decisions : undefined;
    },
    close(match) {
      for (const [key, each] of assigned) if (each.match === match) assigned.delete(key);
      for (const slot of slots) slot.close(match);
    },
    end() {
      for (const slot of slots) slot.end();
    },
  };
};
