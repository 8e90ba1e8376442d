import type { Outcome } from '@cap-diamant/kernel';
import type { Texts } from '../words/texts.ts';
import type { TableState } from './state/table-state.svelte.ts';

/** Who won, in a sentence. Whoever plays alone against bots is told so directly. */
export const wonBy = (
  { players, viewer, names }: Pick<TableState, 'players' | 'viewer' | 'names'>,
  { winners }: Outcome,
  { list, table }: Pick<Texts, 'list' | 'table'>,
): string => {
  const people = players.filter(({ bot }) => bot === undefined).length;
  if (people === 1 && winners.length === 1 && winners[0] === viewer) return table.youWin;
  return table.won(list(winners.map(seat => names[seat] ?? '')), winners.length > 1);
};
