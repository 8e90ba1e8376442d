import type { Report } from './fault.ts';
import type { CarriedOut, History, Truth } from './history.ts';

/** What a turn may cost besides its person's own time: finding another node, and sending again. */
const MOST_CHARGED_MS = 10_000;

/** What a turn cost its seat besides its own thinking. */
interface Charge {
  readonly turn: CarriedOut;
  readonly ms: number;
  /** When the question was first shown, and when it was first answered. */
  readonly shown: number;
  readonly sent: number;
  readonly decision: number;
}

const chargeOf = (histories: readonly History[], turn: CarriedOut, truth: Truth): Charge[] =>
  histories.flatMap(({ reader, notes }) => {
    const sent = notes.find(note => note.kind === 'sent' && note.cid === turn.cid);
    if (reader !== turn.seat || sent?.kind !== 'sent') return [];
    const { decision } = sent;
    const shown = notes.find(note => (note.kind === 'event' || note.kind === 'snapshot') && note.decision === decision);
    const before = truth.left(turn.seat, decision);
    const after = truth.left(turn.seat, turn.seq);
    if (shown === undefined || before === undefined || after === undefined) return [];
    const ms = before - after - (sent.at - shown.at);
    return [{ turn, ms, shown: shown.at, sent: sent.at, decision }];
  });

const chargesOf = (histories: readonly History[], truth: Truth): Charge[] =>
  truth.left(0, truth.log.length) === undefined
    ? []
    : truth.commands.flatMap(turn => chargeOf(histories, turn, truth).slice(0, 1));

/** The most that any turn cost besides thinking, in milliseconds. */
export const mostCharged = (histories: readonly History[], truth: Truth): number =>
  Math.max(0, ...chargesOf(histories, truth).map(({ ms }) => ms));

const describe = ({ turn, ms, shown, sent, decision }: Charge, { log }: Truth): string => {
  const asked = log[decision - 1]?.received ?? shown;
  const received = log[turn.seq - 1]?.received ?? sent;
  const parts = `shown ${Math.round(shown - asked)} ms after it was asked, received ${Math.round(received - sent)} ms after it was first sent`;
  return `event ${turn.seq}: seat ${turn.seat} paid ${Math.round(ms)} ms besides thinking (${parts})`;
};

/** Nobody pays for an outage. Everybody here answers in time, so nobody's time is ever up. */
export const checkClocks = (histories: readonly History[], truth: Truth, report: Report): void => {
  for (const [at, { kind }] of truth.log.entries()) {
    if (kind === 'timed-out') report('charged', `event ${at + 1}: somebody's time was up`);
  }
  for (const charge of chargesOf(histories, truth)) {
    if (charge.ms > MOST_CHARGED_MS) report('charged', describe(charge, truth));
  }
};
