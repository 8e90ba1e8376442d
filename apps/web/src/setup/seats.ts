import type { Player } from '../source/players.ts';
import { aloneAgainst } from './start-game.ts';

/** The seats after their number changed: players stay, new seats are bots with unused colours. */
export const seatPlayers = (count: number, before: readonly Player[], colours: readonly string[]): Player[] => {
  const staying = before.slice(0, count);
  const left = colours.filter(colour => staying.every(player => player.colour !== colour));
  const fresh = aloneAgainst(count, colours).slice(staying.length);
  return [...staying, ...fresh.map((player, at) => ({ ...player, colour: left[at] ?? player.colour }))];
};

/** The players after one changed. Choosing a colour that is taken swaps the two. */
export const changePlayer = (players: readonly Player[], at: number, changed: Player): Player[] => {
  const old = players[at]?.colour ?? '';
  return players.map((player, other) => {
    if (other === at) return changed;
    return player.colour === changed.colour ? { ...player, colour: old } : player;
  });
};
