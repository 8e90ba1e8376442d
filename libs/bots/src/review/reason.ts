import type { Words } from '@cap-diamant/kernel';
import { mainReasons } from '../advice/hint-words.ts';
import type { ReviewedDecision } from './review.ts';

/** Why a better line is better: what it gains, or else for whom it changes the points. Catalogues have the sentences. */
export type Reason =
  | { readonly kind: 'gains'; readonly gains: readonly string[] }
  | { readonly kind: 'own' | 'others'; readonly points: number }
  | { readonly kind: 'later' };

/** Fewer points are not worth a sentence. */
const LEAST_POINTS = 0.5;

export const reasonOf = (
  { gains, own, others }: Pick<ReviewedDecision, 'gains' | 'own' | 'others'>,
  words: Pick<Words, 'aspect'>,
): Reason => {
  const named = mainReasons(words, gains);
  if (named.length > 0) return { kind: 'gains', gains: named };
  if (own >= LEAST_POINTS && own >= -others) return { kind: 'own', points: own };
  if (others <= -LEAST_POINTS) return { kind: 'others', points: -others };
  return { kind: 'later' };
};
