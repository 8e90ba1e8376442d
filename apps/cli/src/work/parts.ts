import { decodeNumbers } from '@cap-diamant/bots';
import type { PartHandlers } from '@cap-diamant/server/work';
import { type JudgeTask, REVIEW_THREAD, type ThreadConfig } from '../review/judge-task.ts';
import { TOURNAMENT_THREAD, type WorkerConfig } from '../tournament/pool.ts';
import type { Job } from '../tournament/schedule.ts';
import { TRAINING_THREAD } from '../train/pool.ts';
import { shareOutcome, type TrainingBody, type TrainingPart } from '../train/shared-outcome.ts';
import type { Outcome } from '../train/task.ts';
import type { JobThreads } from './job-threads.ts';

/** What a worker can do for runs: games of tournaments and of trainings, and decisions to be judged. */
export const createParts = (threads: JobThreads): PartHandlers => ({
  tournament: (body, task) => threads.ask(TOURNAMENT_THREAD, body as WorkerConfig, task as Job),
  review: (body, task) => threads.ask(REVIEW_THREAD, body as ThreadConfig, task as JudgeTask),
  training: async (body, task) => {
    const { game, units, numbers } = body as TrainingBody;
    const given = numbers === undefined ? undefined : decodeNumbers(numbers);
    const message = { ...(task as TrainingPart), numbers: given };
    return shareOutcome((await threads.ask(TRAINING_THREAD, { game, units }, message)) as Outcome);
  },
});
