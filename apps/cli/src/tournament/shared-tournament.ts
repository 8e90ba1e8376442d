import { nth } from '@cap-diamant/kernel';
import { type Queue, runOnWorkers } from '@cap-diamant/server/work';
import { type Broken, byIndex, type Games, type Played, type TournamentRun, type WorkerMessage } from './pool.ts';

/** Plays all games on the workers of a database, with the same result as threads of this program would have. */
export const runSharedTournament = async (
  queue: Queue,
  { jobs, config, watch, stopped }: Omit<TournamentRun, 'threads'>,
  idle: () => void,
): Promise<Games> => {
  const played: Played[] = [];
  const broken: Broken[] = [];
  const receive = (n: number, message: WorkerMessage): void => {
    const job = nth(jobs, n);
    if (message.kind === 'played') played.push({ job, result: message.result });
    if (message.kind === 'broken') broken.push({ job, fault: message.fault });
    watch({ played, broken });
  };
  const done: Parameters<typeof runOnWorkers>[2]['done'] = (n, result) => {
    if ('value' in result) receive(n, result.value as WorkerMessage);
    else receive(n, { kind: 'broken', job: nth(jobs, n), fault: { kind: 'thread', detail: result.failed } });
  };
  await runOnWorkers(queue, { kind: 'tournament', body: config, tasks: jobs }, { done, idle }, stopped);
  return { played: played.sort(byIndex), broken: broken.sort(byIndex) };
};
