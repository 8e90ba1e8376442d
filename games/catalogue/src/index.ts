import type { Evaluation } from '@cap-diamant/bots';
import { type Game, type Language, type Law, ok, type Result, unwrap, type Words } from '@cap-diamant/kernel';

/** All a program needs of one game, whichever it is. */
export interface GameModule {
  readonly game: Game;
  readonly laws: readonly Law[];
  words(language: Language): Words;
  /** The same game with a component list of one's own, where it can be played so. */
  readonly withComponents?: (json: unknown) => Result<GameModule>;
}

/** Every game there is, loaded when it is asked for. The only file that names them all. */
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

/** What each game knows about good play: only bots need it, so it is fetched apart. */
const EVALUATIONS: { readonly [id in GameId]: (components?: unknown) => Promise<Evaluation> } = {
  quebec: async () => (await import('@cap-diamant/quebec/evaluation')).evaluation,
  'nouvelle-france': async components => {
    const { evaluation, evaluationOf } = await import('@cap-diamant/nouvelle-france/evaluation');
    if (components === undefined) return evaluation;
    const { nouvelleFranceWith } = await import('@cap-diamant/nouvelle-france');
    return evaluationOf(unwrap(nouvelleFranceWith(components)));
  },
};

/** How positions of a game are judged, with a component list of one's own where the game is played with one. */
export const loadEvaluation = (id: GameId, components?: unknown): Promise<Evaluation> => EVALUATIONS[id](components);
