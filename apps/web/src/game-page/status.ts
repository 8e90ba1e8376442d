import type { TableState } from '../table/state/table-state.svelte.ts';
import { wonBy } from '../table/won-by.ts';
import type { Texts } from '../words/texts.ts';

/** The status of the game in a sentence: who won, who is thinking, or what the person has to decide. */
export const statusOf = (state: TableState, { list, start, table }: Texts): string => {
  const { outcome, asked, names } = state;
  if (state.revealing) return table.scoring;
  if (outcome !== undefined) return wonBy(state, outcome, { list, table });
  if (state.ending && state.mustConfirm) return table.confirmEnd;
  if (state.told < state.length) return table.scoring;
  if (state.mustConfirm) return state.answers ? table.confirmAnswer : table.confirmAsk;
  if (asked === undefined) return table.over;
  if (state.source.isLesson === true && state.offered.length === 0) return table.lesson;
  if (state.isMine(asked)) return state.aim ?? state.question;
  const name = names[asked] ?? '';
  return state.source.isRecord === true ? start.turnOf(name) : table.thinking(name);
};
