import type { Payment } from '@cap-diamant/kernel';
import type { Effect } from './effects.ts';

const NONE: readonly Payment[] = [];

/** Points always have an effect of their own, whatever their source. */
export const payments = (effect: Effect): readonly Payment[] => (effect.kind === 'points' ? [effect] : NONE);
