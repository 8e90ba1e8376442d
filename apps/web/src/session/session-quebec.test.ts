import { random, replay, unwrap } from '@cap-diamant/kernel';
import { type Quebec, quebec } from '@cap-diamant/quebec';
import { words } from '@cap-diamant/quebec/words';
import { describe, expect, it } from 'vitest';
import { bot, person, sitDown } from '../testing/table.ts';

const options = unwrap(quebec.options.parse({ edition: '2011', level: 'events', players: 3 }));

const sit = (seed: string) => {
  const table = sitDown<Quebec>(quebec, words, { options, seed, players: [person('Anne'), bot, bot] });
  table.session.begin();
  return table;
};

/** Plays the person's seat at random to the end; `each` sees every move before and after it is made. */
const playOut = async (table: ReturnType<typeof sit>, each: (text: string, make: () => void) => void) => {
  const { session, clock } = table;
  const dice = random('person');
  while (session.outcome === undefined) {
    if (session.mustConfirm) session.confirm();
    else if (session.offered.length === 0) await clock.wind();
    else {
      const { text } = dice.pick(session.offered);
      each(text, () => unwrap(session.play(text)));
    }
  }
};

describe('a whole game of Québec', () => {
  it('ends as its record says, and every certain preview came true', async () => {
    const table = sit('1608');
    const { session } = table;
    let certain = 0;
    await playOut(table, (text, make) => {
      const shown = session.preview(text);
      make();
      if (!shown?.certain) return;
      certain++;
      expect(session.viewAt(session.length)).toEqual(shown.view);
      expect(session.effectsOf(session.length)).toEqual(shown.effects);
    });
    expect(certain).toBeGreaterThan(20);
    const states = unwrap(replay(quebec, session.record));
    expect(session.outcome).toEqual(quebec.outcome(states.at(-1) as Quebec['state']));
    expect(table.kept.at(-1)?.over).toBe(true);
    expect(session.log.flatMap(turn => turn.entries).length).toBe(session.length);
  });

  it('can be taken back to the last event uncovered, decision by decision, and played again the same', async () => {
    const table = sit('1759');
    const { session, clock } = table;
    const dice = random('person');
    while (session.length < 12) {
      if (session.mustConfirm) session.confirm();
      else if (session.offered.length === 0) await clock.wind();
      else unwrap(session.play(dice.pick(session.offered).text));
    }
    while (session.canUndo) session.undo();
    const { seats } = session.record;
    expect(seats.every(seat => seat !== 0)).toBe(true);
    expect(session.asked).toBe(0);
  });
});
