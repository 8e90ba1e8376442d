import type { Report } from './fault.ts';
import { type Digest, type History, isShown, PARTS, type Shown, type Truth } from './history.ts';

/** How far the clocks of the database and of the clients may be apart: both are on one machine. */
const CLOCKS_APART_MS = 20;

/** When each event was first sent as a command. */
const sendingTimes = (histories: readonly History[], { commands }: Truth): Map<number, number> => {
  const times = new Map<number, number>();
  const seqs = new Map(commands.map(({ seat, cid, seq }) => [`${seat} ${cid}`, seq]));
  for (const { reader, notes } of histories) {
    for (const note of notes) {
      const seq = note.kind === 'sent' ? seqs.get(`${reader} ${note.cid}`) : undefined;
      if (seq !== undefined) times.set(seq, Math.min(note.at, times.get(seq) ?? note.at));
    }
  }
  return times;
};

/** Nothing is told before it is committed, and nothing that is not committed in the end. */
const checkTime = (seq: number, at: number, sent: number | undefined, truth: Truth, tell: (text: string) => void) => {
  const event = truth.log[seq - 1];
  if (event === undefined) tell(`${seq} is not in the log`);
  else if (at + CLOCKS_APART_MS < event.at) tell(`${seq}, ${Math.round(event.at - at)} ms before its commit`);
  else if (sent !== undefined && at < sent) tell(`${seq}, before it was sent`);
};

/** Whether another reader may know what this one was shown and may not know. */
const isOthers = (part: keyof Digest, { since, seq, feed }: Shown, truth: Truth): boolean =>
  truth.readers.some(reader => truth.feed(reader, since, seq)[part] === feed[part]);

const checkFeed = (shown: Shown, { client, reader }: History, truth: Truth, report: Report): void => {
  const { since, seq, feed } = shown;
  const allowed = truth.feed(reader, since, seq);
  for (const part of PARTS.filter(each => feed[each] !== allowed[each])) {
    const kind = isOthers(part, shown, truth) ? 'leaked' : 'contradicted';
    report(kind, `${client}: ${part} of ${since} to ${seq}`);
  }
};

/** Every client is told what the log says, all of it, in its order, when it is committed, and only its own part. */
export const checkShown = (histories: readonly History[], truth: Truth, report: Report): void => {
  const sent = sendingTimes(histories, truth);
  for (const history of histories) {
    const { client, notes } = history;
    const tellEarly = (text: string): void => report('early', `${client}: ${text}`);
    let last = 0;
    for (const note of notes) {
      if (note.kind === 'done') checkTime(note.seq, note.at, sent.get(note.seq), truth, tellEarly);
      if (!isShown(note)) continue;
      checkTime(note.seq, note.at, sent.get(note.seq), truth, tellEarly);
      if (note.kind === 'event' && (note.since !== last || note.seq <= last)) {
        report('gap', `${client}: ${note.since} to ${note.seq} after ${last}`);
      }
      last = note.seq;
      if (note.seq <= truth.log.length) checkFeed(note, history, truth, report);
    }
  }
};
