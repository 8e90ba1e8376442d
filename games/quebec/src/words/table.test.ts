import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { DISTRICTS, SPACES } from '../model/board.ts';
import { EVENTS, LEADERS, SOURCES, ZONES } from '../model/vocabulary.ts';
import { forecast, forecastZones } from '../rules/forecast.ts';
import { tableWordsIn } from './testing/drawn.ts';
import { VIEWS } from './testing/everything.ts';
import { NAMES, sample, space, withPlayer, withSite } from './testing/sample.ts';

const labelled = (language: Language): string[] => {
  const { labels } = tableWordsIn(language);
  const numbers = [0, 1, 2, 5, 21].flatMap(n => [
    labels.movesOn(n, 'X'),
    labels.becomesActive(n),
    labels.points(n),
    labels.activates(n),
    labels.sitesLeft(n),
    labels.sitesUnderway(n),
    labels.costs('X', n, '2011'),
    labels.costs('X', n, '2026'),
    labels.scoredAt(n),
  ]);
  const plain = Object.values(labels).filter(label => typeof label === 'string');
  return [...numbers, ...plain, ...Object.values(labels.states), ...Object.values(labels.map)];
};

const spoken = (language: Language): string[] => {
  const words = tableWordsIn(language);
  return VIEWS.flatMap(view => [
    ...SPACES.map((_, at) => words.site(view, NAMES, at)),
    ...DISTRICTS.map(({ id }) => words.district(view, id)),
    ...ZONES.map(zone => words.zone(view, NAMES, zone)),
    ...view.players.map((_, seat) => words.player(view, NAMES, seat)),
    ...LEADERS.flatMap(leader => Object.values(words.leader(view, leader))),
    ...EVENTS.flatMap(({ id }) => Object.values(words.event(id))),
    ...SOURCES.map(source => words.source(source)),
    words.leaderActivates(view),
  ]);
};

describe.each(LANGUAGES)('the table in %s', language => {
  const texts = [...labelled(language), ...spoken(language)];

  it('has words for everything', () => {
    expect(texts.filter(text => /undefined|null|NaN|\[object|\s\s|^\s*$|['"]/.test(text))).toEqual([]);
  });

  it('gives every site of a position a name of its own', () => {
    const words = tableWordsIn(language);
    const view = sample(4, { century: 2 });
    expect(new Set(SPACES.map((_, at) => words.site(view, NAMES, at))).size).toBe(SPACES.length);
  });
});

describe('French and Russian tables', () => {
  it('keep their typography and alphabet', () => {
    const french = [...labelled('fr'), ...spoken('fr')];
    expect(french.filter(text => /[^\u00a0][:»]|\s[;!?]|«[^\u00a0]/.test(text))).toEqual([]);
    const russian = labelled('ru').filter(text => /[a-z]/i.test(text.replace(/\b[IVX]+\b/g, '')));
    expect(russian).toEqual([]);
  });
});

describe('a site in words', () => {
  const words = tableWordsIn('en');
  const at = space('c15r4');

  it('tells building, zone, century, state, architect and stages', () => {
    const begun = withSite(sample(3, { century: 3 }), 'c15r4', { state: 'underway', architect: 1, stages: [0, 1] });
    const text = words.site(begun, NAMES, at);
    expect(text).toMatch(/^[^;]+; Culture, century I+V?; under construction; architect: Ben; stages: Anna, Ben; Arts/);
    expect(text).toMatch(/3 workers per stage$/);
  });

  it('tells whose a completed building is, or that it is nobody’s', () => {
    const built = withSite(sample(3), 'c15r4', { state: 'built', token: { seat: 2, stars: 3 } });
    expect(words.site(built, NAMES, at)).toMatch(/completed; Cleo, 3 stars$/);
    expect(words.site(withSite(sample(3), 'c15r4', { state: 'built' }), NAMES, at)).toMatch(
      /completed; nobody’s, scores for nobody$/,
    );
  });

  it('says which century a later site waits for', () => {
    const waiting = withSite(sample(3), 'c15r4', { state: 'waiting', building: 'grand-theatre' });
    expect(words.site(waiting, NAMES, at)).toContain('opens in century IV');
  });
});

describe('zones and players in words', () => {
  it('tell who is where, the order of scoring and the dominant zone', () => {
    const view = sample(3, { century: 2, zones: { ...sample(3).zones, politics: [0, 4, 2] } });
    expect(tableWordsIn('en').zone(view, NAMES, 'politics')).toBe(
      'Politics; Ben 4, Cleo 2; scored number 2; dominant zone of the century',
    );
    expect(tableWordsIn('ru').zone(view, NAMES, 'religion')).toBe('Религия; никого; порядок подсчёта: 5');
  });

  it('tell a player’s leader by the person of the century', () => {
    const view = withPlayer(sample(4, { century: 4 }), 0, { leader: 'cultural' });
    expect(tableWordsIn('fr').player(view, NAMES, 0)).toMatch(/Robert Lepage$/);
  });
});

describe('what taking a leader activates', () => {
  const view = withPlayer(sample(4, { century: 2 }), 3, { leader: 'cultural' });
  const { leaderActivates } = tableWordsIn('en');

  it('follows from the leaders already taken', () => {
    expect(leaderActivates(view)).toMatch(/1 worker per leader already taken this century: now 1\.$/);
    expect(leaderActivates(withPlayer(view, 0, { leader: 'political' }))).toMatch(/now 2\.$/);
  });

  it('is nobody in the Seven Years’ War', () => {
    const events = { first: '1682-fire', firstScoredBy: [], current: '1756-seven-years-war', coming: [] } as const;
    expect(leaderActivates({ ...view, events })).toBe('Taking a leader activates no workers.');
  });
});

describe('the forecast', () => {
  const zones = {
    religion: [3, 4, 5],
    politics: [2, 10, 10],
    economy: [0, 0, 5],
    culture: [4, 6, 1],
    citadelle: [5, 1, 0],
  };

  it('follows the cascade of the rulebooks’ example step by step', () => {
    const { points, zones: steps } = forecastZones(sample(3, { zones }));
    expect(points).toEqual([18, 21, 33]);
    expect(steps.map(({ zone, workers }) => [zone, ...workers])).toEqual([
      ['citadelle', 5, 1, 0],
      ['religion', 5, 4, 5],
      ['politics', 4, 10, 12],
      ['economy', 0, 0, 10],
      ['culture', 4, 6, 6],
    ]);
    expect(steps.map(({ moving }) => moving.map(({ seat, to, workers }) => [seat, to, workers]))).toEqual([
      [[0, 'religion', 2]],
      [
        [0, 'politics', 2],
        [2, 'politics', 2],
      ],
      [[2, 'economy', 5]],
      [[2, 'culture', 5]],
      [
        [1, 'active', 3],
        [2, 'active', 3],
      ],
    ]);
  });

  it('agrees with the plain one', () => {
    for (const view of VIEWS) expect(forecast(view).points).toEqual(forecastZones(view).points);
  });
});
