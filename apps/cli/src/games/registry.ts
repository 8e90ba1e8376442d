import type { GameSource } from '@cap-diamant/bots';
import { GAME_IDS, type GameModule, isGameId, loadGame } from '@cap-diamant/catalogue';
import { type Game, unwrap } from '@cap-diamant/kernel';

/** The games the program can play, each loaded when it is first asked for. */
export interface Registry {
  readonly ids: readonly string[];
  /** The game once it is loaded, a promise before that; undefined if there is no such game. */
  get(id: string): GameModule | Promise<GameModule> | undefined;
}

const loaded = new Map<string, GameModule>();
const components = new Map<string, unknown>();

/** Registers a game with a custom component list in place of the shipped one. */
export const register = (module: GameModule, own: unknown): void => {
  loaded.set(module.game.id, module);
  components.set(module.game.id, own);
};

/** What another thread needs to register the same game: functions cannot be sent. */
export const sourceOf = (game: string): GameSource => ({
  game,
  ...(components.has(game) && { components: components.get(game) }),
});

const load = async (id: Parameters<typeof loadGame>[0]): Promise<GameModule> => {
  const module = await loadGame(id);
  loaded.set(id, module);
  return module;
};

export const registry: Registry = {
  ids: GAME_IDS,
  get: id => loaded.get(id) ?? (isGameId(id) ? load(id) : undefined),
};

/** Registers in this thread the game that another thread has registered. */
export const gameFrom = async ({ game, components: own }: GameSource): Promise<Game> => {
  const module = await registry.get(game);
  if (module === undefined) throw new Error(`there is no game ${game}`);
  if (own === undefined || components.has(game)) return module.game;
  if (module.withComponents === undefined) throw new Error(`${game} has no other components`);
  const same = unwrap(module.withComponents(own));
  register(same, own);
  return same.game;
};
