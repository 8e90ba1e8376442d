import type { Level } from '@cap-diamant/bots/levels';

/** A player at a seat. Without a name, the page's language provides one. */
export interface Player {
  readonly name: string;
  readonly colour: string;
  /** The level of the bot; undefined for a person at this device. */
  readonly bot?: Level;
}

/** The players next to a record, in the same form as the terminal writes them; `random` means that no person sits there. */
export const tableOf = (players: readonly Player[]): readonly object[] =>
  players.map(player => ({ ...player, random: player.bot !== undefined }));
