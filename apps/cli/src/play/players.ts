import { range } from '@cap-diamant/kernel';
import { isBotName } from '../bots/open.ts';
import { titleOf } from '../bots/titles.ts';
import type { Texts } from '../words/texts.ts';

/** Who sits at a seat: a person at this terminal, or a bot by its name. */
export interface Player {
  /** Empty for players the page saved without a name. */
  readonly name: string;
  readonly bot?: string;
}

const ME = 'me';

/** "Anne", "me", "expert", or a bot under a name: "Luc:expert". */
const player = (word: string, seat: number, texts: Texts): Player => {
  if (isBotName(word)) return { name: titleOf(word, seat + 1, texts.bots), bot: word };
  const [name = '', ...rest] = word.split(':').map(part => part.trim());
  const bot = rest.join(':');
  const named = name === ME ? texts.play.person(seat + 1) : name;
  return bot === '' ? { name: named } : { name: named, bot };
};

/** Whether a player in the list has no name, as in "Anne,,Luc". */
export const hasUnnamed = (list: string): boolean => list.split(',').some(word => /^\s*(:|$)/.test(word));

/** A bot in the list that does not exist, as in "Luc:exprt". */
export const unknownBotIn = (players: readonly Player[]): string | undefined =>
  players.find(({ bot }) => bot !== undefined && !isBotName(bot))?.bot;

/** Players of the same name cannot be told apart by ear, so the later ones get their seat's number. */
const distinct = (players: readonly Player[]): Player[] =>
  players.map((own, seat) =>
    players.slice(0, seat).some(other => other.name === own.name) ? { ...own, name: `${own.name} ${seat + 1}` } : own,
  );

/** Reads "me,expert,Anne": a name is a person, the name of a bot a bot, `Name:bot` a bot with a name. */
export const parseSeats = (list: string, texts: Texts): Player[] =>
  distinct(list.split(',').map((word, seat) => player(word.trim(), seat, texts)));

/** One person against bots: all of the same kind, or one of each when several are given. */
export const onePersonAgainst = (seats: number, bots: readonly string[], texts: Texts): Player[] => {
  const others = Array.from({ length: seats - 1 }, (_, at) => bots[at % bots.length] ?? '');
  return parseSeats([ME, ...others].join(','), texts);
};

/** The players' names in the person's language. A seat without a known player goes by its number. */
export const namesOf = (players: readonly Player[], seats: number, { play, bots, replay }: Texts): string[] =>
  range(seats).map(seat => {
    const player = players[seat];
    if (player === undefined) return replay.seat(seat + 1);
    if (player.name.trim() !== '') return player.name;
    return player.bot === undefined ? play.person(seat + 1) : titleOf(player.bot, seat + 1, bots);
  });
