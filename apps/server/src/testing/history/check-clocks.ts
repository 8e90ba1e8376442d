import type { Report } from './fault.ts';
import type { CarriedOut, History, Truth } from './history.ts';

/** What a turn may cost besides its person's own time: finding another node, and sending again. */
const MOST_CHARGED_MS = 10_000;

/** How long a person thought: from the first time the question was shown until it was first answered. */
const thoughtFor = (
  { notes }: History,
  cid: string,
): { readonly decision: number; readonly ms: number } | undefined => {
  const sent = notes.find(note => note.kind === 'sent' && note.cid === cid);
  if (sent?.kind !== 'sent') return undefined;
  const { decision } = sent;
  const shown = notes.find(note => (note.kind === 'event' || note.kind === 'snapshot') && note.decision === decision);
  return shown && { decision, ms: sent.at - shown.at };
};

/** What a turn cost its seat, in milliseconds, besides its own thinking; undefined without clocks. */
const chargedBesides = (histories: readonly History[], { seat, cid, seq }: CarriedOut, truth: Truth): number => {
  const thought = histories.flatMap(history => (history.reader === seat ? (thoughtFor(history, cid) ?? []) : []))[0];
  const before = thought && truth.left(seat, thought.decision);
  const after = truth.left(seat, seq);
  return thought === undefined || before === undefined || after === undefined ? 0 : before - after - thought.ms;
};

/** The most that any turn cost besides thinking, in milliseconds. */
export const mostCharged = (histories: readonly History[], truth: Truth): number =>
  truth.left(0, truth.log.length) === undefined
    ? 0
    : Math.max(0, ...truth.commands.map(command => chargedBesides(histories, command, truth)));

/** Nobody pays for an outage. Everybody here answers in time, so nobody's time is ever up. */
export const checkClocks = (histories: readonly History[], truth: Truth, report: Report): void => {
  for (const [at, { kind }] of truth.log.entries()) {
    if (kind === 'timed-out') report('charged', `event ${at + 1}: somebody's time was up`);
  }
  const most = mostCharged(histories, truth);
  if (most > MOST_CHARGED_MS) report('charged', `a turn cost ${Math.round(most)} ms besides thinking`);
};
