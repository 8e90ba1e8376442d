import { botSeed } from '@cap-diamant/bots/seed';
import { parseRecord, unwrap } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { resumeMatch } from '@cap-diamant/match';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from '../bots/client.ts';
import { effectRoot } from '../testing/effect-root.svelte.ts';
import { anyMove, bot, person, ripe, sitDown, type TableOptions } from '../testing/table.ts';
import { toyWords } from '../testing/toy-words.ts';
import { Session } from './session.svelte.ts';

const TWO = { players: 2, rounds: 2 };

const sit = (options: Partial<TableOptions<Toy>> = {}) => {
  const table = sitDown(toyGame, toyWords, { options: TWO, players: [person('Anne'), bot], ...options });
  table.session.begin();
  return table;
};

const movesOf = (session: Session<Toy>) => session.record.moves;

describe('a turn', () => {
  it('offers what is legal to the person asked, in words', () => {
    const { session } = sit();
    expect(session.asked).toBe(0);
    expect(session.offered.map(({ text, words }) => [text, words])).toContainEqual(['step 1', 'do step']);
    expect(session.question).toBe('seat 0?');
  });

  it('stays provisional until it is confirmed, and the bot waits for that', async () => {
    const { session, clock } = sit();
    session.play('step 1');
    session.play('rest');
    expect([session.provisional, session.mustConfirm, session.offered.length]).toEqual([2, true, 0]);
    await clock.wind();
    expect(session.length).toBe(2);
    session.confirm();
    expect(session.opponents.thinking).toBe(1);
    await clock.wind();
    expect(session.length).toBeGreaterThan(2);
  });

  it('stands at once if that is wished', async () => {
    const { session } = sit({ confirmTurns: false });
    session.play('step 1');
    expect(session.provisional).toBe(1);
    session.play('rest');
    expect([session.provisional, session.opponents.thinking]).toEqual([0, 1]);
  });

  it('stands as soon as something came to light', () => {
    const { session } = sit();
    session.play('step 1');
    expect([session.sealed, session.underWay]).toEqual([false, true]);
    session.play('draw');
    expect([session.provisional, session.mustConfirm, session.canUndo]).toEqual([0, false, false]);
    expect([session.sealed, session.underWay]).toEqual([true, false]);
  });

  it('is taken back step by step', () => {
    const { session } = sit();
    session.play('step 2');
    session.play('rest');
    session.undo();
    expect([movesOf(session), session.mustConfirm]).toEqual([['step 2'], false]);
    session.undo();
    expect([movesOf(session), session.canUndo, session.sealed]).toEqual([[], false, false]);
  });

  it('refuses what is not offered, and moves for others', async () => {
    const { session } = sit();
    expect(session.play('rest').ok).toBe(false);
    session.play('step 1');
    session.play('rest');
    session.confirm();
    expect(session.play('step 1').ok).toBe(false);
  });
});

describe('undo across turns', () => {
  it('takes back the turns of bots with the own one', async () => {
    const steps = {
      ...anyMove(toyGame),
      choose: async ({ view }: BotRequest) =>
        (view as { asked: string }).asked === 'turn' ? { kind: 'step', by: 1 } : { kind: 'rest' },
    };
    const { session, clock } = sit({ options: { players: 2, rounds: 1 }, bots: steps });
    session.play('step 2');
    session.play('rest');
    session.confirm();
    await clock.wind();
    await clock.wind();
    expect(movesOf(session)).toEqual(['step 2', 'rest', 'step 1', 'rest']);
    session.undo();
    expect([movesOf(session), session.provisional, session.asked]).toEqual([['step 2'], 1, 0]);
  });

  it('withdraws the question a bot is thinking about', async () => {
    const { session, clock } = sit({ confirmTurns: false });
    session.play('step 1');
    session.play('rest');
    session.undo();
    await clock.wind();
    expect([movesOf(session), session.opponents.thinking]).toEqual([['step 1'], undefined]);
  });
});

describe('bots', () => {
  it('see what their seat sees, and the same point of the game gives the same dice', async () => {
    const asked: BotRequest[] = [];
    const { session, clock } = sit({ players: [bot, person()], bots: anyMove(toyGame, asked) });
    await clock.wind();
    expect(asked[0]).toMatchObject({ game: 'toy', seat: 0, level: 'easy', seed: botSeed('session', 0) });
    expect(asked[0]?.view).toEqual(toyGame.view(toyGame.setup(TWO, 'session'), 0));
    expect(session.length).toBe(1);
  });

  it('wait while they are held, paused, or somebody looks back', async () => {
    const { session, clock } = sit({ players: [bot, bot] });
    const release = session.opponents.hold();
    await clock.wind();
    expect([session.length, session.opponents.thinking]).toEqual([0, undefined]);
    release();
    await clock.wind();
    expect(session.length).toBe(1);
    session.film.goTo(0);
    await clock.wind();
    expect(session.length).toBe(1);
    session.film.goTo(1);
    session.opponents.paused = true;
    await clock.wind();
    expect(session.length).toBe(1);
  });

  it('do not wait when hurried', async () => {
    const { session } = sit({ players: [bot, person()], options: { players: 2, rounds: 1 } });
    session.opponents.hurry();
    await ripe();
    expect(session.length).toBeGreaterThan(0);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no worker'))],
    ['answers nonsense', () => Promise.resolve({ kind: 'fly' })],
  ])('are replaced by a simple player when one %s', async (_how, choose) => {
    const { session, clock, failures } = sit({ players: [bot, person()], bots: { ...anyMove(toyGame), choose } });
    await clock.wind();
    expect([session.length, failures.count > 0]).toEqual([1, true]);
  });

  it('play for those who resigned', async () => {
    const { session, clock } = sit({ options: { players: 3, rounds: 1 }, players: [person(), person(), bot] });
    session.resign(0);
    await clock.wind();
    expect(session.length).toBeGreaterThan(0);
    expect(session.outcome).toBeUndefined();
    session.resign(1);
    expect(session.outcome?.winners).toEqual([2]);
  });
});

describe('several people at one device', () => {
  it('see the table with their own eyes, in turn', () => {
    const { session } = sit({ players: [person('Anne'), person('Luc')] });
    session.play('peek');
    expect([session.viewer, session.log[0]?.entries[0]?.lines]).toEqual([0, ['Anne peeked', 'saw']]);
    session.play('rest');
    expect([session.mustConfirm, session.viewer]).toEqual([true, 0]);
    session.confirm();
    expect([session.asked, session.viewer, session.log[0]?.entries[0]?.lines]).toEqual([1, 1, ['Anne peeked']]);
  });
});

describe('a preview', () => {
  it('shows what then happens', () => {
    const { session } = sit();
    const shown = session.preview('step 2');
    expect(shown?.certain).toBe(true);
    session.play('step 2');
    expect(session.view).toEqual(shown?.view);
    expect(session.effectsOf(1)).toEqual(shown?.effects);
  });

  it('looks several decisions ahead, as long as the person is asked', () => {
    const { session } = sit();
    expect(session.preview('step 2', 'rest')?.effects).toEqual([{ kind: 'stepped', seat: 0, by: 2 }]);
    expect(session.preview('step 2', 'rest', 'step 1')).toBeUndefined();
    expect(session.preview('rest')).toBeUndefined();
    expect(session.length).toBe(0);
  });

  it('gives nothing hidden away: it is the same whatever lies in the dark', () => {
    const shown = ['a', 'b', 'c', 'd'].map(seed => {
      const { session } = sit({ seed });
      return session.preview('draw');
    });
    expect(shown.every(preview => preview?.certain === false)).toBe(true);
    expect(new Set(shown.map(preview => JSON.stringify(preview))).size).toBe(1);
  });
});

describe('the past', () => {
  const played = () => {
    const table = sit({ players: [person('Anne'), person('Luc')], confirmTurns: false });
    for (const move of ['step 1', 'rest', 'step 2', 'rest', 'yes']) unwrap(table.session.play(move));
    return table;
  };

  it('is shown as it was, and nothing can be played in it', () => {
    const { session } = played();
    session.film.goTo(1);
    expect([session.live, session.view.scores, session.offered]).toEqual([false, [1, 0], []]);
    session.film.goTo(99);
    expect([session.live, session.view.scores]).toEqual([true, [1, 2]]);
  });

  it('is told turn by turn', () => {
    const { session } = played();
    expect(session.log.map(({ at, seat, entries }) => [at, seat, entries.map(({ lines }) => lines)])).toEqual([
      [0, 0, [['Anne stepped'], []]],
      [2, 1, [['Luc stepped'], [], []]],
    ]);
  });

  it('runs as a film, from the start to the present', async () => {
    const { session, clock } = played();
    const film = session.film.play();
    const seen = [session.at];
    while (session.film.playing) {
      await clock.wind();
      seen.push(session.at);
    }
    await film;
    expect([seen, session.live]).toEqual([[0, 1, 2, 3, 4, 5], true]);
  });

  it('stops where it is told to', async () => {
    const { session, clock } = played();
    void session.film.play();
    await clock.wind();
    session.film.stop();
    await clock.wind();
    expect([session.at, session.film.playing]).toEqual([1, false]);
  });

  it('forks into a game of its own', () => {
    const { session } = played();
    const forked = session.fork(2, 'two');
    expect([forked.id, forked.record.moves, forked.confirmed]).toEqual(['two', ['step 1', 'rest'], 2]);
    expect(resumeMatch(toyGame, forked.record).ok).toBe(true);
    expect(session.length).toBe(5);
  });
});

describe('keeping', () => {
  it('keeps every decision, also those that may be taken back, and brings all back in mid-turn', () => {
    const { session, kept, around } = sit();
    session.play('step 1');
    const last = JSON.parse(JSON.stringify(kept.at(-1)));
    expect([last.record.moves, last.confirmed, last.over]).toEqual([['step 1'], 0, false]);
    const record = unwrap(parseRecord(last.record));
    const again = new Session(last, unwrap(resumeMatch(toyGame, record)), toyWords, around);
    again.begin();
    expect([again.provisional, again.canUndo, again.view]).toEqual([1, true, session.view]);
  });
});

describe('what is derived', () => {
  it('follows the game as a page would see it', () => {
    const { session } = sit();
    const seen: number[] = [];
    const stop = effectRoot(() => {
      seen.push(session.offered.length);
    });
    flushSync();
    session.play('step 1');
    flushSync();
    session.play('rest');
    flushSync();
    stop();
    expect(seen).toEqual([4, 2, 0]);
  });
});
