import type { Report } from './fault.ts';
import type { History, Note, Truth } from './history.ts';

/** A number that somebody knew at a time, or has to get at least for what was asked at a time. */
interface Moment {
  readonly at: number;
  /** The log had reached this number. */
  readonly known?: number;
  /** This has to have a larger number (a turn) or one as large (a snapshot). */
  readonly beyond?: { readonly seq: number; readonly text: string };
}

const momentsOf = (note: Note, client: string, carriedOut: (cid: string) => number | undefined): Moment[] => {
  switch (note.kind) {
    case 'sent': {
      const seq = carriedOut(note.cid);
      return seq === undefined ? [] : [{ at: note.at, beyond: { seq, text: `${client}: ${note.cid} became ${seq}` } }];
    }
    case 'done':
      return [{ at: note.at, known: note.seq }];
    case 'snapshot': {
      const { at, asked, seq } = note;
      // A snapshot may show what was the last event when it was asked for.
      return [
        { at, known: seq },
        { at: asked, beyond: { seq: seq + 1, text: `${client}: was shown ${seq}` } },
      ];
    }
    case 'event':
      return [{ at: note.at, known: note.seq }];
    case 'refused':
      return [];
  }
};

/** Only the first time a command is sent says what it has to come after. */
const withoutRepeats = (notes: readonly Note[]): readonly Note[] => {
  const cids = new Set<string>();
  return notes.filter(note => {
    if (note.kind !== 'sent') return true;
    const isFirst = !cids.has(note.cid);
    cids.add(note.cid);
    return isFirst;
  });
};

/**
 * Answers respect real time: what is sent, or asked for, when somebody knows of an event comes after that event. With
 * one order of all events this makes each table linearizable.
 */
export const checkOrder = (histories: readonly History[], truth: Truth, report: Report): void => {
  const seqs = new Map(truth.commands.map(({ seat, cid, seq }) => [`${seat} ${cid}`, seq]));
  const moments = histories.flatMap(({ client, reader, notes }) =>
    withoutRepeats(notes).flatMap(note => momentsOf(note, client, cid => seqs.get(`${reader} ${cid}`))),
  );
  let known = 0;
  for (const { known: reached = 0, beyond } of moments.toSorted((a, b) => a.at - b.at)) {
    if (beyond !== undefined && beyond.seq <= known) report('reordered', `${beyond.text} after ${known} was known`);
    known = Math.max(known, reached);
  }
};
