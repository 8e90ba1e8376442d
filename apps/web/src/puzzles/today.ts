import type { Puzzle } from '@cap-diamant/bots/puzzles';
import type { Language } from '@cap-diamant/kernel';
import type { GameSetup } from '../games/common/game-ui.ts';
import { loadSetup } from '../games/index.ts';
import { dayOf } from '../page/day.ts';
import { progress as lessons } from '../page/lesson-progress.ts';
import type { Route } from '../page/router.svelte.ts';
import { store } from '../page/services.ts';
import { settings } from '../page/settings.svelte.ts';
import type { SavedGame } from '../source/saved-game.ts';
import { challengeDay, challengeId, challengers, resultOf } from './challenge.ts';
import { loadCollection } from './collection.ts';
import { type Challenge, challengeOf, puzzleGameOf, puzzleInTurn, puzzleOfDay } from './daily.ts';
import { keyOf } from './progress.ts';
import { progress } from './stored-progress.ts';

/** A puzzle that asks for what a lesson taught. */
interface Recall {
  readonly game: string;
  readonly puzzle: Puzzle;
  /** What it is about, in words. */
  theme(language: Language): string;
}

/** The easier half of some puzzles: who has just learned something should find it again, not be tested. */
const easierHalf = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.toSorted((a, b) => a.rating - b.rating).slice(0, Math.ceil(puzzles.length / 2));

/** A puzzle about a lesson, if there is one. */
const puzzleAbout = async (game: string, lesson: string, day: number): Promise<Recall | undefined> => {
  const { file, themes, themeOfLesson } = await loadCollection(game);
  const theme = themeOfLesson(lesson);
  if (theme === undefined) return undefined;
  const puzzles = file.puzzles.filter(puzzle => puzzle.themes.includes(theme));
  if (puzzles.length === 0) return undefined;
  const name = (language: Language): string => themes(language)[theme]?.name ?? theme;
  return { game, puzzle: puzzleInTurn(easierHalf(puzzles), day), theme: name };
};

/** The first puzzle of a day is about what was learned the day before, the last lesson first. */
const recallOf = async (day: number): Promise<Recall | undefined> => {
  for (const { game, lesson } of lessons.completedOn(day - 1).toReversed()) {
    const found = await puzzleAbout(game, lesson, day);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What today has to offer, the same for everybody. */
export interface Today {
  readonly day: number;
  readonly puzzle: Puzzle;
  readonly puzzleGame: GameSetup;
  readonly puzzleGameId: string;
  readonly challenge: Challenge;
  readonly challengeGame: GameSetup;
  /** A puzzle about what was learned yesterday. */
  readonly recall: Recall | undefined;
  /** Today's challenge, if it was begun and is not over. */
  readonly running: SavedGame | undefined;
}

/** The puzzle to begin the day with: about yesterday's lesson, until it was answered; then the same as everybody's. */
export const firstPuzzle = ({ recall, puzzle, puzzleGameId }: Today): Route => {
  const waits = recall !== undefined && progress.value.answers[keyOf(recall.game, recall.puzzle.id)] === undefined;
  return waits
    ? { page: 'puzzle', game: recall.game, id: recall.puzzle.id }
    : { page: 'puzzle', game: puzzleGameId, id: puzzle.id };
};

/** Finished challenges count, whatever happens to their games later. */
const keepResults = (games: readonly SavedGame[]): void => {
  for (const game of games) {
    const [day, result] = [challengeDay(game), resultOf(game)];
    if (day !== undefined && result !== undefined) progress.finishedChallenge(day, result);
  }
};

export const loadToday = async (now: number): Promise<Today> => {
  const day = dayOf(now);
  const [puzzleGameId, challenge] = [puzzleGameOf(day), challengeOf(day)];
  const [{ file }, puzzleGame, challengeGame, games, recall] = await Promise.all([
    loadCollection(puzzleGameId),
    loadSetup(puzzleGameId),
    loadSetup(challenge.game),
    store.all(),
    recallOf(day),
  ]);
  keepResults(games);
  const running = games.find(game => challengeDay(game) === day && !game.over);
  const puzzle = puzzleOfDay(file.puzzles, day);
  return { day, puzzle, puzzleGame, puzzleGameId, challenge, challengeGame, recall, running };
};

/** Today's challenge as a saved game: the one that was begun, or a new one. */
export const openChallenge = async ({ challenge, challengeGame, running }: Today): Promise<Route> => {
  if (running !== undefined) return { page: 'game', id: running.id };
  const { newGame, newId } = await import('../source/games.ts');
  const players = challengers(challenge, challengeGame, settings.name);
  const { quick, withColours } = challengeGame;
  const options =
    withColours?.(
      quick,
      players.map(({ colour }) => colour),
    ) ?? quick;
  const game = {
    ...(await newGame(challenge.game, options, challenge.seed, players)),
    id: challengeId(challenge, newId()),
  };
  await store.add(game);
  return { page: 'game', id: game.id };
};
