import type { Report } from './fault.ts';
import type { CarriedOut, History, Note, Sent, Truth } from './history.ts';

const keyOf = (reader: History['reader'], cid: string): string => `${reader} ${cid}`;

const sentIn = (histories: readonly History[]): Map<string, Sent> => {
  const sent = new Map<string, Sent>();
  for (const { reader, notes } of histories) {
    for (const note of notes) {
      if (note.kind === 'sent' && !sent.has(keyOf(reader, note.cid))) sent.set(keyOf(reader, note.cid), note);
    }
  }
  return sent;
};

/** Every turn in the log is one that somebody sent, once. */
const checkLog = ({ log, commands }: Truth, sent: ReadonlyMap<string, Sent>, report: Report): void => {
  const causes = new Map<number, CarriedOut[]>();
  for (const command of commands) causes.set(command.seq, [...(causes.get(command.seq) ?? []), command]);
  for (const [at, { turn }] of log.entries()) {
    if (turn === undefined) continue;
    const [cause, ...others] = causes.get(at + 1) ?? [];
    if (cause === undefined) report('doubled', `event ${at + 1} is a turn without a command`);
    else checkCause(cause, turn, at + 1, sent, report);
    if (others.length > 0) report('lost', `event ${at + 1} stands for ${others.length + 1} commands`);
  }
};

const checkCause = (
  { seat, cid }: CarriedOut,
  turn: { readonly seat: number; readonly moves: readonly string[] },
  seq: number,
  sent: ReadonlyMap<string, Sent>,
  report: Report,
): void => {
  const moves = sent.get(keyOf(seat, cid))?.moves;
  if (moves === undefined) report('doubled', `event ${seq}: nobody sent ${cid}`);
  else if (turn.seat !== seat || turn.moves.join() !== moves.join()) {
    report('contradicted', `event ${seq} is not what seat ${seat} sent as ${cid}`);
  }
};

const isAcknowledged = (notes: readonly Note[], cid: string): boolean =>
  notes.some(note => note.kind === 'done' && note.cid === cid);

/** Each acknowledged turn is in the log exactly once, under the number the client was told. */
export const checkTurns = (histories: readonly History[], truth: Truth, report: Report): void => {
  const seqs = new Map(truth.commands.map(({ seat, cid, seq }) => [keyOf(seat, cid), seq]));
  for (const { client, reader, notes } of histories) {
    const told = new Map<string, number>();
    const isCarriedOut = (cid: string): boolean => seqs.has(keyOf(reader, cid));
    for (const note of notes) {
      // What was refused changed nothing; the same command may be carried out later.
      if (note.kind === 'refused' && isCarriedOut(note.cid) && !isAcknowledged(notes, note.cid)) {
        report('contradicted', `${client}: ${note.cid} was refused and carried out`);
      }
      if (note.kind !== 'done') continue;
      const { cid, seq } = note;
      const before = told.get(cid);
      told.set(cid, seq);
      if (before !== undefined && before !== seq) report('doubled', `${client}: ${cid} became ${before} and ${seq}`);
      const stored = seqs.get(keyOf(reader, cid));
      if (stored === undefined || truth.log[seq - 1]?.turn?.seat !== reader) {
        report('lost', `${client}: ${cid} was acknowledged as ${seq}`);
      } else if (stored !== seq) report('doubled', `${client}: ${cid} was told ${seq} and is ${stored}`);
    }
  }
  checkLog(truth, sentIn(histories), report);
};
