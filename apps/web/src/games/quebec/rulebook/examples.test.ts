import { LANGUAGES, type Language, nth } from '@cap-diamant/kernel';
import { DISTRICTS, NEIGHBOURS } from '@cap-diamant/quebec/board';
import { BUILDINGS } from '@cap-diamant/quebec/buildings';
import { finalPoints, forecastZones, RULES, scoringOrder } from '@cap-diamant/quebec/rules';
import { CENTURIES, COLOURED, EVENTS, LEADERS } from '@cap-diamant/quebec/vocabulary';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../rulebook/shown.ts';
import { quebecTexts, tableWords } from '../words/index.ts';
import { BEFORE_SCORING, connectedFrom, GROUP, MAIN_GROUP, START, withTokens } from './diagrams/positions.ts';
import { texts as en } from './en/index.ts';
import { texts as fr } from './fr/index.ts';
import { OUTLINE, type ParagraphId } from './outline.ts';
import { texts as ru } from './ru/index.ts';

const TEXTS = { fr, en, ru };
await Promise.all(LANGUAGES.map(language => quebecTexts.load(language)));

/** All numbers that a block of a paragraph says, in order. */
const numbersIn = (language: Language, id: ParagraphId, block: number): number[] =>
  stringsOf(nth(TEXTS[language].paragraphs[id].text, block)).flatMap(text => (text.match(/\d+/g) ?? []).map(Number));

const words = (language: Language, id: ParagraphId): string =>
  TEXTS[language].paragraphs[id].text.flatMap(stringsOf).join('\n');

describe.each(LANGUAGES)('the examples of the rules in %s are what the rules do', language => {
  it('the cascade', () => {
    const { zones, points } = forecastZones(BEFORE_SCORING);
    const told = stringsOf(nth(TEXTS[language].paragraphs['cascade-example'].text, 1)).map(step =>
      (step.match(/\d+/g) ?? []).map(Number),
    );
    // Each step names the workers of everybody there, and how many cascade.
    for (const [at, { workers, moving }] of zones.entries()) {
      const present = workers.filter(count => count > 0);
      expect(nth(told, at), `step ${at + 1}`).toEqual(expect.arrayContaining([...present, nth(moving, 0).workers]));
    }
    expect(numbersIn(language, 'cascade-example', 2)).toEqual(points);
  });

  it('the family’s bonus', () => {
    const town = { ...START, variant: '2011-family' as const };
    const religion = [3, 5, 12];
    const nobody = [0, 0, 0];
    const zones = { religion, politics: nobody, economy: nobody, culture: nobody, citadelle: nobody };
    const { points } = forecastZones({ ...town, zones });
    expect(numbersIn(language, 'family-scoring', 1)).toEqual([...religion, ...points]);
  });

  it('the main group, with two buildings apart', () => {
    const [final] = finalPoints(MAIN_GROUP, RULES['2026-standard'].buildingScoring);
    expect(final?.main.toSorted()).toEqual([...GROUP].sort());
    expect(final?.buildings).toBe(16 + 3);
    expect(numbersIn(language, 'main-group', 3)).toEqual([1, 2, 3, 3, 16, 3, 3]);
  });

  it('two large buildings that beat four small ones', () => {
    const four = connectedFrom(0, 4);
    const near = new Set(four.flatMap(space => [space, ...nth(NEIGHBOURS, space)]));
    const start = START.sites.findIndex((_, space) => [space, ...nth(NEIGHBOURS, space)].every(one => !near.has(one)));
    const two = connectedFrom(start, 2);
    const stars = [1, 1, 2, 2];
    const { buildings, main } = nth(
      finalPoints(
        withTokens(
          new Map([
            ...four.map((space, at) => [space, nth(stars, at)] as const),
            ...two.map(space => [space, 3] as const),
          ]),
        ),
        RULES['2026-standard'].buildingScoring,
      ),
      0,
    );
    expect([main.length, buildings]).toEqual([2, 12 + 6]);
    expect(numbersIn(language, 'main-group', 4)).toEqual([3, 12, 8, 6]);
  });

  it('pairs of active workers', () => {
    const [active, points] = numbersIn(language, 'final-points', 1);
    const players = START.players.map(player => ({ ...player, active: active ?? 0 }));
    expect(nth(finalPoints({ ...START, players }, RULES['2011-complete'].buildingScoring), 0).active).toBe(points);
  });

  it('the buildings of each century and colour', () => {
    const counts = CENTURIES.flatMap(century =>
      COLOURED.map(zone => BUILDINGS.filter(tile => tile.century === century && tile.zone === zone).length),
    );
    expect(numbersIn(language, 'tiles', 1)).toEqual(counts);
  });

  it('every district has a paragraph with the name and the cost it has at the table', () => {
    const table = tableWords(language);
    for (const { id, cost } of DISTRICTS) {
      const paragraph = TEXTS[language].paragraphs[`district-${id}`];
      const names = [START, { ...START, variant: '2026-standard' as const }].map(view => table.districtName(view, id));
      const [old = '', recent = old] = paragraph.title.replace(/[{}]/g, '').split('|');
      expect([old, recent]).toEqual(names);
      expect(numbersIn(language, `district-${id}`, 0)[0]).toBe(cost);
    }
  });

  it('the words of the editions are those of the table', () => {
    const table = tableWords(language);
    const rows = stringsOf(nth(TEXTS[language].paragraphs.terms.text, 1));
    for (const id of ['mansion', 'provincial-administration', 'trading-hub', 'heritage-site'] as const) {
      expect(rows).toContain(table.districtName(START, id));
      expect(rows).toContain(table.districtName({ ...START, variant: '2026-standard' }, id));
    }
  });

  it('every leader and every event has a paragraph with its name', () => {
    const table = tableWords(language);
    const titles = TEXTS[language].paragraphs;
    expect(LEADERS.map(leader => titles[`leader-${leader}`].title)).toEqual(
      LEADERS.map(leader => table.leader(START, leader).name),
    );
    expect(EVENTS.map(({ id }) => titles[`event-${id}`].title)).toEqual(EVENTS.map(({ id }) => table.event(id).title));
  });

  it('the centuries begin with their dominant zones', () => {
    const lines = stringsOf(nth(TEXTS[language].paragraphs['scoring-order'].text, 1));
    for (const century of CENTURIES) {
      const zone = nth(scoringOrder(century), 1);
      // Russian changes the ending.
      expect(nth(lines, century - 1)).toContain(tableWords(language).zoneName(zone).slice(0, -1));
    }
  });

  it('says how many workers there are', () => {
    expect(words(language, 'workers').match(/\d+/g)?.map(Number)).toEqual([25, 22, 20, 4]);
  });
});

it('the paragraphs for leaders, events, two players and the family belong to the variants that have them', () => {
  const paragraphs = OUTLINE.flatMap(({ paragraphs: all }) => all.map(one => ({ in: undefined, ...one })));
  const inAll = (start: RegExp) => [
    ...new Set(paragraphs.filter(({ id }) => start.test(id)).map(one => String(one.in))),
  ];
  const having = (has: (rules: (typeof RULES)[keyof typeof RULES]) => boolean) =>
    String(Object.entries(RULES).flatMap(([id, rules]) => (has(rules) ? [id] : [])));
  expect(inAll(/^leader|^take-leader|^cascade|^main-group/)).toEqual([having(({ leaders }) => leaders)]);
  expect(inAll(/^event|^goals|^no-cascade/)).toEqual([having(({ events }) => events)]);
  expect(inAll(/family/)).toEqual([having(({ level }) => level === 'family')]);
  expect(inAll(/^two-(?!leaders)/)).toEqual([having(({ players }) => players.some(count => count === 2))]);
});
