import { parentPort, workerData } from 'node:worker_threads';
import { judgeAtOnce, judgeSegment } from '@cap-diamant/bots';
import { loadBotGame } from '../bots/load-game.ts';
import type { JudgeTask, ThreadConfig } from './judge-task.ts';

/** A thread that judges decisions of finished games, one task after the other. */
const { game, evaluation } = await loadBotGame((workerData as ThreadConfig).source);
const known = await evaluation();

parentPort?.on('message', ({ view, seat, seed, played, effort }: JudgeTask) => {
  parentPort?.postMessage(judgeAtOnce(judgeSegment(game, known, { view, seat, seed }, played, effort)));
});
parentPort?.postMessage({ kind: 'ready' });
