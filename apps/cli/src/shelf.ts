import { GAME_IDS, type GameBox, isGameId, loadGame } from '@cap-diamant/catalogue';
import { type Game, unwrap } from '@cap-diamant/kernel';

/** The games a program can play, each fetched when it is first asked for. */
export interface Shelf {
  readonly ids: readonly string[];
  /** The game itself once it is there, a promise of it before; undefined: no such game. */
  take(id: string): GameBox | Promise<GameBox> | undefined;
}

const unpacked = new Map<string, GameBox>();
const components = new Map<string, unknown>();

/** Puts a game with components of one's own on the shelf in the place of the one that comes with the program. */
export const putOnShelf = (box: GameBox, own: unknown): void => {
  unpacked.set(box.game.id, box);
  components.set(box.game.id, own);
};

/** What another thread needs to put the same game on its own shelf: rules cannot be handed over. */
export interface Source {
  readonly game: string;
  readonly components?: unknown;
}

export const sourceOf = (game: string): Source => ({
  game,
  ...(components.has(game) && { components: components.get(game) }),
});

const unpack = async (id: Parameters<typeof loadGame>[0]): Promise<GameBox> => {
  const box = await loadGame(id);
  unpacked.set(id, box);
  return box;
};

export const shelf: Shelf = {
  ids: GAME_IDS,
  take: id => unpacked.get(id) ?? (isGameId(id) ? unpack(id) : undefined),
};

/** The game that is on the shelf of another thread, put on the shelf of this one. */
export const gameFrom = async ({ game, components: own }: Source): Promise<Game> => {
  const box = await shelf.take(game);
  if (box === undefined) throw new Error(`there is no game ${game}`);
  if (own === undefined || components.has(game)) return box.game;
  if (box.withComponents === undefined) throw new Error(`${game} has no other components`);
  const same = unwrap(box.withComponents(own));
  putOnShelf(same, own);
  return same.game;
};
