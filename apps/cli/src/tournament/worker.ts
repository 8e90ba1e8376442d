import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@cap-diamant/kernel';
import type { Bot } from '../bots/bot.ts';
import { faultOf } from '../bots/fault.ts';
import { isOutside, openBot } from '../bots/open.ts';
import { gameFrom } from '../games/registry.ts';
import { playGame } from './game.ts';
import type { WorkerConfig, WorkerMessage } from './pool.ts';
import type { Job } from './schedule.ts';

/** One thread of a tournament: plays the games it gets, one after the other. */
const { source, limits } = workerData as WorkerConfig;

const report = (message: WorkerMessage): void => parentPort?.postMessage(message);

/** Outside programs run on from game to game; our own players are new in each game and remember nothing. */
const programs = new Map<string, Bot>();

const seated = async (game: Game, name: string, seat: number): Promise<Bot> => {
  if (!isOutside(name)) return openBot(name, game, limits);
  const key = `${seat}/${name}`;
  const program = programs.get(key) ?? (await openBot(name, game, limits));
  programs.set(key, program);
  return program;
};

const playJob = async (game: Game, { options, lineup, seed }: Job) => {
  const bots = await Promise.all(lineup.map((name, seat) => seated(game, name, seat)));
  return playGame({ game, options, seed }, bots);
};

const stop = async (): Promise<void> => {
  await Promise.all([...programs.values()].map(program => program.close()));
  process.exit(); // ends only this thread, with any game in progress
};

const game = await gameFrom(source);

parentPort?.on('message', (job: Job | 'stop') => {
  if (job === 'stop') {
    void stop();
    return;
  }
  playJob(game, job).then(
    result => report({ kind: 'played', job, result }),
    thrown => report({ kind: 'broken', job, fault: { ...faultOf(thrown), kind: 'rules' } }),
  );
});
report({ kind: 'ready' });
