import type { District } from '@cap-diamant/quebec/board';
import type { Leader } from '@cap-diamant/quebec/vocabulary';

type FourCenturies = readonly [string, string, string, string];

/** What is said on cards only. The words are ours: one sentence of history each. */
export interface CardTexts {
  readonly kinds: { readonly leader: string; readonly event: string; readonly district: string };
  /** What a card is, and how long it lasts or who has it. */
  kind(kind: string, more: string): string;
  /** Who has the leader. */
  heldBy(name: string): string;
  readonly available: string;
  readonly effect: string;
  readonly people: Readonly<Record<Leader, FourCenturies>>;
  readonly places: Readonly<Record<District, string>>;
}
