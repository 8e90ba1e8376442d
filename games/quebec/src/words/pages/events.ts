import type { Page } from '@cap-diamant/kernel';
import type { Quebec } from '../../model/types.ts';
import type { EventId } from '../../model/vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { nameOf, roman } from '../wording.ts';
import { wrap } from './layout.ts';

const card = (catalogue: Catalogue, event: EventId): string[] => {
  const { title, effect, history } = catalogue.events[event];
  return [wrap(`${title}. ${effect}`, 2, 0), wrap(history, 4, 0)];
};

/** The events in play, and how many are still hidden. */
export const events = (catalogue: Catalogue): Page<Quebec> => ({
  about: catalogue.pages.events.about,
  text: (view, names) => {
    const words = catalogue.pages.events;
    if (view.events === null) return words.without;
    const { first, firstScoredBy, current, coming } = view.events;
    const scorers = firstScoredBy.map(seat => nameOf(catalogue, names, seat));
    return [
      words.lasting,
      ...card(catalogue, first),
      ...(scorers.length > 0 ? [wrap(words.fulfilled(scorers), 2)] : []),
      ...(current === null ? [] : [words.passing(roman(view.century)), ...card(catalogue, current)]),
      ...(coming.length > 0 ? [words.hidden(coming.length)] : []),
    ].join('\n');
  },
});
