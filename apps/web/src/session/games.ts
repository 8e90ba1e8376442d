import { isGameId, loadGame } from '@cap-diamant/catalogue';
import { type Game, type Language, type Result, unwrap, type Words } from '@cap-diamant/kernel';
import { type Match, openMatch, type ResumeFault, recordOfMatch, resumeMatch, stateOf } from '@cap-diamant/match';
import type { KeptGame } from './kept.ts';
import type { Player } from './players.ts';

/** Short enough for an address, long enough never to meet another. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Hard to guess and easy to read aloud. */
export const newSeed = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

interface Box {
  readonly game: Game;
  words(language: Language): Words;
}

const open = async (id: string): Promise<Box> => {
  if (!isGameId(id)) throw new Error(`no game "${id}"`);
  return loadGame(id);
};

/** A match that nobody has kept yet. */
export const keepFirst = (match: Match, players: readonly Player[], confirmed: number): KeptGame => {
  const now = Date.now();
  const view = match.game.view(stateOf(match), 0);
  return {
    id: newId(),
    record: recordOfMatch(match),
    players,
    confirmed,
    created: now,
    changed: now,
    over: false,
    view,
  };
};

/** A new game, ready to be kept. */
export const newGame = async (
  id: string,
  options: unknown,
  seed: string,
  players: readonly Player[],
): Promise<KeptGame> => {
  const { game } = await open(id);
  return keepFirst(unwrap(openMatch(game, { options, seed })), players, 0);
};

/** A kept game as a match to play on, if it can still be played. */
export const reopenGame = async ({ record }: KeptGame): Promise<Result<Match, ResumeFault>> =>
  resumeMatch((await open(record.game)).game, record);
