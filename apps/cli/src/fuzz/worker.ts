import { parentPort, workerData } from 'node:worker_threads';
import { isGameId, loadGame, loadLaws } from '@cap-diamant/catalogue';
import { type FuzzTask, fuzzGames } from './fuzz-games.ts';

/** One thread of `fuzz`. It loads the game itself: functions cannot be sent between threads. */
const task = workerData as FuzzTask;
if (isGameId(task.game)) {
  const [{ game }, laws] = await Promise.all([loadGame(task.game), loadLaws(task.game)]);
  fuzzGames(game, laws, task, message => parentPort?.postMessage(message));
}
