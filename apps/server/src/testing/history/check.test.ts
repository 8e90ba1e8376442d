import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import type { Digest, History, Note, Reader, Truth } from './history.ts';

/** Two people and a spectator; after the two events of the start, seat 0 and seat 1 play in turn. */
const READERS: readonly Reader[] = [0, 1, null];

/** Each seat has a view and a question of its own; spectators have neither. */
const feedFor = (reader: Reader, since: number, seq: number): Digest => ({
  seat: String(reader),
  asked: reader === null || seq % 2 !== reader ? 'nothing' : `question ${seq}`,
  entries: `${since} to ${seq}`,
  view: reader === null ? `public ${seq}` : `view of ${reader} at ${seq}`,
  common: `common ${seq}`,
});

const TRUTH: Truth = {
  table: 't',
  readers: READERS,
  log: [
    { kind: 'created', at: 0, received: 0 },
    { kind: 'started', at: 0, received: 0 },
    { kind: 'played', turn: { seat: 0, moves: ['a'] }, at: 110, received: 105 },
    { kind: 'played', turn: { seat: 1, moves: ['b'] }, at: 210, received: 205 },
  ],
  commands: [
    { seat: 0, cid: 'first', seq: 3 },
    { seat: 1, cid: 'second', seq: 4 },
  ],
  feed: feedFor,
  left: () => undefined,
};

const sent = (cid: string, move: string, decision: number, at: number): Note => ({
  kind: 'sent',
  at,
  cid,
  decision,
  moves: [move],
});
const done = (cid: string, seq: number, at: number): Note => ({ kind: 'done', at, cid, seq });
const snapshot = (reader: Reader, seq: number, at: number): Note => ({
  kind: 'snapshot',
  at,
  asked: at - 5,
  since: 0,
  seq,
  feed: feedFor(reader, 0, seq),
  decision: null,
});
const event = (reader: Reader, seq: number, at: number, more: Partial<Digest> = {}): Note => ({
  kind: 'event',
  at,
  since: seq - 1,
  seq,
  feed: { ...feedFor(reader, seq - 1, seq), ...more },
  decision: null,
});

/** What was noted where nothing goes wrong. The first turn had to be sent twice. */
const NOTES: Readonly<Record<string, readonly Note[]>> = {
  anne: [
    snapshot(0, 2, 50),
    sent('first', 'a', 2, 100),
    sent('first', 'a', 2, 140),
    done('first', 3, 150),
    event(0, 3, 151),
    event(0, 4, 221),
  ],
  luc: [
    snapshot(1, 2, 51),
    event(1, 3, 152),
    sent('second', 'b', 3, 200),
    done('second', 4, 220),
    event(1, 4, 222),
    snapshot(1, 4, 300),
  ],
  spectator: [snapshot(null, 2, 52), event(null, 3, 153), event(null, 4, 223)],
};

const historiesWith = (changed: Readonly<Record<string, readonly Note[]>> = {}): History[] =>
  Object.entries({ ...NOTES, ...changed }).map(([client, notes], at) => ({
    client,
    table: 't',
    reader: READERS[at] ?? null,
    notes,
  }));

const kinds = (histories: readonly History[], truth: Truth = TRUTH): string[] => [
  ...new Set(check(histories, truth).map(({ kind }) => kind)),
];

const replaced = (client: string, at: number, ...notes: readonly Note[]): Record<string, readonly Note[]> => ({
  [client]: (NOTES[client] ?? []).toSpliced(at, 1, ...notes),
});

describe('the checker', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(check(historiesWith(), TRUTH)).toEqual([]);
  });

  it('finds a turn that was acknowledged and lost', () => {
    const luc = NOTES.luc?.slice(0, 4) ?? [];
    const others = { anne: NOTES.anne?.slice(0, 5) ?? [], spectator: NOTES.spectator?.slice(0, 2) ?? [] };
    const log = TRUTH.log.slice(0, 3);
    const commands = TRUTH.commands.slice(0, 1);
    expect(kinds(historiesWith({ ...others, luc }), { ...TRUTH, log, commands })).toContain('lost');
    // The database forgot the command, so that it would be carried out again.
    expect(kinds(historiesWith(), { ...TRUTH, commands })).toContain('lost');
  });

  it('finds a turn that was carried out twice', () => {
    const again = { kind: 'played', turn: { seat: 0, moves: ['a'] }, at: 230, received: 225 };
    expect(kinds(historiesWith(), { ...TRUTH, log: [...TRUTH.log, again] })).toEqual(['doubled']);
    expect(kinds(historiesWith(replaced('anne', 3, done('first', 3, 150), done('first', 4, 230))))).toContain(
      'doubled',
    );
  });

  it('finds turns in another order than that of time', () => {
    const [created, started, first, second] = TRUTH.log as [
      Truth['log'][0],
      Truth['log'][0],
      Truth['log'][0],
      Truth['log'][0],
    ];
    const log = [created, started, { ...second, at: 110, received: 105 }, { ...first, at: 210, received: 205 }];
    const commands = TRUTH.commands.map(command => ({ ...command, seq: 7 - command.seq }));
    const anne = replaced('anne', 3, done('first', 4, 150));
    const luc = replaced('luc', 3, done('second', 3, 220));
    expect(kinds(historiesWith({ ...anne, ...luc }), { ...TRUTH, log, commands })).toContain('reordered');
  });

  it('finds a snapshot without what was acknowledged before it was asked for', () => {
    expect(kinds(historiesWith(replaced('luc', 5, snapshot(1, 3, 300))))).toEqual(['reordered']);
  });

  it('finds what was told before its commit, or never committed', () => {
    expect(kinds(historiesWith(replaced('spectator', 1, event(null, 3, 85))))).toContain('early');
    const log = TRUTH.log.with(3, { ...(TRUTH.log[3] ?? { kind: '', received: 0 }), at: 290 });
    expect(kinds(historiesWith(), { ...TRUTH, log })).toEqual(['early']);
    const beyond = [...(NOTES.spectator ?? []), event(null, 5, 300)];
    expect(kinds(historiesWith({ spectator: beyond }))).toContain('early');
  });

  it('finds what only another seat may know', () => {
    const leaks: readonly Partial<Digest>[] = [
      { view: 'view of 0 at 3' },
      { view: 'view of 1 at 3' },
      { asked: 'question 3' },
      feedFor(0, 2, 3),
    ];
    for (const leak of leaks) {
      expect(kinds(historiesWith(replaced('spectator', 1, event(null, 3, 153, leak))))).toEqual(['leaked']);
    }
  });

  it('finds a gap, and what the log does not say', () => {
    expect(kinds(historiesWith({ spectator: [snapshot(null, 2, 52), event(null, 4, 223)] }))).toEqual(['gap']);
    expect(kinds(historiesWith(replaced('spectator', 1, event(null, 3, 153, { entries: 'other' }))))).toEqual([
      'contradicted',
    ]);
    const swapped = sent('first', 'c', 2, 100);
    const anne = (NOTES.anne ?? []).map(note => (note.kind === 'sent' ? swapped : note));
    expect(kinds(historiesWith({ anne }))).toEqual(['contradicted']);
  });

  it('finds a clock that ran while nobody could play', () => {
    // Seat 1 thought for 48 ms and was charged for all the time that is missing here.
    const withClock = (missing: number): Truth => ({ ...TRUTH, left: (_, seq) => 60_000 - (seq > 3 ? missing : 0) });
    const luc = (NOTES.luc ?? []).map(note =>
      note.kind === 'event' && note.seq === 3 ? { ...note, decision: 3 } : note,
    );
    expect(kinds(historiesWith({ luc }), withClock(900))).toEqual([]);
    expect(kinds(historiesWith({ luc }), withClock(12_000))).toEqual(['charged']);
    const log = [...TRUTH.log, { kind: 'timed-out', at: 400, received: 395 }];
    expect(kinds(historiesWith(), { ...TRUTH, log })).toEqual(['charged']);
  });

  it('does not mind a refused command, unless it was carried out', () => {
    const refused: Note = { kind: 'refused', at: 260, cid: 'third', code: 'stale' };
    const anne = [...(NOTES.anne ?? []), sent('third', 'z', 2, 250), refused];
    expect(check(historiesWith({ anne }), TRUTH)).toEqual([]);
    const instead: Note = { kind: 'refused', at: 220, cid: 'second', code: 'stale' };
    expect(kinds(historiesWith(replaced('luc', 3, instead)))).toEqual(['contradicted']);
  });
});
