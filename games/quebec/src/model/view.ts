import { random } from '@cap-diamant/kernel';
import type { State, Town } from './state.ts';
import { type Century, eventsOf } from './vocabulary.ts';

/** What everybody sees: everything except the events still to come. */
export type View = Town<'hidden'>;

export const viewOf = (state: State): View => {
  const { variant, century, turn, over, sites, available, zones, players, neutral, leaders, events, pending } = state;
  const seen = events && {
    first: events.first,
    firstScoredBy: events.firstScoredBy,
    current: events.current,
    coming: events.coming.map(() => 'hidden' as const),
  };
  return { variant, century, turn, over, sites, available, zones, players, neutral, leaders, events: seen, pending };
};

/** Any event of its century is possible: events are drawn one by one, from cards nobody has seen. */
export const imagine = (view: View, seed: string): State => {
  const dice = random(`${seed}/events`);
  const draw = (later: number) => dice.pick(eventsOf((view.century + 1 + later) as Century));
  const events = view.events && { ...view.events, coming: view.events.coming.map((_, later) => draw(later)) };
  return { ...view, events };
};

const HIDDEN_EVENTS = 3;

/** How many of the hidden events have been revealed. */
export const uncovered = (state: State): number =>
  state.events === null ? 0 : HIDDEN_EVENTS - state.events.coming.length;
