import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BotQuestion, type BotWorker, decide, explain, type Report, type WorkerResponse } from '@cap-diamant/bots';
import { portOf, startThread } from '@cap-diamant/bots-node';
import { GAME_IDS, type GameId, loadEvaluation, loadGame } from '@cap-diamant/catalogue';
import { nth } from '@cap-diamant/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { opponentNamed } from './open.ts';
import { createTerminalBots } from './service.ts';

/** Threads cannot be started from sources, so these tests use the built ones, as the program does. */
const BUILT = new URL('../../dist/bots/worker.js', import.meta.url);
/** The test runner resolves packages to sources; built threads do not. */
const PLAIN = { execArgv: [] };
const ENDLESS = 'search:100000000';

beforeAll(() => {
  if (!existsSync(fileURLToPath(BUILT))) throw new Error('these tests start built threads: "npm run build" first');
});

const opening = async (game: GameId, bot: string, seed = 'thread'): Promise<BotQuestion & { game: GameId }> => {
  const { game: rules } = await loadGame(game);
  const state = rules.setup(nth(rules.options.variants, 0).options, seed);
  const seat = nth(rules.actors(state), 0);
  return { match: 'm', game, bot, view: rules.view(state, seat), seat, seed };
};

/** A bot's answer on this thread. */
const here = async (bot: string, question: BotQuestion & { game: GameId }): Promise<Report> => {
  const { player, budget } = await opponentNamed(bot, (await loadGame(question.game)).game);
  return decide(player.consider(question), 'playouts' in budget ? budget.playouts : 0);
};

const services: { end(): void }[] = [];
afterEach(() => {
  for (const service of services.splice(0)) service.end();
});

/** A service on real threads, and the failures it reports. */
const setup = (start: () => BotWorker = () => startThread(BUILT, PLAIN)) => {
  const failures: string[] = [];
  const service = createTerminalBots(reason => failures.push(reason), start);
  services.push(service);
  return { service, failures };
};

/** A thread that reports when it begins to think, and that the test can kill. */
const watched = () => {
  let begin = (): void => {};
  const thinking = new Promise<void>(resolve => {
    begin = resolve;
  });
  const threads: Worker[] = [];
  const start = (): BotWorker => {
    const thread = new Worker(BUILT, PLAIN);
    threads.push(thread);
    thread.on('message', ({ kind }: WorkerResponse) => kind === 'started' && begin());
    const onExit: BotWorker['onExit'] = tell => thread.on('exit', code => tell(`exit code ${code}`));
    return { port: portOf(thread), onExit, terminate: () => void thread.terminate() };
  };
  return { start, thinking, threads };
};

describe('a bot on a thread', () => {
  it.each(['random', 'greedy', 'search:12'])('%s answers what it answers here', async bot => {
    const { service, failures } = setup();
    for (const game of GAME_IDS) {
      const question = await opening(game, bot);
      expect(await service.choose(question)).toEqual(await here(bot, question));
    }
    expect(failures).toEqual([]);
  });

  it('explains its best moves', async () => {
    const { service } = setup();
    const question = await opening('quebec', 'search:12');
    const advice = explain(
      (await loadGame('quebec')).game,
      await loadEvaluation('quebec'),
      question,
      await here('search:12', question),
      3,
    );
    expect(await service.advise(question, 3)).toEqual(advice);
  });

  it('takes another budget than its own', async () => {
    const { service } = setup();
    const question = await opening('quebec', ENDLESS);
    expect((await service.choose({ ...question, budget: { playouts: 3 } })).playouts).toBe(3);
  });

  it('that cannot answer is reported, and greedy answers', async () => {
    const { service, failures } = setup();
    const question = await opening('quebec', 'stranger');
    expect(await service.choose(question)).toEqual(await here('greedy', question));
    expect(failures).toEqual(['Error: there is no bot "stranger"']);
  });
});

describe('a bot that thinks forever', () => {
  it.each(GAME_IDS)('lets go of a withdrawn question and answers the next on the same thread, in %s', async id => {
    const { start, thinking, threads } = watched();
    const { service, failures } = setup(start);
    const stop = new AbortController();
    const endless = service.choose(await opening(id, ENDLESS), stop.signal);
    await thinking;
    stop.abort();
    await expect(endless).rejects.toThrow('withdrawn');
    const question = await opening(id, 'search:2', 'next');
    expect(await service.choose(question)).toEqual(await here('search:2', question));
    expect([failures, threads.length]).toEqual([[], 1]);
  });

  it('whose thread dies is reported: greedy answers, and the next question gets a new thread', async () => {
    const { start, thinking, threads } = watched();
    const { service, failures } = setup(start);
    const question = await opening('quebec', ENDLESS);
    const answer = service.choose(question);
    await thinking;
    await nth(threads, 0).terminate();
    expect(await answer).toEqual(await here('greedy', question));
    expect(failures).toEqual(['exit code 1']);
    expect(await service.choose({ ...question, bot: 'random' })).toEqual(await here('random', question));
    expect(threads).toHaveLength(2);
  });

  it('whose thread cannot start is reported, and greedy answers', async () => {
    const { service, failures } = setup(() => startThread(new URL('./no-such-worker.js', import.meta.url), PLAIN));
    const question = await opening('quebec', 'search:12');
    expect(await service.choose(question)).toEqual(await here('greedy', question));
    expect(failures).toEqual([expect.stringContaining('no-such-worker')]);
  });
});
