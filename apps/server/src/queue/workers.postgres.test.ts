import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadGame } from '@cap-diamant/catalogue';
import { type GameRecord, nth, random, replay, unwrap } from '@cap-diamant/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, newTable } from '../testing/http.ts';
import { placeFor } from '../testing/place.ts';
import { Player } from '../testing/player.ts';
import { type RunningProgram, startProgram } from '../testing/program.ts';
import { freshFolder, type ServerProcess, startProcess } from '../testing/server-process.ts';

/** How often these tests look into the queue. */
const LOOK_MS = 20;
/** Each starts several programs, one after the other. */
const TIMEOUT_MS = 300_000;

const data = freshFolder();
let url = '';
let client: pg.Client;
let node: ServerProcess;
const workers: RunningProgram[] = [];

beforeAll(async () => {
  const place = await placeFor(data);
  url = 'url' in place ? place.url : '';
  node = await startProcess({ data });
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(workers.map(worker => worker.stop('SIGKILL')));
  await client.end();
  await node.stop();
});

/** Starts a worker for one job at a time, and waits until it works. */
const startWorker = async (): Promise<RunningProgram> => {
  const worker = startProgram(['work', '--database', url, '--threads', '1']);
  workers.push(worker);
  await worker.says('Working for');
  return worker;
};

/** Whether somebody works on a job of this kind. */
const isJobTaken = async (kind: string): Promise<boolean> => {
  const query = 'select id from cap_diamant_jobs.jobs where locked_by is not null and task_identifier = $1';
  return (await client.query(query, [kind])).rowCount !== 0;
};

const countOf = async (sql: string): Promise<number> => Number((await client.query(sql)).rows[0].count);

/** A command's output when three workers play, one of which is killed while it has a game in hand. */
const runWithWorkers = async (args: readonly string[]): Promise<string> => {
  const first = await startWorker();
  const command = startProgram([...args, '--database', url]);
  while (!(await isJobTaken('part'))) await wait(LOOK_MS);
  await first.stop('SIGKILL');
  expect(await countOf('select count(*) from cap_diamant_jobs.jobs where locked_by is not null')).toBe(1);
  const others = await Promise.all([startWorker(), startWorker()]);
  expect([await command.ended, command.said()]).toEqual([0, expect.anything()]);
  expect(await countOf('select count(*) from cap_diamant_work.runs')).toBe(0);
  expect(await countOf('select count(*) from cap_diamant_jobs.jobs')).toBe(0);
  await Promise.all(others.map(worker => worker.stop('SIGTERM')));
  return command.printed();
};

const runAlone = async (args: readonly string[]): Promise<string> => {
  const command = startProgram(args);
  expect([await command.ended, command.said()]).toEqual([0, expect.anything()]);
  return command.printed();
};

/** The last column of the standings, and a note of minutes, say how long it took. */
const withoutTimes = (text: string): string => text.replaceAll(/ +[\d.,]+$/gm, '').replaceAll(/[\d.]+ min/g, '');
const jsonWithoutTimes = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => (/Ms$|^seconds$/.test(key) ? undefined : value));

it(
  'a tournament over three workers, one killed on the way, has the same result as alone',
  async () => {
    const folder = freshFolder();
    const tournament = ['tournament', '--bots', 'greedy,random,random', '--games', '3', '--seed', 'three'];
    const [alone, shared] = [join(folder, 'alone.json'), join(folder, 'shared.json')];
    const texts = [
      await runAlone([...tournament, '--json', alone]),
      await runWithWorkers([...tournament, '--json', shared]),
    ];
    expect(withoutTimes(texts[1] ?? '')).toBe(withoutTimes(texts[0] ?? ''));
    expect(jsonWithoutTimes(shared)).toEqual(jsonWithoutTimes(alone));
    expect(jsonWithoutTimes(alone)).toMatchObject({ games: [{ index: 0 }, { index: 1 }, { index: 2 }] });
  },
  TIMEOUT_MS,
);

it(
  'a training over three workers, one killed on the way, learns the same as alone',
  async () => {
    const folder = freshFolder();
    const plan = ['--generations', '2', '--games', '2', '--units', '2', '--trials', '2', '--seed', 'three'];
    const [alone, shared] = [join(folder, 'alone'), join(folder, 'shared')];
    await runAlone(['train', ...plan, '--out', alone]);
    await runWithWorkers(['train', ...plan, '--out', shared]);
    const [one, other] = [alone, shared].map(out => jsonWithoutTimes(join(out, 'checkpoint.json')));
    expect(other).toEqual(one);
    expect(one).toMatchObject({ generation: 2, strengths: [{ games: 2 }] });
  },
  TIMEOUT_MS,
);

const LAST = 16;

/** The last decisions of a game between bots, in a file: a review of all of them would take minutes. */
const endOfGame = async (folder: string): Promise<string> => {
  const file = join(folder, 'game.json');
  const bots = ['--seats', 'Anne:greedy,Luc:random', '--variant', '2011-family'];
  await runAlone(['play', '--seed', 'review', ...bots, '--file', file]);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  const { seed: _seed, options: _options, ...rest } = saved;
  const { game } = await loadGame('quebec');
  const from = saved.moves.length - LAST;
  const position = game.notation.formatPosition(nth(unwrap(replay(game, saved)), from));
  const cut = { ...rest, position, seats: saved.seats.slice(from), moves: saved.moves.slice(from) };
  writeFileSync(file, JSON.stringify(cut));
  return file;
};

it(
  'a review over three workers, one killed on the way, says the same as alone',
  async () => {
    const review = ['review', await endOfGame(freshFolder()), '--json'];
    const alone = await runAlone(review);
    expect(JSON.parse(alone)).toMatchObject({ players: [{ name: 'Anne' }, { name: 'Luc' }] });
    expect(await runWithWorkers(review)).toBe(alone);
  },
  TIMEOUT_MS,
);

it(
  'a tournament that is stopped leaves nothing to do',
  async () => {
    const command = startProgram(['tournament', '--bots', 'greedy,random', '--games', '600', '--database', url]);
    await command.says('No worker is there');
    expect(await command.stop('SIGINT')).toBe(0);
    expect(command.said()).toContain('Stopped after 0 of 600 games.');
    expect(await countOf('select count(*) from cap_diamant_work.runs')).toBe(0);
    expect(await countOf('select count(*) from cap_diamant_jobs.jobs')).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'workers think for the bots of online tables; when one is killed the game goes on',
  async () => {
    const first = await startWorker();
    // Knows from its start that there is a worker.
    const other = await startProcess({ data });
    const guest = await newGuest(other.address, 'Anne');
    const { id } = await newTable(other.address, guest.token, { game: 'quebec', seats: ['me', { bot: 'expert' }] });
    const anne = await Player.follow(other.address, id, guest);
    const dice = random('workers');
    const untilAsked = () => anne.until(({ decision }) => decision !== null);
    const playTurn = async (): Promise<void> => {
      await untilAsked();
      while (anne.feed.decision !== null) await anne.playAny(dice);
    };
    await playTurn();
    await untilAsked();
    const mortal = await startWorker();
    await first.stop('SIGTERM');
    expect(first.said()).toMatch(/turns at tables: [1-9]/);

    const isTaken = async (): Promise<boolean> => {
      while (anne.feed.decision === null) {
        if (await isJobTaken('bots')) return true;
        await wait(LOOK_MS);
      }
      return false;
    };
    do await playTurn();
    while (!(await isTaken()));
    await mortal.stop('SIGKILL');
    await untilAsked();
    await other.stop();
  },
  TIMEOUT_MS,
);
