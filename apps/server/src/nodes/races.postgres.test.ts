import { type Random, random } from '@cap-diamant/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, newGuest, newTable, sit } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { freshFolder, type ServerProcess, startProcess } from '../testing/server-process.ts';

/** `npm run races -- 100000` has more. */
const RACES = Number(process.env.NODE_RACES ?? 2000);
const TABLES = 8;

let nodes: [ServerProcess, ServerProcess];
beforeAll(async () => {
  const data = freshFolder();
  nodes = await Promise.all([startProcess({ data }), startProcess({ data })]);
});
afterAll(() => Promise.all(nodes.map(node => node.stop())));

/** Somebody who is connected to both nodes. */
type Twice = readonly [Player, Player];

const openTable = async (): Promise<readonly Twice[]> => {
  const [{ address: a }, { address: b }] = nodes;
  const guests: Guest[] = [await newGuest(a, 'Anne'), await newGuest(b, 'Luc')];
  const { id } = await newTable(a, guests[0]?.token ?? '', { game: 'quebec', seats: ['me', 'open'] });
  await sit(b, guests[1] as Guest, id);
  return Promise.all(
    guests.map(async guest => [await Player.follow(a, id, guest), await Player.follow(b, id, guest)] as const),
  );
};

/** Sends two moves for the same decision through both nodes at once; exactly one is accepted. */
const race = async (people: readonly Twice[], asked: Twice, dice: Random): Promise<void> => {
  const decision = asked[0].feed.decision;
  const moves = asked.map(player => [dice.pick(player.feed.offered ?? [])]);
  const answers = await Promise.all(
    asked.map((player, at) => player.ask('play', { cid: `${decision} ${at}`, decision, moves: moves[at] })),
  );
  const kinds = answers.map(({ kind }) => kind).sort();
  if (kinds.join() !== 'done,refused') throw new Error(JSON.stringify(answers));
  const refused = answers.find(answer => answer.kind === 'refused');
  if (refused?.kind !== 'refused' || !['stale', 'over'].includes(refused.code))
    throw new Error(JSON.stringify(answers));
  const done = answers.find(answer => answer.kind === 'done');
  const seq = done?.kind === 'done' ? (done.seq ?? 0) : 0;
  await Promise.all(people.flat().map(player => player.until((_, now) => now >= seq)));
};

const raceOn = async (seed: string, races: number): Promise<number> => {
  const dice = random(seed);
  let people: readonly Twice[] = [];
  let run = 0;
  while (run < races) {
    const asked = people.find(([player]) => player.feed.decision !== null);
    if (asked === undefined) {
      for (const { client } of people.flat()) client.close();
      people = await openTable();
      continue;
    }
    await race(people, asked, dice);
    run++;
  }
  for (const { client } of people.flat()) client.close();
  return run;
};

it(`of two commands for one decision from two nodes exactly one is accepted, ${RACES} times`, async () => {
  const each = Math.ceil(RACES / TABLES);
  const runs = await Promise.all(Array.from({ length: TABLES }, (_, n) => raceOn(`races ${n}`, each)));
  expect(runs.reduce((sum, n) => sum + n)).toBe(each * TABLES);
}, 3_600_000);
