import type { Seat } from '@cap-diamant/kernel';
import { type Match, stateOf } from '@cap-diamant/match';
import type { Sitting } from './sitting.ts';

/** One of the moves offered, with its number, its notation and its words. */
export interface Choice {
  readonly number: number;
  readonly move: string;
  readonly about: string;
}

/** More choices than this at once are hard to listen to. */
const SHOWN = 20;

export const choicesOf = ({ words }: Sitting, match: Match, seat: Seat): Choice[] => {
  const { game } = match;
  const state = stateOf(match);
  const view = game.view(state, seat);
  return game.moves(state, seat).map((move, at) => ({
    number: at + 1,
    move: game.notation.formatMove(move),
    about: words.move(view, seat, move),
  }));
};

const line = ({ number, move, about }: Choice): string => `${number}. ${about} (${move})`;

/** Reads out the choices, the first ones of a long list. */
export const offer = ({ say, texts }: Sitting, choices: readonly Choice[]): void => {
  say(texts.choices(choices.length));
  for (const choice of choices.slice(0, SHOWN)) say(line(choice));
  if (choices.length > SHOWN) say(texts.more(SHOWN, choices.length));
};

const matching = (choices: readonly Choice[], text: string): Choice[] => {
  const sought = text.toLowerCase();
  return choices.filter(choice => line(choice).toLowerCase().includes(sought));
};

/** Reads out all choices that contain a text; false: none does. */
export const filter = ({ say }: Sitting, choices: readonly Choice[], text: string): boolean => {
  const found = matching(choices, text);
  for (const choice of found) say(line(choice));
  return found.length > 0;
};

/** The choice meant by what was typed: its number or its notation. */
export const chosen = (choices: readonly Choice[], typed: string): Choice | undefined => {
  if (/^\d+$/.test(typed)) return choices[Number(typed) - 1];
  const text = typed.toLowerCase().replace(/\s+/g, ' ');
  return choices.find(({ move }) => move === typed || move === text);
};
