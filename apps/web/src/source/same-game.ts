import { same, startOf } from '@cap-diamant/kernel';
import type { Player } from './players.ts';
import type { SavedGame } from './saved-game.ts';

type Content = Pick<SavedGame, 'record' | 'players'>;

const samePlayers = (one: readonly Player[], other: readonly Player[]): boolean =>
  one.length === other.length &&
  one.every((player, seat) => player.name === other[seat]?.name && player.bot === other[seat]?.bot);

const startsWith = (whole: readonly unknown[] = [], part: readonly unknown[] = []): boolean =>
  part.every((one, at) => one === whole[at]);

/** Whether a stored game is the given one, or was continued from it. */
const continues = (stored: Content, given: Content): boolean =>
  stored.record.game === given.record.game &&
  stored.record.rules === given.record.rules &&
  same(startOf(stored.record), startOf(given.record)) &&
  startsWith(stored.record.moves, given.record.moves) &&
  startsWith(stored.record.seats, given.record.seats) &&
  startsWith(stored.record.resigned, given.record.resigned) &&
  samePlayers(stored.players, given.players);

/**
 * The stored game that a file or a link holds: preferably with exactly its moves, else one that was continued from it.
 */
export const sameGame = <G extends Content>(games: readonly G[], given: Content): G | undefined => {
  const found = games.filter(game => continues(game, given));
  return found.find(({ record }) => record.moves.length === given.record.moves.length) ?? found[0];
};
