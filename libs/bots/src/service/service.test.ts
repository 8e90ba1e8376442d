import { type Game, nth } from '@cap-diamant/kernel';
import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Opponent } from '../opponents.ts';
import type { Player, Question } from '../player.ts';
import { randomPlayer } from '../random.ts';
import { decide } from '../think.ts';
import { standIn } from './fallback.ts';
import type { Asking, Port } from './messages.ts';
import { serve } from './serve.ts';
import { createThinker, type Helper } from './thinker.ts';

const game = toyGame as Game;
const view = game.view(game.setup({ players: 2, rounds: 2 }, 'service'), 0);
const asking = (bot: string, seed = 's'): Asking => ({ game: 'toy', bot, view, seat: 0, seed });
const question: Question = { view, seat: 0, seed: 's' };
const UNTIL_DONE = { playouts: Number.POSITIVE_INFINITY };

const soon = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Two ends of a line: what is said at one is heard at the other a moment later, copied. */
const line = (): readonly [Port, Port] => {
  const ends: Port[] = [];
  const end = (other: number): Port => ({
    postMessage: message => {
      const data: unknown = structuredClone(message);
      queueMicrotask(() => nth(ends, other).onmessage?.({ data }));
    },
    onmessage: null,
  });
  ends.push(end(1), end(0));
  return [nth(ends, 0), nth(ends, 1)];
};

/** Thinks for ever. */
const endless: Player = {
  consider: asked => ({ ...randomPlayer(game).consider(asked), step: () => true, isSettled: () => false }),
};

const broken: Player = {
  consider: () => {
    throw new Error('no idea');
  },
};

const CASTS: Readonly<Record<string, Player>> = { random: randomPlayer(game), endless, broken };

/** A thread as the tests have it: on the same one, with a clock that goes on a millisecond at each look. */
const stage = () => {
  const clock = { ms: 0, casts: 0, stopped: false };
  const [here, there] = line();
  let tell: (why: string) => void = () => {};
  serve(there, {
    cast: async ({ bot }): Promise<Opponent> => {
      clock.casts++;
      const player = CASTS[bot];
      if (player === undefined) throw new Error(`no bot ${bot}`);
      return { player, budget: UNTIL_DONE };
    },
    pace: { now: () => ++clock.ms, pause: () => (clock.stopped ? new Promise(() => {}) : soon()) },
  });
  const stop = (): void => {
    clock.stopped = true;
  };
  const onDeath: Helper['onDeath'] = heard => {
    tell = heard;
  };
  const die = (why: string): void => {
    stop();
    tell(why);
  };
  return { helper: { port: here, onDeath, end: stop }, clock, die };
};

describe('a thread that thinks', () => {
  it('answers what the same bot answers without it', async () => {
    const { helper } = stage();
    const thinker = createThinker(() => helper);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const report = await thinker.ask(asking('random', seed)).answer;
      expect(report).toEqual(decide(randomPlayer(game).consider({ view, seat: 0, seed })));
    }
  });

  it('stops within 20 ms of being told to, and takes the next question', async () => {
    const { helper, clock } = stage();
    const thinker = createThinker(() => helper);
    const pending = thinker.ask(asking('endless'));
    while (clock.ms < 100) await soon();
    const told = clock.ms;
    pending.cancel();
    expect(await pending.answer).toBeUndefined();
    expect(clock.ms - told).toBeLessThan(20);
    expect(await thinker.ask(asking('random')).answer).toBeDefined();
  });

  it('does not begin with a question withdrawn before its turn', async () => {
    const { helper } = stage();
    const thinker = createThinker(() => helper);
    const first = thinker.ask(asking('endless'));
    const second = thinker.ask(asking('endless'));
    second.cancel();
    first.cancel();
    expect(await Promise.all([first.answer, second.answer])).toEqual([undefined, undefined]);
  });

  it('says why a question went wrong, and answers the next', async () => {
    const { helper } = stage();
    const thinker = createThinker(() => helper);
    await expect(thinker.ask(asking('broken')).answer).rejects.toThrow('no idea');
    await expect(thinker.ask(asking('stranger')).answer).rejects.toThrow('no bot stranger');
    expect(await thinker.ask(asking('random')).answer).toBeDefined();
  });

  it('keeps its players, but not those that could not be had', async () => {
    const { helper, clock } = stage();
    const thinker = createThinker(() => helper);
    await thinker.ask(asking('random')).answer;
    await thinker.ask(asking('random', 't')).answer;
    expect(clock.casts).toBe(1);
    for (const times of [2, 3]) {
      await thinker.ask(asking('stranger')).answer.catch(() => {});
      expect(clock.casts).toBe(times);
    }
  });

  it('is started again after it has died', async () => {
    const stages = [stage(), stage()];
    let started = 0;
    const thinker = createThinker(() => nth(stages, started++).helper);
    const lost = thinker.ask(asking('endless')).answer;
    nth(stages, 0).die('out of memory');
    await expect(lost).rejects.toThrow('out of memory');
    expect(await thinker.ask(asking('random')).answer).toBeDefined();
    expect(started).toBe(2);
  });

  it('lets nobody wait when it is closed', async () => {
    const { helper } = stage();
    const thinker = createThinker(() => helper);
    const { answer } = thinker.ask(asking('endless'));
    thinker.close();
    await expect(answer).rejects.toThrow('ended');
  });
});

describe('standing in', () => {
  it('goes from player to player until one answers, and tells what went wrong', () => {
    const troubles: string[] = [];
    const report = standIn(question, [broken, broken, randomPlayer(game)], why => troubles.push(why));
    expect(report).toEqual(decide(randomPlayer(game).consider(question)));
    expect(troubles).toEqual(['Error: no idea', 'Error: no idea']);
  });
});
