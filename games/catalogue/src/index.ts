import type { Game, Language, Law, Words } from '@cap-diamant/kernel';

/** All a program needs of one game, whichever it is. */
export interface GameBox {
  readonly game: Game;
  readonly laws: readonly Law[];
  words(language: Language): Words;
}

/** Every game there is, loaded when it is asked for. The only file that names them all. */
const SHELF = {
  quebec: async (): Promise<GameBox> => {
    const [{ quebec }, { laws }, { words }] = await Promise.all([
      import('@cap-diamant/quebec'),
      import('@cap-diamant/quebec/laws'),
      import('@cap-diamant/quebec/words'),
    ]);
    return { game: quebec, laws, words };
  },
} satisfies Record<string, () => Promise<GameBox>>;

export type GameId = keyof typeof SHELF;

export const GAME_IDS = Object.keys(SHELF) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(SHELF, id);

export const loadGame = (id: GameId): Promise<GameBox> => SHELF[id]();
