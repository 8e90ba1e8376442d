import { describe, expect, it } from 'vitest';
import {
  active,
  asked,
  at,
  legal,
  only,
  passive,
  play,
  type Setting,
  site,
  table,
  tell,
  where,
} from '../testing/table.ts';

const two = (setting: Setting) => table({ players: 2, ...setting });

describe('the Political leader with two players (section 5)', () => {
  it('asks for two opposite zones, after the activation and with the card taken (fine print 17)', () => {
    const after = play(two({ leaders: [null, 'cultural'] }), 'lead political');
    expect(legal(after)).toEqual(['pair politics-culture', 'pair religion-economy']);
    expect([asked(after), after.turn, active(after)[0], passive(after)[0]]).toEqual([0, 0, 4, 21]);
    expect([after.players[0]?.leader, after.leaders]).toEqual(['political', ['economic', 'citadelle']]);
  });

  it.each([
    ['religion-economy', ['religion', 'economy']],
    ['politics-culture', ['politics', 'culture']],
  ] as const)('“%s” puts 2 workers of the supply into each of %j', (pair, [first, second]) => {
    const after = play(two({}), 'lead political', `pair ${pair}`);
    expect([after.zones[first], after.zones[second]]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect([active(after)[0], passive(after)[0], after.turn]).toEqual([3, 18, 1]);
  });

  it.each([
    [4, 2, 2],
    [3, 2, 1],
    [2, 2, 0],
    [1, 1, 0],
  ])('with %i passive workers puts %i into the zone named first and %i into the other (fine print 5)', (...row) => {
    const [supply, first, second] = row;
    const before = two({ zones: { citadelle: [22 - supply] } });
    const religion = play(before, 'lead political', 'pair religion-economy');
    expect([religion.zones.religion[0], religion.zones.economy[0]]).toEqual([first, second]);
    const politics = play(before, 'lead political', 'pair politics-culture');
    expect([politics.zones.politics[0], politics.zones.culture[0]]).toEqual([first, second]);
    expect(active(politics)[0]).toBe(3);
  });

  it('is not asked with an empty supply (fine print 5)', () => {
    const after = play(two({ zones: { citadelle: [22] } }), 'lead political');
    expect([after.turn, after.players[0]?.leader]).toEqual([1, 'political']);
  });

  it('is not asked if the activation empties the supply (fine print 17)', () => {
    const after = play(two({ zones: { citadelle: [21] }, leaders: [null, 'cultural'] }), 'lead political');
    expect([after.turn, active(after)[0]]).toEqual([1, 4]);
  });

  it('redirects nobody’s workers', () => {
    const before = two({ sites: { c5r2: site(0, 0, 1) }, leaders: ['political'] });
    const after = play(before, 'start');
    expect([asked(after), after.zones.religion]).toEqual([0, [2, 2]]);
    expect(legal(after, 'redirect')).toEqual([]);
  });
});

describe('the Economic leader with two players (section 5)', () => {
  it('builds the next stage of the neutral architect’s site with passive workers, without district action', () => {
    const before = two({ sites: { c9r0: site('neutral', 1) } });
    const told = tell(before, 'lead economic');
    expect(at(told.state, 'c9r0').stages).toEqual([1, 0]);
    expect(only('stage', told)).toMatchObject([{ seat: 0, stage: 2, workers: 3 }]);
    expect([active(told.state)[0], passive(told.state)[0], told.state.turn]).toEqual([3, 19, 1]);
  });

  it('leaves the neutral architect where it is: it is nobody’s', () => {
    const after = play(two({ sites: { c9r0: site('neutral') } }), 'lead economic');
    expect([where(after, 'neutral'), after.players[0]?.leader]).toEqual(['c9r0', 'economic']);
    expect(legal(play(after, 'send culture'), 'start')).toEqual(['start']);
  });

  it.each<[string, Setting, readonly number[]]>([
    ['its site has 3 stages', { sites: { c15r2: site('neutral', 1, 1, 0) } }, [1, 1, 0]],
    ['the supply cannot pay', { sites: { c9r0: site('neutral') }, zones: { citadelle: [20] } }, []],
  ])('has no effect if %s', (_, setting, stages) => {
    const before = two(setting);
    const after = play(before, 'lead economic');
    const space = where(before, 'neutral') === 'c9r0' ? 'c9r0' : 'c15r2';
    expect([at(after, space).stages, passive(after)[0], after.turn]).toEqual([stages, passive(before)[0], 1]);
  });

  it('pays from what the activation leaves in the supply (fine print 17)', () => {
    // Three passive workers; one is activated for the leader taken, so two are too few for a stage of 3.
    const setting: Setting = { sites: { c9r0: site('neutral') }, zones: { citadelle: [19] } };
    expect(at(play(two(setting), 'lead economic'), 'c9r0').stages).toEqual([0]);
    const after = play(two({ ...setting, leaders: [null, 'cultural'] }), 'lead economic');
    expect([at(after, 'c9r0').stages, active(after)[0], passive(after)[0]]).toEqual([[], 4, 2]);
  });

  it('has no effect while the neutral architect stands nowhere (fine print 5)', () => {
    const after = play(two({}), 'lead economic');
    expect([where(after, 'neutral'), passive(after)[0], after.turn]).toEqual(['aside', 22, 1]);
  });
});
