import type { Session } from '../../session/session.svelte.ts';
import type { Texts } from '../../words/texts.ts';

/** How the game stands, in a sentence: who has won, who thinks, or what the person is asked. */
export const statusOf = (session: Session, { list, table }: Texts): string => {
  const { outcome, asked, names } = session;
  if (outcome !== undefined)
    return table.won(list(outcome.winners.map(seat => names[seat] ?? '')), outcome.winners.length > 1);
  if (session.mustConfirm) return table.confirmAsk;
  if (asked === undefined) return table.over;
  return session.isBot(asked) ? table.thinking(names[asked] ?? '') : session.question;
};
