import { nth, type Page } from '@cap-diamant/kernel';
import { isOn } from '../../model/state.ts';
import type { Quebec } from '../../model/types.ts';
import type { View } from '../../model/view.ts';
import type { Leader } from '../../model/vocabulary.ts';
import { RULES } from '../../rules/editions.ts';
import type { Catalogue } from '../catalogue.ts';
import { leaderActivation } from '../facts.ts';
import { editionOf, nameOf, powerOf, roman, worded } from '../wording.ts';
import { wrap } from './layout.ts';

const powerText = (catalogue: Catalogue, view: View, leader: Leader): string =>
  worded(catalogue.powers[powerOf(leader, view.players.length)], editionOf(view.variant));

const leftLines = (catalogue: Catalogue, view: View): string[] => {
  const words = catalogue.pages.leaders;
  if (isOn(view, '1763-royal-proclamation')) return [words.forbidden];
  if (view.leaders.length === 0) return [words.noneLeft];
  const entries = view.leaders.map(leader => {
    const { name, people } = catalogue.leaders[leader];
    return wrap(words.entry(name, nth(people, view.century - 1), powerText(catalogue, view, leader)), 2);
  });
  return [wrap(words.left(roman(view.century), leaderActivation(view))), ...entries];
};

const takenLines = (catalogue: Catalogue, view: View, names: readonly string[]): string[] => {
  const words = catalogue.pages.leaders;
  const entries = view.players.flatMap(({ leader }, seat) => {
    if (leader === null) return [];
    const holder = nameOf(catalogue, names, seat);
    return [wrap(words.held(catalogue.leaders[leader].name, holder, powerText(catalogue, view, leader)), 2)];
  });
  return entries.length === 0 ? [] : [words.taken, ...entries];
};

/** The leaders of this century: those left and those taken. */
export const leaders = (catalogue: Catalogue): Page<Quebec> => ({
  about: catalogue.pages.leaders.about,
  text: (view, names) =>
    RULES[view.variant].leaders
      ? [...leftLines(catalogue, view), ...takenLines(catalogue, view, names)].join('\n')
      : catalogue.pages.leaders.without,
});
