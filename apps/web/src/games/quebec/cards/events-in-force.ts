import type { View } from '@cap-diamant/quebec/view';
import type { EventId } from '@cap-diamant/quebec/vocabulary';
import { roman, type TableWords } from '@cap-diamant/quebec/words';

/** The events in force and how long each lasts. The event of the century comes first: it changes what is possible now. */
export const eventsInForce = (
  { events, century }: View,
  { labels }: TableWords,
): readonly (readonly [event: EventId, lasts: string])[] => {
  if (events === null) return [];
  const first = [events.first, labels.wholeGame] as const;
  if (events.current === null) return [first];
  return [[events.current, labels.thisCentury(roman(century))] as const, first];
};
