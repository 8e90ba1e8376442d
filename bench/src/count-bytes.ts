import { isGameId, loadGame } from '@cap-diamant/catalogue';
import { countBytes } from './allocation.ts';

/** Started by `measureBytes` with room to allocate in; prints one number. */
const { gameId, name, players } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly gameId: string;
  readonly name: string;
  readonly players: number;
};
if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
const { game } = await loadGame(gameId);
const variant = game.options.variants.find(candidate => candidate.name === name && candidate.players === players);
if (variant === undefined) throw new Error(`no variant ${name} for ${players}`);
process.stdout.write(String(countBytes(game, variant)));
