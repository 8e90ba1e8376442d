import { readFileSync } from 'node:fs';
import { LANGUAGES, nth } from '@cap-diamant/kernel';
import type { Lesson } from '@cap-diamant/kernel/lessons';
import {
  fallingPoints,
  lessonTexts,
  longTexts,
  parseGlossary,
  playLesson,
  textFaults,
} from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { quebec } from '../index.ts';
import { COLOURS } from '../model/board.ts';
import { tileOf } from '../model/buildings.ts';
import { FIRST_GAME } from '../setup/first-game.ts';
import { LESSONS } from './index.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));
const LOADED: readonly (readonly [string, Lesson])[] = await Promise.all(
  LESSONS.map(async ({ id, load }) => [id, await load()] as const),
);

describe.each(LOADED)('the lesson "%s"', (id, lesson) => {
  it('can be completed, whatever the learner chooses where there is a choice', () => {
    playLesson(quebec, lesson);
  });

  it('has a name for every step, once', () => {
    const ids = lesson.steps.map(step => step.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(LANGUAGES)('says everything in %s, in two sentences at most', language => {
    const texts = lessonTexts(id, lesson, language);
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(longTexts(texts)).toEqual([]);
    expect(textFaults(language, texts, glossary)).toEqual([]);
  });
});

describe('the guided first game', () => {
  it('counts the new sites of century II', () => {
    const zones = FIRST_GAME.map((tile, space) => [tileOf(tile).century, COLOURS[space]] as const)
      .filter(([century]) => century === 2)
      .map(([, zone]) => zone);
    expect([zones.length, zones.filter(zone => zone === 'politics').length]).toEqual([11, 4]);
  });

  it('takes no points away where it jumps to another moment', async () => {
    const lesson = await nth(LESSONS, 0).load();
    expect(fallingPoints(quebec, lesson)).toEqual([]);
  });
});
