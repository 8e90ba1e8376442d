import type { PlayTexts } from '../words/texts.ts';

/** Who sits at a seat: somebody at this terminal, or chance. */
export interface Player {
  readonly name: string;
  readonly random: boolean;
}

const ME = 'me';
const RANDOM = 'random';

const player = (word: string, seat: number, texts: PlayTexts): Player => {
  const [name = '', kind] = word.split(':').map(part => part.trim());
  if (name === RANDOM) return { name: texts.random(seat + 1), random: true };
  if (name === ME) return { name: texts.person(seat + 1), random: kind === RANDOM };
  return { name, random: kind === RANDOM };
};

/** How many seats a list like "me,random,Anne" has. */
export const countSeats = (list: string): number => list.split(',').length;

/** Whether somebody in the list has no name at all, as in "Anne,,Luc". */
export const hasNameless = (list: string): boolean => list.split(',').some(word => /^\s*(:|$)/.test(word));

/** Two players of the same name could not be told apart by ear: the later ones get their seat's number. */
const distinct = (players: readonly Player[]): Player[] =>
  players.map((own, seat) =>
    players.slice(0, seat).some(other => other.name === own.name) ? { ...own, name: `${own.name} ${seat + 1}` } : own,
  );

/** Reads "me,random,Anne": a name is a person, `Name:random` a random player with a name. */
export const parseSeats = (list: string, texts: PlayTexts): Player[] =>
  distinct(list.split(',').map((word, seat) => player(word.trim(), seat, texts)));

/** One person against chance, when nothing else is wished. */
export const aloneAgainst = (seats: number, texts: PlayTexts): Player[] =>
  parseSeats([ME, ...Array.from({ length: seats - 1 }, () => RANDOM)].join(','), texts);
