import type { District } from '@cap-diamant/quebec/board';
import type { EventId, Leader } from '@cap-diamant/quebec/vocabulary';
import type { Target } from './targets.ts';

/** Something that can be read as a card. */
export type Card =
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'event'; readonly event: EventId }
  | { readonly kind: 'district'; readonly district: District };

/** The paragraph of the rules about a card. */
export const ruleOfCard = (card: Card): `leader-${Leader}` | `event-${EventId}` | `district-${District}` => {
  if (card.kind === 'leader') return `leader-${card.leader}`;
  return card.kind === 'event' ? `event-${card.event}` : `district-${card.district}`;
};

/** The card of a target; sites, zones and architects have none. */
export const cardOf = (target: Target | undefined): Card | undefined => {
  const [kind, name = ''] = target?.split(':') ?? [];
  if (kind === 'leader') return { kind, leader: name as Leader };
  return kind === 'district' ? { kind, district: name as District } : undefined;
};
