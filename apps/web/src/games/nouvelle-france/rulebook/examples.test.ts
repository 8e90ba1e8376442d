import { LANGUAGES, type Language, nth } from '@cap-diamant/kernel';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { characterPoints, coureurPoints } from '@cap-diamant/nouvelle-france/scoring';
import { SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../rulebook/shown.ts';
import { EXAMPLES, SNOWFALL, scoringCubes, trialOf } from './diagrams/positions.ts';
import { texts as en } from './en/index.ts';
import { texts as fr } from './fr/index.ts';
import type { ParagraphId } from './outline.ts';
import { texts as ru } from './ru/index.ts';

const TEXTS = { fr, en, ru };

const numbersIn = (language: Language, id: ParagraphId, kind: 'example' | 'table' | 'list' | 'text'): number[] =>
  TEXTS[language].paragraphs[id].text
    .filter(block => (typeof block === 'string' ? 'text' : block.kind) === kind)
    .flatMap(stringsOf)
    .flatMap(text => (text.match(/\d+/g) ?? []).map(Number));

describe('the examples that are drawn', () => {
  it('are what their captions say', () => {
    expect(trialOf(EXAMPLES.foot).fault).toBe('unstable');
    expect(trialOf(EXAMPLES['foot-and-beam']).fault).toBeUndefined();
    expect(trialOf(EXAMPLES.further).fault).toBeUndefined();
    expect(scoringCubes(EXAMPLES.linked).size).toBe(trialOf(EXAMPLES.linked).points);
    expect(scoringCubes(EXAMPLES.junction).size).toBe(trialOf(EXAMPLES.junction).points);
    expect(scoringCubes(EXAMPLES.buried).size).toBe(trialOf(EXAMPLES.buried).points);
  });

  it('shows a beam that does not come to rest under the overhang', () => {
    const { cells } = trialOf(EXAMPLES.covered).place;
    expect(cells).not.toEqual(EXAMPLES.covered.piece.cells);
  });
});

describe.each(LANGUAGES)('the numbers of the rules in %s are those of the rules', language => {
  it('points of a turn', () => {
    expect(numbersIn(language, 'turn-points', 'example')).toEqual([
      trialOf(EXAMPLES.first).points,
      trialOf(EXAMPLES.linked).points,
    ]);
    expect(numbersIn(language, 'junctions', 'example')).toEqual([trialOf(EXAMPLES.junction).points]);
    expect(numbersIn(language, 'buried', 'example')).toEqual([trialOf(EXAMPLES.buried).points]);
    expect(numbersIn(language, 'stolen-turn', 'example')).toEqual([trialOf(EXAMPLES.stolen).points]);
  });

  it('a snowfall', () => {
    const { cubes, points } = SNOWFALL.count;
    const of = (seat: number) => SITES.map(site => nth(cubes[site], seat));
    const numbers = numbersIn(language, 'snowfall', 'example');
    expect(numbers).toEqual([2, ...of(0), 1, 6, 1, nth(points, 0), ...of(1), nth(points, 1)]);
  });

  it('the coureur', () => {
    expect(numbersIn(language, 'ally-coureur', 'example')).toEqual([7, coureurPoints(7), 14, 8, coureurPoints(8)]);
  });

  it('slabs, characters and handicap', () => {
    expect(numbersIn(language, 'sites', 'text')).toEqual(
      SITES.map(
        site =>
          STANDARD_BOX.components.sites
            .find(({ id }) => id === site)
            ?.grids.reduce((sum, { cells }) => sum + cells.length, 0) ?? 0,
      ),
    );
    expect(numbersIn(language, 'characters', 'table')).toEqual(SITES.map(site => characterPoints(STANDARD_BOX, site)));
    const { startPoints } = STANDARD_BOX.components.options.handicap;
    expect(numbersIn(language, 'handicap', 'list')).toEqual([
      ...startPoints['2'],
      ...startPoints['3'],
      ...startPoints['4'],
    ]);
  });
});
