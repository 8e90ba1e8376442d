import { random, replay, unwrap } from '@cap-diamant/kernel';
import { type Quebec, quebec } from '@cap-diamant/quebec';
import { words } from '@cap-diamant/quebec/terminal-words';
import { describe, expect, it } from 'vitest';
import { bot, openTable, person, settled } from '../../testing/table.ts';

const options = unwrap(quebec.options.parse({ edition: '2011', level: 'events', players: 3 }));

const open = (seed: string, players = [person('Anne'), bot, bot]) =>
  openTable<Quebec>(quebec, words, { options, seed, players });

/** Plays the person's seat at random while `goesOn`; `each` sees every move before and after it is made. */
const playOn = async (
  { table, clock }: ReturnType<typeof open>,
  goesOn: () => boolean,
  each: (move: Quebec['move'], make: () => void) => void,
) => {
  const dice = random('person');
  while (goesOn()) {
    if (table.mustConfirm) {
      table.confirm();
      await settled();
    } else if (table.offered.length === 0) await clock.advance();
    else {
      const { move } = dice.pick(table.offered);
      each(move, () => unwrap(table.play(move)));
    }
  }
};

describe('a whole game of Québec', () => {
  it('ends as its record says, and what the draft and certain previews showed came true', async () => {
    const device = open('1608');
    const { table, store, source } = device;
    let certain = 0;
    const drafted: { readonly at: number; readonly view: unknown; readonly effects: unknown }[] = [];
    await playOn(
      device,
      () => table.outcome === undefined,
      (move, make) => {
        const shown = table.preview(move);
        make();
        if (!shown?.certain) return;
        certain++;
        const at = table.length;
        expect(table.viewAt(at)).toEqual(shown.view);
        expect(table.effectsOf(at)).toEqual(shown.effects);
        drafted.push({ at, view: shown.view, effects: shown.effects });
      },
    );
    expect(certain).toBeGreaterThan(20);
    // The referee's entries match those of the draft's imagined world.
    const { entries } = source.feed(0);
    for (const { at, view, effects } of drafted) expect(entries[at - 1]).toMatchObject({ view, effects });
    const saved = table.saved();
    const states = unwrap(replay(quebec, saved?.record as never));
    expect(table.outcome).toEqual(quebec.outcome(states.at(-1) as Quebec['state']));
    expect(store.writes.at(-1)?.over).toBe(true);
    expect(table.log.flatMap(turn => turn.entries).length).toBe(table.length);
  });

  it('waits for the last turn to be confirmed, and until then does not tell how it ends', async () => {
    const device = open('1608', [person('Anne'), person('Luc'), person('Léa')]);
    const { table } = device;
    await playOn(
      device,
      () => !table.ending,
      (_move, make) => make(),
    );
    expect([table.mustConfirm, table.ended, table.view.over]).toEqual([true, false, false]);
    const { length } = table;
    table.undo();
    expect([table.ending, table.length, table.offered.length > 0]).toEqual([false, length - 1, true]);
    await playOn(
      device,
      () => !table.ended,
      (_move, make) => make(),
    );
    expect([table.ending, table.view.over, table.told]).toEqual([false, true, table.length]);
  });

  it('can be undone to the last revealed event, decision by decision', async () => {
    const device = open('1759');
    const { table } = device;
    await playOn(
      device,
      () => table.length < 12,
      (_move, make) => make(),
    );
    while (table.canUndo) {
      table.undo();
      await settled();
    }
    expect(table.source.archive?.saved([]).record.seats.every(seat => seat !== 0)).toBe(true);
    expect(table.asked).toBe(0);
  });

  it('keeps every draft across a reload, the end of a century included', async () => {
    const device = open('1663');
    const { table, openTab } = device;
    const lost: string[] = [];
    let drafts = 0;
    await playOn(
      device,
      () => table.view.century < 3,
      (move, make) => {
        make();
        if (table.drafted === 0) return;
        const { table: again, close } = openTab();
        close();
        drafts++;
        if (again.drafted !== table.drafted) lost.push(quebec.notation.formatMove(move));
      },
    );
    expect(drafts).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
});
