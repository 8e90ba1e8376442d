import type { Evaluation, PuzzleThemes } from '@cap-diamant/bots';
import { type Game, type Language, type Law, ok, type Result, unwrap, type Words } from '@cap-diamant/kernel';

/** Everything a program needs of a game. */
export interface GameModule {
  readonly game: Game;
  words(language: Language): Words;
  /** The same game with a custom component list, if the game supports that. */
  readonly withComponents?: (json: unknown) => Result<GameModule>;
}

export const GAME_IDS = ['quebec', 'nouvelle-france'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** All games, each loaded on demand. The only file that names them all. */
const GAMES: { readonly [id in GameId]: () => Promise<GameModule> } = {
  quebec: async (): Promise<GameModule> => {
    const [{ quebec }, { words }] = await Promise.all([
      import('@cap-diamant/quebec'),
      import('@cap-diamant/quebec/terminal-words'),
    ]);
    return { game: quebec, words };
  },
  'nouvelle-france': async (): Promise<GameModule> => {
    const [{ nouvelleFrance, nouvelleFranceWith }, { words, wordsWith }] = await Promise.all([
      import('@cap-diamant/nouvelle-france'),
      import('@cap-diamant/nouvelle-france/terminal-words'),
    ]);
    const withComponents = (json: unknown): Result<GameModule> => {
      const game = nouvelleFranceWith(json);
      if (!game.ok) return game;
      const own = wordsWith(json);
      return own.ok ? ok({ game: game.value, words: own.value, withComponents }) : own;
    };
    return { game: nouvelleFrance, words, withComponents };
  },
};

export const loadGame = (id: GameId): Promise<GameModule> => GAMES[id]();

/** Each game's rules without its words, for whoever talks to nobody: bots, servers, stored games. */
const RULES: { readonly [id in GameId]: () => Promise<Game> } = {
  quebec: async () => (await import('@cap-diamant/quebec')).quebec,
  'nouvelle-france': async () => (await import('@cap-diamant/nouvelle-france')).nouvelleFrance,
};

export const loadRules = (id: GameId): Promise<Game> => RULES[id]();

/** Each game's own laws, loaded separately because only tests and `fuzz` need them. */
const LAWS: { readonly [id in GameId]: () => Promise<readonly Law[]> } = {
  quebec: async () => (await import('@cap-diamant/quebec/laws')).laws,
  'nouvelle-france': async () => (await import('@cap-diamant/nouvelle-france/laws')).laws,
};

export const loadLaws = (id: GameId): Promise<readonly Law[]> => LAWS[id]();

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

/** What each game's puzzles can be about, for whoever looks for new ones. */
const PUZZLE_THEMES: { readonly [id in GameId]: () => Promise<PuzzleThemes> } = {
  quebec: async () => (await import('@cap-diamant/quebec/puzzles')).puzzleThemes,
  'nouvelle-france': async () => (await import('@cap-diamant/nouvelle-france/puzzles')).puzzleThemes,
};

export const loadPuzzleThemes = (id: GameId): Promise<PuzzleThemes> => PUZZLE_THEMES[id]();
