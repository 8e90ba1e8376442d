import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createThinker, decide, type Helper, type Question, type Report } from '@cap-diamant/bots';
import { GAME_IDS, type GameId, loadGame } from '@cap-diamant/catalogue';
import { nth } from '@cap-diamant/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quantile } from '../statistics.ts';
import { opponentNamed } from './open.ts';
import { portOf } from './port.ts';
import { createBotTeam } from './team.ts';
import { startThread } from './thread.ts';

/** Threads cannot be started from sources: these tests use the built ones, as the program does. */
const BUILT = new URL('../../dist/bots/worker.js', import.meta.url);
/** The test runner looks for sources; built threads do not. */
const PLAIN = { execArgv: [] };
const FOR_EVER = 'search:100000000';
const TIMES = 5;
const MOST_MS = 20;

beforeAll(() => {
  if (!existsSync(fileURLToPath(BUILT))) throw new Error('these tests start built threads: "npm run build" first');
});

const opening = async (id: GameId, seed: string): Promise<Question & { readonly game: GameId }> => {
  const { game } = await loadGame(id);
  const state = game.setup(nth(game.options.variants, 0).options, seed);
  const seat = nth(game.actors(state), 0);
  return { game: id, view: game.view(state, seat), seat, seed };
};

const here = async (bot: string, { game: id, ...question }: Question & { readonly game: GameId }): Promise<Report> => {
  const { player, budget } = await opponentNamed(bot, (await loadGame(id)).game);
  return decide(player.consider(question), 'playouts' in budget ? budget.playouts : 0);
};

describe('a bot on a thread', () => {
  const thinker = createThinker(() => startThread(BUILT, PLAIN));
  afterAll(() => thinker.close());

  it.each(['random', 'greedy', 'search:12'])('%s answers what it answers here', async bot => {
    for (const game of ['quebec', 'nouvelle-france'] as const) {
      const question = await opening(game, 'thread');
      const report = await thinker.ask({ bot, ...question }).answer;
      expect(report).toEqual(await here(bot, question));
    }
  });

  it('takes another budget than its own', async () => {
    const question = await opening('quebec', 'budget');
    const report = await thinker.ask({ bot: FOR_EVER, ...question, budget: { playouts: 3 } }).answer;
    expect(report?.playouts).toBe(3);
  });

  it('says what is wrong with a question nobody can answer', async () => {
    const question = await opening('quebec', 'wrong');
    await expect(thinker.ask({ bot: 'stranger', ...question }).answer).rejects.toThrow('no bot "stranger"');
    await expect(thinker.ask({ bot: 'greedy', ...question, view: null }).answer).rejects.toThrow();
  });
});

/** Waits until something holds, letting everybody else go on. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(resolve => setImmediate(resolve));
};

/** Processor time of this process and its threads, in milliseconds: what other programs do does not count. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A thread that can be watched and killed from outside. */
const watched = (): { thread: Worker; helper: Helper; busy: () => boolean } => {
  const thread = new Worker(BUILT, PLAIN);
  const before = () => thread.performance.eventLoopUtilization().active;
  let begun = Number.POSITIVE_INFINITY;
  thread.on('message', ({ kind }: { kind: string }) => {
    begun = kind === 'begun' ? before() : Number.POSITIVE_INFINITY;
  });
  const helper: Helper = {
    port: portOf(thread),
    onDeath: tell => thread.on('exit', code => tell(`exit code ${code}`)),
    end: () => void thread.terminate(),
  };
  return { thread, helper, busy: () => before() - begun > 2 * MOST_MS };
};

describe('a bot that thinks for long', () => {
  it.each(GAME_IDS)(`is stopped within ${MOST_MS} ms of processor time, in %s`, async id => {
    const { helper, busy } = watched();
    const thinker = createThinker(() => helper);
    const question = await opening(id, 'long');
    const took: number[] = [];
    for (let times = 0; times < TIMES; times++) {
      const pending = thinker.ask({ bot: FOR_EVER, ...question, seed: `${times}` });
      await until(busy);
      const told = spent();
      pending.cancel();
      expect(await pending.answer).toBeUndefined();
      took.push(spent() - told);
    }
    thinker.close();
    expect(quantile(took, 0.5)).toBeLessThan(MOST_MS);
  });

  it('may be killed: that is told, and a simpler bot answers', async () => {
    const { game } = await loadGame('quebec');
    const { thread, helper, busy } = watched();
    const troubles: string[] = [];
    const team = createBotTeam(
      game,
      why => troubles.push(why),
      () => helper,
    );
    const { game: _id, ...question } = await opening('quebec', 'killed');
    const answer = team.think(FOR_EVER, question);
    await until(busy);
    await thread.terminate();
    expect(await answer).toEqual(await here('greedy', { game: 'quebec', ...question }));
    expect(troubles).toEqual(['exit code 1']);
  });

  it('may not even start: that is told, and a simpler bot answers', async () => {
    const { game } = await loadGame('quebec');
    const troubles: string[] = [];
    const team = createBotTeam(
      game,
      why => troubles.push(why),
      () => startThread(new URL('./no-such-worker.js', import.meta.url), PLAIN),
    );
    const { game: _id, ...question } = await opening('quebec', 'no start');
    expect(await team.think('search:12', question)).toEqual(await here('greedy', { game: 'quebec', ...question }));
    expect(troubles).toEqual([expect.stringContaining('no-such-worker')]);
  });
});
