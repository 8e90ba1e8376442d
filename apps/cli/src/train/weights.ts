import { encodeNumbers } from '@cap-diamant/bots';
import type { Checkpoint } from './checkpoint.ts';

/** The trained network as a source file, with how it was made. */
export const weightsFile = ({ game, plan, seconds, learner, strengths }: Checkpoint): string => {
  const { generations, games, units, seed } = plan;
  const strength = strengths.at(-1);
  const beaten =
    strength === undefined
      ? ''
      : `\n * It beats ${Math.round(100 * strength.beaten)} % of hand-made opponents in ${strength.games} trial games over all variants, both searching their own turn only.`;
  return `/**
 * Learned from games against itself; docs/bots.md says how. Made anew with
 * cap-diamant train --game ${game} --generations ${generations} --games ${games} --units ${units} --seed ${seed}
 * which took ${Math.round(seconds / 60)} minutes.${beaten}
 */
export const WEIGHTS =
  '${encodeNumbers(learner.average)}';
`;
};
