import type { Puzzle } from '@cap-diamant/bots/puzzles';
import { loadRules } from '@cap-diamant/catalogue';
import { findMove, nth, unwrap } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type Collection, loadCollection, nextPuzzle, solvedIn, themesIn } from './collection.ts';
import { StoredShape, withAnswer } from './progress.ts';
import { PuzzleSession } from './puzzle-session.svelte.ts';

const game = await loadRules('quebec');
const collection = await loadCollection('quebec');
const { file } = collection;
/** Each test has a puzzle of its own: only the first answer to one is rated. */
const [puzzle, second, third] = [nth(file.puzzles, 0), nth(file.puzzles, 1), nth(file.puzzles, 2)];

/** The best other line was judged when the puzzle was made, so nobody has to ask a bot. */
const nobody = {
  advise: () => Promise.reject(new Error('asked')),
  choose: () => Promise.reject(new Error('asked')),
};

const open = (
  which: Puzzle,
  from: Collection = collection,
  onsolved = () => {},
  bots: ConstructorParameters<typeof PuzzleSession>[4] = nobody,
): PuzzleSession => {
  const { players } = nth(from.file.records, which.record);
  const seats = Array.from({ length: players }, () => ({ name: '', colour: '' }));
  return new PuzzleSession(game, from, which, seats, bots, onsolved);
};

const answer = async ({ source, puzzle: { seat } }: PuzzleSession, texts: readonly string[]): Promise<void> => {
  let { state } = source;
  const moves = texts.map(text => {
    const move = unwrap(findMove(game, state, seat, text));
    state = game.apply(state, seat, move);
    return move;
  });
  const { revision } = source.feed(seat);
  await source.send({ kind: 'play', seat, revision, moves });
};

describe('a puzzle', () => {
  it('is solved by its solution, which is rated', async () => {
    const solved = vi.fn();
    const session = open(puzzle, collection, solved);
    expect(session.status).toBe('asking');
    await answer(session, puzzle.line);
    expect([session.status, solved.mock.calls.length]).toEqual(['right', 1]);
    expect(session.rated?.change).toBeGreaterThan(0);
  });

  it('says what another turn loses, and can be tried again without another rating', async () => {
    const session = open(second);
    await answer(session, second.rival);
    await vi.waitFor(() => expect(session.status).toBe('wrong'), { timeout: 60_000 });
    expect(session.loss).toMatchObject(second.gap);
    const first = session.rated;
    expect(first?.change).toBeLessThan(0);
    session.tryAgain();
    expect([session.status, session.source.answer]).toEqual(['asking', []]);
    await answer(session, second.line);
    expect([session.status, session.rated]).toEqual(['right', first]);
  });

  it('shows its solution to those who ask for it', () => {
    const session = open(third);
    session.show();
    expect([session.status, session.source.answer]).toEqual(['shown', third.line]);
    expect(session.solution.length).toBe(third.length);
  });
});

describe('a reply of the others', () => {
  it('that was stopped leaves the next one alone', async () => {
    const refuse: ((fault: Error) => void)[] = [];
    const choose = () => new Promise<never>((_, reject) => void refuse.push(reject));
    const session = open(third, collection, () => {}, { ...nobody, choose });
    session.show();
    const stopped = session.reply();
    session.show();
    expect([session.replying, session.canReply]).toEqual([false, true]);
    const next = session.reply();
    refuse[0]?.(new Error('stopped'));
    await stopped;
    expect(session.replying).toBe(true);
    refuse[1]?.(new Error('no worker'));
    await expect(next).rejects.toThrow('no worker');
    expect([session.replying, session.canReply]).toEqual([false, true]);
  });
});

describe('training', () => {
  const none = v.parse(StoredShape, undefined);
  const [theme = ''] = themesIn(file);

  it('goes on with puzzles of the theme that were not tried, the nearest to the own rating first', () => {
    const first = nextPuzzle(file, none, theme);
    expect(first.themes).toContain(theme);
    const nearest = Math.min(
      ...file.puzzles.filter(({ themes }) => themes.includes(theme)).map(({ rating }) => Math.abs(rating - 1500)),
    );
    expect(Math.abs(first.rating - 1500)).toBe(nearest);
    const next = nextPuzzle(file, withAnswer(none, `quebec/${first.id}`, first.rating, true), theme);
    expect(next.id).not.toBe(first.id);
  });

  it('counts what is solved', () => {
    const missed = withAnswer(none, `quebec/${puzzle.id}`, 1500, false);
    expect(solvedIn(file, missed).solved).toBe(0);
    expect(solvedIn(file, withAnswer(missed, `quebec/${puzzle.id}`, 1500, true))).toEqual({
      solved: 1,
      all: file.puzzles.length,
    });
  });
});
