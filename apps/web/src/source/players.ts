import { LEVELS, type Level } from '@cap-diamant/bots/levels';
import { decode } from '@cap-diamant/kernel';
import * as v from 'valibot';

/** Who sits at a seat. Without a name of their own, people and bots are called by the language of the page. */
export interface Player {
  readonly name: string;
  readonly colour: string;
  /** A bot of this level; without it a person at this device. */
  readonly bot?: Level;
}

const Seated = v.looseObject({
  table: v.array(
    v.object({
      name: v.string(),
      random: v.optional(v.boolean(), false),
      colour: v.optional(v.string()),
      bot: v.optional(v.picklist(LEVELS)),
    }),
  ),
});

/** The players beside a record, as the terminal writes them too: `random` says that nobody sits there. */
export const tableOf = (players: readonly Player[]): readonly object[] =>
  players.map(player => ({ ...player, random: player.bot !== undefined }));

const SIMPLEST: Level = 'novice';

/**
 * Who sat at the table, if the file of a record says so; the others are a person first and bots after.
 * Colours that are missing or taken are dealt from those of the game.
 */
export const playersIn = (json: unknown, seats: number, colours: readonly string[]): Player[] => {
  const seated = decode(Seated, json, 'record');
  const table = seated.ok && seated.value.table.length === seats ? seated.value.table : [];
  const wished = Array.from({ length: seats }, (_, seat) => table[seat]?.colour);
  const left = colours.filter(colour => !wished.includes(colour));
  return wished.map((wish, seat) => {
    const colour = wish !== undefined && colours.includes(wish) && wished.indexOf(wish) === seat ? wish : left.shift();
    const { name = '', random = seat > 0, bot = random ? SIMPLEST : undefined } = table[seat] ?? {};
    return { name, colour: colour ?? '', ...(bot && { bot }) };
  });
};
