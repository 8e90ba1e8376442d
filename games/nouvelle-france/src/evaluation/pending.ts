import type { State } from '../state/state.ts';

/** Points of a placed piece while its player still decides whether to double them. */
export const pendingPoints = ({ pending }: State, seat: number): number => {
  const last = pending.at(-1);
  return last?.kind === 'fille' && last.seat === seat ? last.base : 0;
};
