import { judgeSeed } from '@cap-diamant/bots/seed';
import { unwrap } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { resumeMatch } from '@cap-diamant/match';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from '../../bots/client.ts';
import { effectRoot } from '../../testing/effect-root.svelte.ts';
import { anyMove, bot, openTable, person, settled, type TableOptions } from '../../testing/table.ts';
import { toyWords } from '../../testing/toy-words.ts';
import type { TableState } from './table-state.svelte.ts';

const TWO = { players: 2, rounds: 2 };
const step = (by: 1 | 2) => ({ kind: 'step', by }) as const;
const REST = { kind: 'rest' } as const;
const DRAW = { kind: 'draw' } as const;
const PEEK = { kind: 'peek' } as const;

const open = (options: Partial<TableOptions<Toy>> = {}) =>
  openTable(toyGame, toyWords, { options: TWO, players: [person('Anne'), bot], ...options });

const playAll = async (table: TableState<Toy>, ...moves: readonly Toy['move'][]): Promise<void> => {
  for (const move of moves) {
    unwrap(table.play(move));
    await settled();
  }
};

const confirm = async (table: TableState<Toy>): Promise<void> => {
  table.confirm();
  await settled();
};

/** The decisions the referee knows. */
const movesOf = (table: TableState<Toy>) => table.source.archive?.saved([]).record.moves;

describe('a turn', () => {
  it('offers the legal moves to the person to move, in words', () => {
    const { table } = open();
    expect(table.asked).toBe(0);
    expect(table.offered.map(({ text, words }) => [text, words])).toContainEqual(['step 1', 'do step']);
    expect(table.question).toBe('seat 0?');
  });

  it('is a draft until it is confirmed: neither the referee nor the bot knows of it', async () => {
    const { table, clock } = open();
    await playAll(table, step(1), REST);
    expect([table.drafted, table.mustConfirm, table.offered.length]).toEqual([2, true, 0]);
    await clock.advance();
    expect([table.length, movesOf(table)]).toEqual([2, []]);
    await confirm(table);
    expect([table.drafted, movesOf(table), table.bots?.thinking]).toEqual([0, ['step 1', 'rest'], 1]);
    await clock.advance();
    expect(table.length).toBeGreaterThan(2);
  });

  it('is one event, however many decisions it has', async () => {
    const { table, source } = open();
    await playAll(table, step(1), REST);
    await confirm(table);
    expect(source.feed(0).revision).toBe(1);
  });

  it('is sent automatically if confirmation is off', async () => {
    const { table } = open({ confirmTurns: false });
    await playAll(table, step(1));
    expect(table.drafted).toBe(1);
    await playAll(table, REST);
    expect([table.drafted, table.bots?.thinking]).toEqual([0, 1]);
  });

  it('is sent up to a decision that reveals something, which is final', async () => {
    const { table } = open();
    await playAll(table, step(1));
    expect([table.sealed, table.turn.fresh]).toEqual([false, false]);
    await playAll(table, DRAW);
    expect([table.drafted, table.mustConfirm, table.canUndo]).toEqual([0, false, false]);
    expect([table.sealed, table.turn.fresh]).toEqual([true, true]);
    expect(movesOf(table)?.slice(0, 2)).toEqual(['step 1', 'draw']);
  });

  it('is undone step by step', async () => {
    const { table } = open();
    await playAll(table, step(2), REST);
    table.undo();
    expect([table.length, table.mustConfirm]).toEqual([1, false]);
    table.undo();
    expect([table.length, table.canUndo, table.sealed]).toEqual([0, false, false]);
  });

  it('refuses moves that are not offered, and moves for others', async () => {
    const { table } = open();
    expect(table.play(REST).ok).toBe(false);
    await playAll(table, step(1), REST);
    expect(table.play(step(1)).ok).toBe(false);
    await confirm(table);
    expect(table.play(step(1)).ok).toBe(false);
  });

  it('offers nothing while a command is on its way, so that nothing is sent twice', async () => {
    const { table, store } = open();
    await playAll(table, step(1), REST);
    const before = store.writes.length;
    table.confirm();
    table.confirm();
    expect(table.offered).toEqual([]);
    await settled();
    expect(store.writes.length).toBe(before + 1);
  });
});

describe('a reload', () => {
  it('restores the draft', async () => {
    const { table, close, openTab } = open();
    await playAll(table, step(1));
    close();
    const { table: again } = openTab();
    expect([again.drafted, again.canUndo, again.view]).toEqual([1, true, table.view]);
    await playAll(again, REST);
    await confirm(again);
    expect(movesOf(again)).toEqual(['step 1', 'rest']);
  });

  it('drops a draft that belongs to another position', async () => {
    const { table, drafts, close, openTab } = open();
    await playAll(table, step(1), REST);
    const { draft } = drafts;
    await confirm(table);
    expect(drafts.draft).toBeUndefined();
    close();
    drafts.draft = draft;
    expect(openTab().table.drafted).toBe(0);
  });

  it('keeps the legal part of a damaged draft', async () => {
    const { drafts, close, openTab } = open();
    close();
    drafts.draft = { question: 0, moves: ['step 1', 'fly', 'rest'] };
    expect(openTab().table.length).toBe(1);
  });
});

describe('two tabs', () => {
  const two = async () => {
    const device = open({ players: [person('Anne'), person('Luc')] });
    return { ...device, other: device.openTab().table };
  };

  it('follow each other', async () => {
    const { table, other } = await two();
    await playAll(table, step(1), REST);
    expect(other.length).toBe(0);
    await confirm(table);
    await settled();
    expect([other.length, other.view, other.asked]).toEqual([2, table.view, 1]);
  });

  it('follow each other when the second opens after a turn of several decisions', async () => {
    const { table, openTab } = open({ players: [person('Anne'), person('Luc')] });
    await playAll(table, step(1), REST);
    await confirm(table);
    const { table: other } = openTab();
    await playAll(table, step(1), REST);
    await confirm(table);
    await settled();
    expect([other.length, other.view]).toEqual([4, table.view]);
  });

  it('confirm a turn once: the second tab is refused as stale, and follows', async () => {
    const { table, other, refusals } = await two();
    await playAll(table, step(1), REST);
    await playAll(other, step(2), REST);
    table.confirm();
    other.confirm();
    await settled();
    await settled();
    expect(refusals.map(({ stale }) => stale)).toEqual([true]);
    expect([movesOf(table), movesOf(other)]).toEqual([
      ['step 1', 'rest'],
      ['step 1', 'rest'],
    ]);
    expect(other.drafted).toBe(0);
  });

  it('let one of them run the bots, and the other when that one closes', async () => {
    const asked: BotRequest[] = [];
    const first = open({ players: [bot, bot], bots: anyMove(toyGame, asked) });
    const second = first.openTab();
    await first.clock.advance();
    expect([first.table.length, second.table.length, asked.length]).toEqual([1, 1, 2]);
    first.close();
    await first.clock.advance();
    expect(second.table.length).toBeGreaterThan(1);
  });
});

describe('undo across turns', () => {
  it('undoes the turns of bots together with the last decision of the person', async () => {
    const steps = {
      ...anyMove(toyGame),
      choose: async ({ view }: BotRequest) => ((view as { asked: string }).asked === 'turn' ? step(1) : REST),
    };
    const { table, clock } = open({ options: { players: 2, rounds: 1 }, bots: steps });
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
    const { table, clock } = open({ confirmTurns: false });
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
        const { table, clock } = open({ players: [bot, person()], bots: anyMove(toyGame, asked), seed: 'secret' });
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
    const { table } = open({ players: [person(), person()], bots: { ...anyMove(toyGame), advise }, seed: 'secret' });
    await table.advice(new AbortController().signal);
    expect(asked.map(({ seed }) => seed)).toEqual([judgeSeed(0)]);
  });

  it('wait while they are held, paused, or somebody looks back', async () => {
    const { table, clock } = open({ players: [bot, bot] });
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
    const { table } = open({ players: [bot, person()], options: { players: 2, rounds: 1 } });
    table.bots?.hurry();
    await settled();
    expect(table.length).toBeGreaterThan(0);
  });

  it('are replaced by a random move if they answer nonsense', async () => {
    const nonsense = { ...anyMove(toyGame), choose: async () => ({ kind: 'step', by: 9 }) };
    const { table, clock, failures } = open({ players: [bot, person()], bots: nonsense });
    await clock.advance();
    expect([table.length, failures.count]).toEqual([1, 1]);
  });

  it('play for those who resigned', async () => {
    const { table, clock } = open({ options: { players: 3, rounds: 1 }, players: [person(), person(), bot] });
    table.resign(0);
    await clock.advance();
    expect(table.length).toBeGreaterThan(0);
    expect(table.outcome).toBeUndefined();
    table.resign(1);
    await settled();
    expect(table.outcome?.winners).toEqual([2]);
  });
});

describe('several people at one device', () => {
  it('each see their own view, in turn', async () => {
    const { table } = open({ players: [person('Anne'), person('Luc')] });
    await playAll(table, PEEK);
    expect([table.viewer, table.log[0]?.entries[0]?.lines]).toEqual([0, ['Peeked', 'Saw']]);
    await playAll(table, REST);
    expect([table.mustConfirm, table.viewer]).toEqual([true, 0]);
    await confirm(table);
    expect([table.asked, table.viewer, table.log[0]?.entries[0]?.lines]).toEqual([1, 1, ['Peeked']]);
  });
});

describe('the recap', () => {
  const THREE = { options: { players: 3, rounds: 2 }, players: [person('Anne'), bot, bot] };
  const seats = (table: TableState<Toy>) => table.recap.map(({ seat }) => seat);
  /** Lets the bots play until it is the person's turn again. */
  const untilTurn = async ({ table, clock }: ReturnType<typeof open>): Promise<void> => {
    for (let wait = 0; wait < 50 && !(table.turn.seat === 0 && table.turn.fresh); wait++) {
      if (table.offered.length > 0) table.play({ kind: 'vote', yes: true });
      await clock.advance();
    }
  };

  it('has the turns of the others since the viewer’s last one, whole and in order', async () => {
    const opened = open(THREE);
    const { table } = opened;
    expect(seats(table)).toEqual([]);
    await playAll(table, step(1), REST);
    await confirm(table);
    expect(seats(table)).toEqual([]);
    for (let wait = 0; wait < 50 && table.offered.length === 0; wait++) await opened.clock.advance();
    expect(seats(table)).toEqual([1, 2]);
    expect(table.recap[0]?.from).toBe(2);
    expect(table.recap[0]?.to).toBe(table.recap[1]?.from);
    expect(table.recap[1]?.to).toBe(table.length);
    expect(table.recap.flatMap(({ effects }) => effects)).toEqual(
      Array.from({ length: table.length - 2 }, (_, at) => table.effectsOf(at + 3)).flat(),
    );
  });

  it('stays while the viewer’s next turn is composed, also after a decision that is sent at once', async () => {
    const opened = open(THREE);
    const { table } = opened;
    await playAll(table, step(1), REST);
    await confirm(table);
    await untilTurn(opened);
    const before = table.recap;
    expect(before.length).toBeGreaterThan(0);
    await playAll(table, PEEK);
    expect([table.drafted, table.turn]).toEqual([0, { seat: 0, fresh: false }]);
    expect(table.recap).toEqual(before);
  });
});

describe('a preview', () => {
  it('shows what then happens', async () => {
    const { table } = open();
    const shown = table.preview(step(2));
    expect(shown?.certain).toBe(true);
    await playAll(table, step(2));
    expect(table.view).toEqual(shown?.view);
    expect(table.effectsOf(1)).toEqual(shown?.effects);
  });

  it('looks several decisions ahead, while the same person decides', () => {
    const { table } = open();
    expect(table.preview(step(2), REST)?.effects).toEqual([{ kind: 'stepped', seat: 0, by: 2 }]);
    expect(table.preview(step(2), REST, step(1))).toBeUndefined();
    expect(table.preview(REST)).toBeUndefined();
    expect(table.length).toBe(0);
  });

  it('reveals nothing hidden: it is the same whatever is hidden', () => {
    const shown = ['a', 'b', 'c', 'd'].map(seed => open({ seed }).table.preview(DRAW));
    expect(shown.every(preview => preview?.certain === false)).toBe(true);
    expect(new Set(shown.map(preview => JSON.stringify(preview))).size).toBe(1);
  });
});

describe('the past', () => {
  const played = async () => {
    const opened = open({ players: [person('Anne'), person('Luc')], confirmTurns: false });
    await playAll(opened.table, step(1), REST, step(2), REST, { kind: 'vote', yes: true });
    return opened;
  };

  it('is shown as it was, and nothing can be played in it', async () => {
    const { table } = await played();
    table.timeline.goTo(1);
    expect([table.live, table.view.scores, table.offered]).toEqual([false, [1, 0], []]);
    table.timeline.goTo(99);
    expect([table.live, table.view.scores]).toEqual([true, [1, 2]]);
  });

  it('is logged turn by turn', async () => {
    const { table } = await played();
    expect(table.log.map(({ at, seat, entries }) => [at, seat, entries.map(({ lines }) => lines)])).toEqual([
      [0, 0, [['Stepped'], []]],
      [2, 1, [['Stepped'], [], []]],
    ]);
  });

  it('runs as a replay, from the start to the present', async () => {
    const { table, clock } = await played();
    const replay = table.timeline.play();
    const seen = [table.at];
    while (table.timeline.playing) {
      await clock.advance();
      seen.push(table.at);
    }
    await replay;
    expect([seen, table.live]).toEqual([[0, 1, 2, 3, 4, 5], true]);
  });

  it('plays one turn again and returns to the present', async () => {
    const { table, clock } = await played();
    const replay = table.timeline.playAgain(0, 2);
    const seen = [table.at];
    while (table.timeline.playing) {
      await clock.advance();
      if (!table.live) seen.push(table.at);
    }
    await replay;
    expect([seen, table.live]).toEqual([[0, 1, 2], true]);
  });

  it('stops on request', async () => {
    const { table, clock } = await played();
    void table.timeline.play();
    await clock.advance();
    table.timeline.stop();
    await clock.advance();
    expect([table.at, table.timeline.playing]).toEqual([1, false]);
  });

  it('forks into a game of its own, decisions of the draft included', async () => {
    const { table } = open();
    await playAll(table, step(1), REST);
    const forked = table.fork(1);
    expect([forked?.id === 'one', forked?.record.moves]).toEqual([false, ['step 1']]);
    await confirm(table);
    const later = table.fork(2);
    expect(later?.record.moves).toEqual(['step 1', 'rest']);
    expect(later !== undefined && resumeMatch(toyGame, later.record).ok).toBe(true);
    expect(table.length).toBe(2);
  });
});

describe('a file', () => {
  it('holds what the board shows, decisions of the draft included', async () => {
    const { table, store } = open();
    await playAll(table, step(1));
    expect(table.saved()?.record.moves).toEqual(['step 1']);
    expect(store.writes.at(-1)?.record.moves).toEqual([]);
  });
});

describe('derived state', () => {
  it('follows the game as a page would see it', () => {
    const { table } = open();
    const seen: number[] = [];
    const stop = effectRoot(() => {
      seen.push(table.offered.length);
    });
    flushSync();
    table.play(step(1));
    flushSync();
    table.play(REST);
    flushSync();
    stop();
    expect(seen).toEqual([4, 2, 0]);
  });
});
