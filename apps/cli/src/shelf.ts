import { GAME_IDS, type GameBox, isGameId, loadGame } from '@cap-diamant/catalogue';

/** The games a program can play, each fetched when it is first asked for. */
export interface Shelf {
  readonly ids: readonly string[];
  /** The game itself once it is there, a promise of it before; undefined: no such game. */
  take(id: string): GameBox | Promise<GameBox> | undefined;
}

const unpacked = new Map<string, GameBox>();

/** Puts a game on the shelf in the place of the one that comes with the program. */
export const putOnShelf = (box: GameBox): void => {
  unpacked.set(box.game.id, box);
};

const unpack = async (id: Parameters<typeof loadGame>[0]): Promise<GameBox> => {
  const box = await loadGame(id);
  unpacked.set(id, box);
  return box;
};

export const shelf: Shelf = {
  ids: GAME_IDS,
  take: id => unpacked.get(id) ?? (isGameId(id) ? unpack(id) : undefined),
};
