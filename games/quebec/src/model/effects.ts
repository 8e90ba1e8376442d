import type { Seat } from '@cap-diamant/kernel';
import type { District, Space } from './board.ts';
import type { Architect, Century, CenturyEnd, EventId, Leader, Source, Zone } from './vocabulary.ts';

/** What happened, as facts; the catalogues have the words for them. */
export type Effect =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'lift'; readonly architect: Architect; readonly space: Space }
  /** A building is finished; `stages` counts those built. */
  | { readonly kind: 'complete'; readonly space: Space; readonly stages: number }
  /** Workers of a finished building arrive in a zone. */
  | { readonly kind: 'arrive'; readonly seat: Seat; readonly zone: Zone; readonly workers: number }
  | { readonly kind: 'token'; readonly seat: Seat; readonly space: Space; readonly stars: number }
  | { readonly kind: 'put'; readonly architect: Architect; readonly space: Space }
  | { readonly kind: 'activate'; readonly seat: Seat; readonly workers: number }
  | {
      readonly kind: 'stage';
      readonly seat: Seat;
      readonly space: Space;
      readonly stage: number;
      readonly workers: number;
    }
  | { readonly kind: 'district'; readonly seat: Seat; readonly district: District }
  | { readonly kind: 'lead'; readonly seat: Seat; readonly leader: Leader }
  /** Workers from the own board go to a zone. */
  | { readonly kind: 'place'; readonly seat: Seat; readonly zone: Zone; readonly workers: number }
  | { readonly kind: 'move'; readonly seat: Seat; readonly from: Zone; readonly to: Zone; readonly workers: number }
  | { readonly kind: 'upgrade'; readonly seat: Seat; readonly space: Space; readonly stars: number }
  | { readonly kind: 'points'; readonly seat: Seat; readonly source: Source; readonly points: number }
  | { readonly kind: 'fulfil'; readonly seat: Seat; readonly event: EventId; readonly place: number }
  | { readonly kind: 'century-ends'; readonly century: Century; readonly cause: CenturyEnd; readonly seat: Seat }
  /** A zone is about to be scored, with the workers of each seat. */
  | { readonly kind: 'zone'; readonly zone: Zone; readonly workers: readonly number[] }
  | {
      readonly kind: 'cascade';
      readonly seat: Seat;
      readonly from: Zone;
      readonly to: Zone | 'active';
      readonly workers: number;
    }
  | { readonly kind: 'conscript'; readonly seat: Seat; readonly zone: Zone; readonly workers: number }
  | { readonly kind: 'dismiss'; readonly seat: Seat; readonly workers: number }
  | { readonly kind: 'century-begins'; readonly century: Century }
  | { readonly kind: 'reveal'; readonly event: EventId }
  /** The main group of a seat at the end of the game. */
  | { readonly kind: 'main-group'; readonly seat: Seat; readonly spaces: readonly Space[]; readonly points: number }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };
