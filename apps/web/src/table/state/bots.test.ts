import { judgeSeed } from '@cap-diamant/bots/seed';
import { toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from '../../bots/client.ts';
import { anyMove, bot, person, settled } from '../../testing/table.ts';
import { confirm, movesOf, openToy, playAll, REST, step, TWO } from '../../testing/toy-table.ts';

describe('undo across turns', () => {
  it('undoes the turns of bots together with the last decision of the person', async () => {
    const steps = {
      ...anyMove(toyGame),
      choose: async ({ view }: BotRequest) => ((view as { asked: string }).asked === 'turn' ? step(1) : REST),
    };
    const { table, clock } = openToy({ options: { players: 2, rounds: 1 }, bots: steps });
    await playAll(table, step(2), REST);
    await confirm(table);
    await clock.advance();
    await clock.advance();
    expect(movesOf(table)).toEqual(['step 2', 'rest', 'step 1', 'rest']);
    table.undo();
    await settled();
    expect([movesOf(table), table.asked]).toEqual([['step 2'], 0]);
  });

  it('aborts the request a bot is thinking about', async () => {
    const { table, clock } = openToy({ confirmTurns: false });
    await playAll(table, step(1), REST);
    table.undo();
    await clock.advance();
    expect([movesOf(table), table.bots?.thinking]).toEqual([['step 1'], undefined]);
  });
});

describe('bots', () => {
  it('see what their seat sees, and the same point of the game gives the same seed, which is not the game’s', async () => {
    const seeds = await Promise.all(
      [0, 1].map(async () => {
        const asked: BotRequest[] = [];
        const { table, clock } = openToy({ players: [bot, person()], bots: anyMove(toyGame, asked), seed: 'secret' });
        await clock.advance();
        expect(asked[0]).toMatchObject({ match: 'one', game: toyGame.id, seat: 0, level: 'easy' });
        expect(asked[0]?.view).toEqual(toyGame.view(toyGame.setup(TWO, 'secret'), 0));
        expect(table.length).toBe(1);
        return asked[0]?.seed;
      }),
    );
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[0]).not.toContain('secret');
  });

  it('give hints from the same imagined worlds as a review of the game', async () => {
    const asked: BotRequest[] = [];
    const advise = async (request: BotRequest) => {
      asked.push(request);
      return [];
    };
    const { table } = openToy({ players: [person(), person()], bots: { ...anyMove(toyGame), advise }, seed: 'secret' });
    await table.advice(new AbortController().signal);
    expect(asked.map(({ seed }) => seed)).toEqual([judgeSeed(0)]);
  });

  it('wait while they are held, paused, or somebody looks back', async () => {
    const { table, clock } = openToy({ players: [bot, bot] });
    const release = table.bots?.hold();
    await clock.advance();
    expect([table.length, table.bots?.thinking]).toEqual([0, undefined]);
    release?.();
    await clock.advance();
    expect(table.length).toBe(1);
    table.timeline.goTo(0);
    await clock.advance();
    expect(table.length).toBe(1);
    table.timeline.goTo(1);
    if (table.bots !== undefined) table.bots.paused = true;
    await clock.advance();
    expect(table.length).toBe(1);
  });

  it('do not wait when hurried', async () => {
    const { table } = openToy({ players: [bot, person()], options: { players: 2, rounds: 1 } });
    table.bots?.hurry();
    await settled();
    expect(table.length).toBeGreaterThan(0);
  });

  it('are replaced by a random move if they answer nonsense', async () => {
    const nonsense = { ...anyMove(toyGame), choose: async () => ({ kind: 'step', by: 9 }) };
    const { table, clock, failures } = openToy({ players: [bot, person()], bots: nonsense });
    await clock.advance();
    expect([table.length, failures.count]).toEqual([1, 1]);
  });

  it('play for those who resigned', async () => {
    const { table, clock } = openToy({ options: { players: 3, rounds: 1 }, players: [person(), person(), bot] });
    table.resign(0);
    await clock.advance();
    expect(table.length).toBeGreaterThan(0);
    expect(table.outcome).toBeUndefined();
    table.resign(1);
    await settled();
    expect(table.outcome?.winners).toEqual([2]);
  });
});
