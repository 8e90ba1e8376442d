import type { Words } from '@cap-diamant/kernel';
import type { Cellar } from '@cap-diamant/kernel/testing';

/** The toy game in words short enough to compare. */
export const cellarWords = (): Words<Cellar> => ({
  title: 'The cellar',
  variant: name => name,
  question: (_view, seat) => `seat ${seat}?`,
  move: (_view, _seat, move) => `do ${move.kind}`,
  effect: (_view, effect, names) => ('seat' in effect ? `${names[effect.seat]} ${effect.kind}` : effect.kind),
  milestone: () => undefined,
  source: source => source,
  aspect: (aspect, points) => `${aspect} ${points}`,
  reason: reason => reason,
  pages: {},
});
