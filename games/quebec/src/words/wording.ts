import { nth, type Seat } from '@cap-diamant/kernel';
import { spaceId } from '../model/board.ts';
import type { VariantId } from '../model/state.ts';
import type { View } from '../model/view.ts';
import type { Century, Leader } from '../model/vocabulary.ts';
import { RULES } from '../rules/editions.ts';
import type { Catalogue, Edition, Power, Say, Worded } from './catalogue.ts';

export const editionOf = (variant: VariantId): Edition => RULES[variant].edition;

export const worded = (words: Worded, edition: Edition): string => (typeof words === 'string' ? words : words[edition]);

const NUMERALS = ['I', 'II', 'III', 'IV'];

export const roman = (century: Century): string => nth(NUMERALS, century - 1);

/** The side of a leader's card that this number of players uses. */
export const powerOf = (leader: Leader, players: number): Power => {
  if (leader === 'cultural') return players < 4 ? 'cultural-few' : 'cultural';
  if (players > 2) return leader;
  if (leader === 'political') return 'political-2';
  return leader === 'economic' ? 'economic-2' : leader;
};

export const nameOf = (catalogue: Catalogue, names: readonly string[], seat: Seat): string =>
  names[seat] ?? catalogue.player(seat + 1);

export const sayer = (catalogue: Catalogue, view: View, names: readonly string[]): Say => ({
  edition: editionOf(view.variant),
  century: view.century,
  players: view.players,
  who: seat => nameOf(catalogue, names, seat),
  building: space => catalogue.site(catalogue.buildings[nth(view.sites, space).building], spaceId(space)),
});
