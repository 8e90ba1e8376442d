import { nth, type Seat } from '@cap-diamant/kernel';
import type { SavedGame } from '../../source/saved-game.ts';

/** How one finished game went for the person at this device. */
export interface OwnResult {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly score: number;
  readonly won: boolean;
}

/** What several results have in common. */
export interface Summary {
  readonly played: number;
  readonly won: number;
  readonly average: number;
  readonly best: number;
}

export interface Group extends Summary {
  readonly game: string;
  readonly players: number;
}

type Finished = Pick<SavedGame, 'id' | 'record' | 'players' | 'changed' | 'outcome'>;

/** The person's seat. Where several people share a device, nobody knows who is reading. */
const ownSeat = ({ players }: Finished): Seat | undefined => {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

/** The results of the person's own games, oldest first. Who resigned did not win, whatever the bot did then. */
export const ownResults = (games: readonly Finished[]): readonly OwnResult[] =>
  games
    .toSorted((a, b) => a.changed - b.changed)
    .flatMap(saved => {
      const { id, record, players, outcome } = saved;
      const seat = ownSeat(saved);
      if (seat === undefined || outcome === undefined) return [];
      const won = outcome.winners.includes(seat) && !record.resigned?.includes(seat);
      return [{ id, game: record.game, players: players.length, score: nth(outcome.scores, seat), won }];
    });

export const summaryOf = (results: readonly OwnResult[]): Summary => {
  const scores = results.map(({ score }) => score);
  return {
    played: results.length,
    won: results.filter(({ won }) => won).length,
    average: results.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / results.length,
    best: Math.max(0, ...scores),
  };
};

/** Summaries by game and number of players, in the given order of games. */
export const groupsOf = (results: readonly OwnResult[], games: readonly string[]): readonly Group[] =>
  games.flatMap(game => {
    const own = results.filter(result => result.game === game);
    const counts = [...new Set(own.map(({ players }) => players))].sort((a, b) => a - b);
    return counts.map(players => ({
      game,
      players,
      ...summaryOf(own.filter(result => result.players === players)),
    }));
  });
