import type { TableState } from '../table/state/table-state.svelte.ts';
import type { Texts } from '../words/texts.ts';

/** The status of the game in a sentence: who won, who is thinking, or what the person has to decide. */
export const statusOf = (state: TableState, { list, start, table }: Texts): string => {
  const { outcome, asked, names } = state;
  if (state.revealing) return table.scoring;
  if (outcome !== undefined)
    return table.won(list(outcome.winners.map(seat => names[seat] ?? '')), outcome.winners.length > 1);
  if (state.told < state.length) return table.scoring;
  if (state.mustConfirm) return state.answers ? table.confirmAnswer : table.confirmAsk;
  if (asked === undefined) return table.over;
  if (state.isMine(asked)) return state.question;
  const name = names[asked] ?? '';
  return state.source.isRecord === true ? start.turnOf(name) : table.thinking(name);
};
