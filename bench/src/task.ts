import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isGameId, loadGame } from '@cap-diamant/catalogue';
import type { Game, Variant } from '@cap-diamant/kernel';

/** What a separate process measures. */
export interface Task {
  readonly gameId: string;
  readonly name: string;
  readonly players: number;
  readonly seconds: number;
}

/**
 * Runs one of the scripts beside this file in a fresh process and reads the JSON it prints. In a single process the
 * compiler would specialise for the first variants, and the last ones would look slow.
 */
export const measureApart = <T>(script: string, task: Task, flags: readonly string[] = []): T => {
  const file = fileURLToPath(new URL(script, import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [...flags, file, JSON.stringify(task)], { encoding: 'utf8' })) as T;
};

/** The other side: what this process was started to measure. */
export const taskGiven = async (): Promise<{ game: Game; variant: Variant<unknown>; seconds: number }> => {
  const { gameId, name, players, seconds } = JSON.parse(process.argv[2] ?? '{}') as Task;
  if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
  const { game } = await loadGame(gameId);
  const variant = game.options.variants.find(candidate => candidate.name === name && candidate.players === players);
  if (variant === undefined) throw new Error(`no variant ${name} for ${players}`);
  return { game, variant, seconds };
};
