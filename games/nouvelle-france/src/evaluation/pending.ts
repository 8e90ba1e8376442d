import type { State } from '../state.ts';

/** Points of a piece that stands already, while its player still decides whether to double them. */
export const pendingPoints = ({ owed }: State, seat: number): number => {
  const last = owed.at(-1);
  return last?.kind === 'fille' && last.seat === seat ? last.base : 0;
};
