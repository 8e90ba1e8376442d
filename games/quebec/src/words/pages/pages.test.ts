import { LANGUAGES } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../../model/board.ts';
import { EVENTS } from '../../model/vocabulary.ts';
import { VIEWS } from '../testing/everything.ts';
import { NAMES, sample, withPlayer, withSite } from '../testing/sample.ts';
import { words } from '../words.ts';

const LONG_NAMES = NAMES.map(name => `${name} de la Nouvelle-Beauce-et-des-Bois-Francs`);

describe.each(LANGUAGES)('the pages in %s', language => {
  const { pages } = words(language);

  it('say what they are about', () => {
    expect(Object.keys(pages)).toEqual(['board', 'zones', 'players', 'leaders', 'events']);
    for (const { about } of Object.values(pages)) expect(about).not.toBe('');
  });

  it('fit a terminal, whatever the names', () => {
    const lines = VIEWS.flatMap(view => Object.values(pages).flatMap(page => page.text(view, LONG_NAMES).split('\n')));
    expect(lines.filter(line => line.length > 100)).toEqual([]);
    expect(lines.filter(line => /undefined|null|NaN|\[object|\s$/.test(line))).toEqual([]);
  });

  it('show every site of the town', () => {
    const text = pages.board?.text(sample(3), NAMES) ?? '';
    expect(SPACES.filter(({ id }) => !text.includes(`${id} `))).toEqual([]);
  });

  it('tell events in force, and of the others only how many', () => {
    const events = { first: '1682-fire', firstScoredBy: [1], current: '1812-war', coming: ['hidden'] } as const;
    const text = pages.events?.text(sample(3, { century: 3, events }), NAMES) ?? '';
    const years = EVENTS.map(({ id }) => id.slice(0, 4)).filter(year => text.includes(`${year}, `));
    expect(years).toEqual(['1682', '1812']);
    expect(text).toMatch(/Ben/);
    expect(text).toMatch(/1/);
  });
});

describe('French pages', () => {
  it('keep their typography', () => {
    const { pages } = words('fr');
    const text = VIEWS.flatMap(view => Object.values(pages).map(page => page.text(view, NAMES)));
    expect(text.join('\n').match(/.*[^\u00a0][:»].*|.*\s[;!?].*|.*«[^\u00a0].*|.*'.*/g)).toBeNull();
  });
});

describe('the pages', () => {
  const { pages } = words('en');
  const page = (name: string, view = sample(3)): string => pages[name]?.text(view, NAMES) ?? '';

  it('mark what is underway with architect and stages, and tokens with their stars', () => {
    const begun = withSite(sample(3), 'c15r4', { state: 'underway', architect: 1, stages: [0, 1] });
    const text = page('board', withSite(begun, 'c17r4', { state: 'built', token: { seat: 2, stars: 3 } }));
    expect(text).toMatch(/c15r4 +UNDERWAY +\S+ +.*; architect: Ben; stages: Anna, Ben/);
    expect(text).toMatch(/c17r4 +completed .*; Cleo, 3 stars/);
  });

  it('line the zones up in the order of scoring, with what they would pay', () => {
    const zones = {
      religion: [3, 4, 5],
      politics: [2, 10, 10],
      economy: [0, 0, 5],
      culture: [4, 6, 1],
      citadelle: [5, 1, 0],
    };
    const text = page('zones', sample(3, { zones }));
    expect(text).toContain('Scoring order: Citadelle, Religion, Politics, Economy, Culture.');
    expect(text).toMatch(/\nAnna +5 +3 +2 +0 +4\n/);
    expect(text).toContain('would give: Anna 18, Ben 21, Cleo 33.');
  });

  it('show players with points by source, leader and person', () => {
    const { points } = sample(3).players[0] ?? {};
    if (points === undefined) throw new Error('no player');
    const scored = withPlayer(sample(3, { century: 4 }), 0, { leader: 'cultural', points: { ...points, zones: 7 } });
    const text = page('players', scored);
    expect(text).toMatch(/^Anna: 7 points\n {2}workers: 3 active, 19 in the supply\n/);
    expect(text).toContain('leader: Cultural leader, Robert Lepage');
    expect(text).toContain('points: zones of power 7');
  });

  it('tell which leaders are left and who has the others', () => {
    const taken = withPlayer(sample(4, { leaders: ['religious', 'cultural'] }), 1, { leader: 'economic' });
    const text = page('leaders', taken);
    expect(text).toContain('activates 1 worker:\n  Religious leader, François de Montmorency-Laval.');
    expect(text).toContain('scores 1 point per star, plus 1');
    expect(text).toContain('Economic leader, held by Ben.');
    expect(page('leaders', sample(3, { variant: '2011-family', leaders: [] }))).toBe('This variant has no leaders.');
  });
});
