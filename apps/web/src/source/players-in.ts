import { LEVELS, type Level } from '@cap-diamant/bots/levels';
import { decode } from '@cap-diamant/kernel';
import * as v from 'valibot';
import type { Player } from './players.ts';

const PlayersInFile = v.looseObject({
  table: v.array(
    v.object({
      name: v.string(),
      random: v.optional(v.boolean(), false),
      colour: v.optional(v.string()),
      bot: v.optional(v.picklist(LEVELS)),
    }),
  ),
});

const SIMPLEST: Level = 'novice';

/**
 * The players, if the file of a record names them; otherwise one person and bots. Missing or duplicate colours are
 * replaced by free ones.
 */
export const playersIn = (json: unknown, seats: number, colours: readonly string[]): Player[] => {
  const decoded = decode(PlayersInFile, json, 'record');
  const table = decoded.ok && decoded.value.table.length === seats ? decoded.value.table : [];
  const wished = Array.from({ length: seats }, (_, seat) => table[seat]?.colour);
  const left = colours.filter(colour => !wished.includes(colour));
  return wished.map((wish, seat) => {
    const colour = wish !== undefined && colours.includes(wish) && wished.indexOf(wish) === seat ? wish : left.shift();
    const { name = '', random = seat > 0, bot = random ? SIMPLEST : undefined } = table[seat] ?? {};
    return { name, colour: colour ?? '', ...(bot && { bot }) };
  });
};
