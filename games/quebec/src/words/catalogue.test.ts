import { LANGUAGES } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../model/board.ts';
import { BUILDINGS } from '../model/buildings.ts';
import { EVENTS, LEADERS, SOURCES, ZONES } from '../model/vocabulary.ts';
import type { Catalogue, Worded } from './catalogue.ts';
import { CATALOGUES } from './testing/sample.ts';

/** All plain texts of a catalogue; sentences are tested elsewhere. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

const both = (words: Worded): string[] => texts(words);

const named = (catalogue: Catalogue): string[] => [
  ...ZONES.flatMap(zone => texts(catalogue.zones[zone])),
  ...DISTRICTS.flatMap(({ id }) => [...both(catalogue.districts[id].name), ...both(catalogue.districts[id].action)]),
  ...LEADERS.flatMap(leader => texts(catalogue.leaders[leader])),
  ...BUILDINGS.map(({ id }) => catalogue.buildings[id]),
  ...EVENTS.flatMap(({ id }) => texts(catalogue.events[id])),
  ...SOURCES.map(source => catalogue.sources[source]),
];

describe.each(LANGUAGES)('the catalogue in %s', language => {
  const catalogue = CATALOGUES[language];

  it('names everything there is', () => {
    expect(named(catalogue).filter(text => text.trim() === '')).toEqual([]);
  });

  it('has no straight apostrophe, no double space and nothing left out', () => {
    expect(texts(catalogue).filter(text => /['"]|\s\s|undefined|\$\{/.test(text))).toEqual([]);
  });

  it('gives every building, district, leader and event a name of its own', () => {
    const { buildings, districts, leaders, events } = catalogue;
    for (const edition of ['2011', '2026'] as const) {
      const names = Object.values(districts).map(({ name }) => (typeof name === 'string' ? name : name[edition]));
      expect(new Set(names).size).toBe(DISTRICTS.length);
    }
    expect(new Set(Object.values(buildings)).size).toBe(BUILDINGS.length);
    expect(new Set(Object.values(leaders).map(({ name }) => name)).size).toBe(LEADERS.length);
    expect(new Set(Object.values(events).map(({ title }) => title)).size).toBe(EVENTS.length);
    expect(new Set(Object.values(leaders).flatMap(({ people }) => people)).size).toBe(20);
  });

  it('tells an event’s effect and history in full sentences', () => {
    const sentences = Object.values(catalogue.events).flatMap(({ effect, history }) => [effect, history]);
    expect(sentences.filter(text => !/^[^a-zа-я].*\.$/.test(text))).toEqual([]);
  });
});

describe('French typography', () => {
  it('sets a no-break space before colons and inside guillemets, and nothing before other signs', () => {
    const wrong = texts(CATALOGUES.fr).filter(text => /[^\u00a0][:»]|\s[;!?]|«[^\u00a0]/.test(text));
    expect(wrong).toEqual([]);
  });
});

describe('Russian', () => {
  it('is written in Cyrillic', () => {
    expect(named(CATALOGUES.ru).filter(text => /[a-z]/i.test(text.replace(/\b[IVX]+\b/g, '')))).toEqual([]);
  });
});

describe('each edition’s own terms', () => {
  it('differ where the rulebooks do', () => {
    expect(CATALOGUES.en.districts.mansion.name).toEqual({ 2011: 'Rich district', 2026: 'Mansion district' });
    expect(CATALOGUES.fr.districts['heritage-site'].name).toEqual({ 2011: 'Club social', 2026: 'Site patrimonial' });
    expect(CATALOGUES.ru.districts.mansion.name).toEqual({ 2011: 'Зажиточный район', 2026: 'Район особняков' });
  });
});
