import { toyGame } from '@cap-diamant/kernel/testing';
import { resumeMatch } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { person } from '../../testing/table.ts';
import { confirm, openToy, playAll, REST, step } from '../../testing/toy-table.ts';

describe('the past', () => {
  const played = async () => {
    const opened = openToy({ players: [person('Anne'), person('Luc')], confirmTurns: false });
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
    const { table } = openToy();
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
