import { random } from '@cap-diamant/kernel';
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { type Guest, newGuest, newTable, sit, tableAt } from './testing/http.ts';
import { Player } from './testing/player.ts';
import { freshFolder, type ServerProcess, startProcess } from './testing/server-process.ts';

/** `npm run torture -- 250 b` kills 250 times, at other moments than `a` does. */
const KILLS = Number(process.env.SERVER_KILLS ?? 25);
const SEED = process.env.SERVER_SEED ?? 'kills';
const TABLES = 4;
const PEOPLE = 3;
/** A game that is longer makes way for a new one. */
const LONG = 100;

/** What people at a table know: nothing of it may ever be lost. */
interface Witness {
  readonly table: string;
  readonly guests: readonly Guest[];
  /** The number of the event that started the game. */
  readonly started: number;
  /** The numbers of acknowledged turns, by the person who made them and the cid. */
  readonly done: Map<string, { readonly guest: Guest; readonly cid: string; readonly seq: number }>;
  /** The decisions a spectator was shown. */
  readonly shown: string[];
}

const openTable = async (address: string, name: string): Promise<Witness> => {
  const guests: Guest[] = [];
  for (let n = 0; n < PEOPLE; n++) guests.push(await newGuest(address, `${name} ${n}`));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { id } = await newTable(address, host.token, { game: 'quebec', seats: ['me', ...others.map(() => 'open')] });
  for (const guest of others) await sit(address, guest, id);
  const { seq } = await tableAt(address, id);
  return { table: id, guests, started: seq, done: new Map(), shown: [] };
};

const isGone = (fault: unknown): boolean => /connection was closed|ECONN|socket hang up/.test(String(fault));

/** Plays at a table, one turn after the other, until the server is gone. */
const playUntilKilled = async (address: string, witness: Witness, round: number): Promise<void> => {
  const { table, guests, done, shown } = witness;
  const dice = random(`${SEED} ${round}`);
  try {
    const spectator = await Player.follow(address, table);
    const note = (): void => {
      for (const entry of spectator.feed.entries) shown[entry.n] = JSON.stringify(entry);
    };
    note();
    spectator.client.socket.on('message', note);
    const players: Player[] = [];
    for (const guest of guests) players.push(await Player.follow(address, table, guest));
    for (let n = 0; ; n++) {
      const asked = players.find(player => player.feed.decision !== null);
      if (asked?.guest === undefined) return;
      const cid = `${round}/${n}`;
      const answer = await asked.play([dice.pick(asked.feed.offered ?? [])], { cid });
      if (answer.kind !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
      const { seq = 0 } = answer;
      done.set(`${asked.guest.token} ${cid}`, { guest: asked.guest, cid, seq });
      await Promise.all(players.map(player => player.until((_, now) => now >= seq)));
    }
  } catch (fault) {
    if (!isGone(fault)) throw fault;
  }
};

/** Everything acknowledged or shown is there once, in order; a repeated command changes nothing. */
const check = async (address: string, { table, started, done, shown }: Witness): Promise<void> => {
  const { client, last } = await Player.follow(address, table);
  const { seq, feed } = last;
  client.close();
  // Every turn here is one decision, and nobody undoes.
  expect(feed.length).toBe(seq - started);
  const acknowledged = [...done.values()];
  expect(new Set(acknowledged.map(turn => turn.seq)).size).toBe(acknowledged.length);
  expect(seq).toBeGreaterThanOrEqual(Math.max(started, ...acknowledged.map(turn => turn.seq)));
  expect(feed.entries.slice(0, shown.length).map(entry => JSON.stringify(entry))).toEqual(shown);
  for (const turn of acknowledged.slice(-PEOPLE)) {
    const again = await Client.open(address, turn.guest.token);
    expect(await again.ask({ kind: 'resign', table, cid: turn.cid })).toEqual({
      kind: 'done',
      cid: turn.cid,
      seq: turn.seq,
    });
    again.close();
  }
};

it(`nothing answered or shown is lost when the server is killed ${KILLS} times`, async () => {
  const data = freshFolder();
  const dice = random(SEED);
  let server: ServerProcess = await startProcess({ data });
  const { port, address } = server;
  let witnesses = await Promise.all(Array.from({ length: TABLES }, (_, at) => openTable(address, `Table ${at}`)));
  let turns = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const playing = Promise.all(witnesses.map(witness => playUntilKilled(address, witness, kill)));
    const { stop } = server;
    // The moment is the point of this test: anywhere in the middle of the work.
    const killed = new Promise(resolve => setTimeout(() => resolve(stop('SIGKILL')), 100 + dice.below(500)));
    await Promise.all([playing, killed]);
    server = await startProcess({ data, port });
    await Promise.all(witnesses.map(witness => check(address, witness)));
    witnesses = await Promise.all(
      witnesses.map((witness, at) => {
        if (witness.shown.length < LONG) return witness;
        turns += witness.done.size;
        return openTable(address, `Table ${at}`);
      }),
    );
    if (KILLS > 25 && (kill + 1) % 25 === 0) process.stderr.write(`${kill + 1} kills, nothing lost\n`);
  }
  turns += witnesses.reduce((sum, { done }) => sum + done.size, 0);
  expect(turns).toBeGreaterThan(KILLS * TABLES);
  expect(await server.stop()).toBe(0);
}, 3_600_000);
