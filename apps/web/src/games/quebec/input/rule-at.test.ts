import { nth, unwrap } from '@cap-diamant/kernel';
import { quebec } from '@cap-diamant/quebec';
import type { View } from '@cap-diamant/quebec/view';
import { describe, expect, it } from 'vitest';
import { at, playThrough } from '../gallery/positions.ts';
import { ruleOfQuestion } from '../rulebook/rules-of.ts';
import { litTargets, type Target } from '../targets/targets.ts';
import { ruleAt } from './rule-at.ts';

const begin = (options: object): View => quebec.view(quebec.setup(unwrap(quebec.options.parse(options)), 'rule'));
const FAMILY = { edition: '2011', level: 'family', players: 3, first: 0 };

describe('the paragraph about something on the table', () => {
  const view = begin(FAMILY);
  const sites = (state: string): Target[] =>
    view.sites.flatMap((site, space) => (site.state === state ? [`site:${space}` as Target] : []));

  it('explains why a site of a later century, or one without an architect, cannot be chosen', () => {
    expect(ruleAt(view, nth(sites('waiting'), 0), false)).toBe('tiles');
    expect(ruleAt(view, nth(sites('available'), 0), false)).toBe('stage');
  });

  it('is that of a district or leader itself, lit or not', () => {
    expect(ruleAt(view, 'district:port', false)).toBe('district-port');
    expect(ruleAt(view, 'leader:cultural' as Target, true)).toBe('leader-cultural');
  });

  it('is what a lit place is for', () => {
    expect(ruleAt(view, 'zone:culture', true)).toBe('send-worker');
  });
});

it('every question of a whole game has its paragraph', () => {
  const game = playThrough('2011-events', 2, 'rule');
  const asked = new Set(game.map(({ view }) => ruleOfQuestion(view)));
  expect([...asked]).toEqual(expect.arrayContaining(['turn', 'start-site', 'two-start', 'district-actions']));
  expect(ruleOfQuestion(at(game, 1).view)).toBe('final-points');
  for (const { view, moves } of game) for (const target of litTargets(view, moves)) ruleAt(view, target, true);
});
