import type { Evaluation } from '@cap-diamant/bots';
import { type Game, type Language, type Law, ok, type Result, unwrap, type Words } from '@cap-diamant/kernel';

/** Everything a program needs of a game. */
export interface GameModule {
  readonly game: Game;
  readonly laws: readonly Law[];
  words(language: Language): Words;
  /** The same game with a custom component list, if the game supports that. */
  readonly withComponents?: (json: unknown) => Result<GameModule>;
}

/** All games, each loaded on demand. The only file that names them all. */
const GAMES = {
  quebec: async (): Promise<GameModule> => {
    const [{ quebec }, { laws }, { words }] = await Promise.all([
      import('@cap-diamant/quebec'),
      import('@cap-diamant/quebec/laws'),
      import('@cap-diamant/quebec/words'),
    ]);
    return { game: quebec, laws, words };
  },
  'nouvelle-france': async (): Promise<GameModule> => {
    const [{ nouvelleFrance, nouvelleFranceWith }, { laws }, { words, wordsWith }] = await Promise.all([
      import('@cap-diamant/nouvelle-france'),
      import('@cap-diamant/nouvelle-france/laws'),
      import('@cap-diamant/nouvelle-france/words'),
    ]);
    const withComponents = (json: unknown): Result<GameModule> => {
      const game = nouvelleFranceWith(json);
      if (!game.ok) return game;
      const own = wordsWith(json);
      return own.ok ? ok({ game: game.value, laws, words: own.value, withComponents }) : own;
    };
    return { game: nouvelleFrance, laws, words, withComponents };
  },
} satisfies Record<string, () => Promise<GameModule>>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

export const loadGame = (id: GameId): Promise<GameModule> => GAMES[id]();

/** Each game's evaluation, loaded separately because only bots need it. */
const EVALUATIONS: { readonly [id in GameId]: (components?: unknown) => Promise<Evaluation> } = {
  quebec: async () => (await import('@cap-diamant/quebec/evaluation')).evaluation,
  'nouvelle-france': async components => {
    const { evaluation, evaluationOf } = await import('@cap-diamant/nouvelle-france/evaluation');
    if (components === undefined) return evaluation;
    const { nouvelleFranceWith } = await import('@cap-diamant/nouvelle-france');
    return evaluationOf(unwrap(nouvelleFranceWith(components)));
  },
};

/** A game's evaluation, for a custom component list if one is given. */
export const loadEvaluation = (id: GameId, components?: unknown): Promise<Evaluation> => EVALUATIONS[id](components);
