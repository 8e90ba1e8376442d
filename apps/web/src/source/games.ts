import { isGameId, loadRules } from '@cap-diamant/catalogue';
import { type Game, type Json, type Seat, type Types, unwrap } from '@cap-diamant/kernel';
import { feed, type Match, openMatch, outcomeOf, recordOfMatch, resumeMatch, stateAt } from '@cap-diamant/match';
import type { Player } from './players.ts';
import { randomHex } from './random-hex.ts';
import type { SavedGame } from './saved-game.ts';

/** Short enough for an address, long enough to be unique. */
export const newId = (): string => randomHex(16);

/** Hard to guess and easy to read aloud. */
export const newSeed = (): string => randomHex(12);

const gameOf = async (id: string): Promise<Game> => {
  if (!isGameId(id)) throw new Error(`no game "${id}"`);
  return await loadRules(id);
};

/** The seats of the people at this device. */
export const seatsOfPeople = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** Whose view the thumbnail shows: the only person's, or a spectator's if several share the device. */
const viewerOf = (players: readonly Player[]): Seat | undefined => {
  const [first, ...others] = seatsOfPeople(players);
  return others.length === 0 ? first : undefined;
};

const turnsIn = <G extends Types>(match: Match<G>): number =>
  match.entries.filter((_, at) => match.game.turn(stateAt(match, at)).fresh).length;

/** The stored form of a match. */
export const savedFrom = <G extends Types>(
  match: Match<G>,
  { id, players, created, changed }: Pick<SavedGame, 'id' | 'players' | 'created' | 'changed'>,
): SavedGame => {
  const { view, actors } = feed(match, viewerOf(players));
  const [asked] = actors;
  const outcome = outcomeOf(match);
  return {
    id,
    record: recordOfMatch(match),
    players,
    revision: match.revision,
    created,
    changed,
    over: outcome !== undefined,
    turns: turnsIn(match),
    ...(asked !== undefined && { asked }),
    ...(outcome && { outcome }),
    view,
  };
};

/** A match that was never saved, as a game of this device. */
export const saveFirst = <G extends Types>(match: Match<G>, players: readonly Player[], now = Date.now()): SavedGame =>
  savedFrom(match, { id: newId(), players, created: now, changed: now });

/** A new game, ready to be saved. */
export const newGame = async (
  id: string,
  options: unknown,
  seed: string,
  players: readonly Player[],
): Promise<SavedGame> => saveFirst(unwrap(openMatch(await gameOf(id), { options, seed })), players);

/** A new game from a position, ready to be saved. */
export const newGameFrom = (game: Game, position: Json, players: readonly Player[]): SavedGame =>
  saveFirst(unwrap(openMatch(game, { position })), players);

/** Resumes a saved game, if it can still be played. */
export const reopenGame = async ({ record, revision }: SavedGame): Promise<ReturnType<typeof resumeMatch>> =>
  resumeMatch(await gameOf(record.game), record, revision);
