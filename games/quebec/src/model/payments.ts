import type { Payment } from '@cap-diamant/kernel';
import type { Effect } from './effects.ts';

const NONE: readonly Payment[] = [];

/** Points are told by an effect of their own, whatever pays them. */
export const payments = (effect: Effect): readonly Payment[] => (effect.kind === 'points' ? [effect] : NONE);
