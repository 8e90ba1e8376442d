import { LANGUAGES, unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { REASONS, type Reason } from '../model/reasons.ts';
import type { State } from '../model/state.ts';
import { asked, BUILT, play, type Setting, site, table, token } from '../testing/table.ts';
import { words } from '../words/words.ts';

const two = (setting: Setting): State => table({ players: 2, ...setting });

/** A position, who tries what, and why it is refused. */
const REFUSED: [Reason, () => State, string, number?][] = [
  ['over', () => play(table({ century: 4, available: [] }), 'start'), 'start', 0],
  ['not-asked', () => table({}), 'start', 1],
  ['question', () => table({}), 'take'],
  ['question', () => play(table({}), 'start'), 'send religion'],
  ['no-skip', () => table({}), 'skip'],
  ['waits', () => table({ century: 1 }), 'stage c0r3'],
  ['built', () => table({ sites: { c9r0: BUILT } }), 'stage c9r0'],
  ['not-started', () => table({}), 'stage c5r2'],
  ['underway', () => play(table({ sites: { c5r2: site(1) } }), 'start'), 'put c5r2'],
  ['full', () => table({ sites: { c5r2: site(1, 0, 0, 0) } }), 'stage c5r2'],
  ['cost', () => table({ sites: { c5r2: site(1) }, active: [0] }), 'stage c5r2'],
  ['no-workers', () => table({ active: [0] }), 'send religion'],
  ['leader-taken', () => table({ leaders: [null, 'political'] }), 'lead political'],
  ['leader-owned', () => table({ leaders: ['cultural'] }), 'lead political'],
  ['leader-gone', () => table({}), 'lead religious'],
  [
    'leader-forbidden',
    () => table({ variant: '2026-standard', century: 2, current: '1763-royal-proclamation' }),
    'lead political',
  ],
  ['no-neutral', () => table({}), 'start neutral'],
  ['no-neutral', () => two({}), 'start neutral'],
  ['no-sites', () => table({ leaders: ['economic'], available: [] }), 'start neutral'],
];

describe('a refused move', () => {
  it.each<[Reason, () => State, string, number?]>(REFUSED)('%s: %#', (reason, make, text, given) => {
    const state = make();
    const seat = given ?? asked(state) ?? 0;
    expect(quebec.refusal(state, seat, unwrap(quebec.notation.parseMove(text)))).toBe(reason);
  });

  it('after an action of a district has its own reasons', () => {
    const beside = (space: string, more: Setting = {}): State =>
      play(
        table({
          century: 2,
          sites: { [space]: site(1), c2r5: site(2, 0), c10r5: token(0, 1) },
          zones: { culture: [2] },
          ...more,
        }),
        `stage ${space}`,
      );
    const reasonFor = (state: State, text: string) => quebec.refusal(state, 0, unwrap(quebec.notation.parseMove(text)));
    expect(reasonFor(beside('c12r3'), 'stage c12r3')).toBe('same-site');
    expect(reasonFor(beside('c15r4'), 'upgrade c2r5')).toBe('no-token');
    expect(
      reasonFor(beside('c15r4', { sites: { c15r4: site(1), c10r5: token(0, 3), c9r0: token(0, 1) } }), 'upgrade c10r5'),
    ).toBe('most-stars');
    expect(reasonFor(beside('c10r1'), 'place culture 1')).toBe('zone');
    expect(reasonFor(play(beside('c9r6'), 'skip'), 'move religion culture 1')).toBe('none-there');
    expect(reasonFor(play(beside('c9r6', { zones: { culture: [1] } }), 'skip'), 'move culture religion 2')).toBe(
      'too-many',
    );
    expect(reasonFor(beside('c0r5'), 'do port')).toBe('district');
  });
});

describe.each(LANGUAGES)('reasons in %s', language => {
  it('have words of their own, as phrases that follow a colon', () => {
    const state = table({});
    const move = unwrap(quebec.notation.parseMove('stage c5r2'));
    const refused = { view: quebec.view(state, 0), seat: 0, move, names: ['Anne', 'Luc', 'Ève'] };
    const said = REASONS.map(reason => words(language).reason(reason, refused));
    expect(new Set(said).size).toBe(REASONS.length);
    for (const phrase of said) expect(phrase).toMatch(/^(\p{Ll}|Anne).*[^.!]$/u);
  });
});
