import type { Words } from '@cap-diamant/kernel';
import type { Toy } from '@cap-diamant/kernel/testing';

/** Words of the toy game, short enough to compare. */
export const toyWords = (): Words<Toy> => ({
  title: 'The toy game',
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
