import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@cap-diamant/kernel';
import { parseGlossary, type Text, textFaults, textsOf } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { adminTexts } from '../admin/words/index.ts';
import { companionTexts } from '../games/common/companion/words/index.ts';
import { editorTexts } from '../games/common/editor/words/index.ts';
import { cardTexts as nouvelleFranceCards } from '../games/nouvelle-france/cards/words.ts';
import { medalTexts as nouvelleFranceMedals } from '../games/nouvelle-france/finale/words.ts';
import { themeTexts as nouvelleFranceThemes } from '../games/nouvelle-france/puzzles/words.ts';
import { setupWords as nouvelleFranceSetup } from '../games/nouvelle-france/setup/words.ts';
import { nouvelleFranceTexts } from '../games/nouvelle-france/words/index.ts';
import { cardTexts as quebecCards } from '../games/quebec/cards/words/index.ts';
import { medalTexts as quebecMedals } from '../games/quebec/finale/words.ts';
import { themeTexts as quebecThemes } from '../games/quebec/puzzles/words.ts';
import { setupWords as quebecSetup } from '../games/quebec/setup/words.ts';
import { quebecTexts } from '../games/quebec/words/index.ts';
import { statisticsTexts } from '../home/statistics/words.ts';
import { learnTexts, lessonTexts } from '../learn/words.ts';
import { onlineTexts } from '../online/words/index.ts';
import { helpTexts } from '../page/help-words.ts';
import { puzzleTexts } from '../puzzles/words/index.ts';
import { reviewTexts } from '../review/words.ts';
import { studyTexts } from '../studies/words/index.ts';
import { finaleTexts } from '../table/finale/words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

const glossary = parseGlossary(readFileSync('docs/glossary.md', 'utf8'));

/** Texts about files that cannot be opened take the fault apart. */
const FAULTS = {
  'file.fault': [
    [{ kind: 'not-json' }],
    [{ kind: 'not-a-record' }],
    [{ kind: 'unknown-game', game: 'X' }],
    [{ kind: 'newer', rules: 2, known: 1 }],
    [{ kind: 'does-not-play' }],
    [{ kind: 'does-not-play', move: 5 }],
    [{ kind: 'cut' }],
  ],
};

await Promise.all(LANGUAGES.flatMap(language => [quebecTexts.load(language), nouvelleFranceTexts.load(language)]));

const FACES = [['+'], ['2'], ['-']];

const allTexts = (language: Language): Text[] => [
  ...textsOf({ fr, en, ru }[language], FAULTS),
  ...textsOf(onlineTexts(language)),
  ...textsOf(adminTexts(language)),
  ...textsOf(helpTexts(language)),
  ...textsOf(learnTexts(language)),
  ...textsOf(lessonTexts(language)),
  ...textsOf(puzzleTexts(language)),
  ...textsOf(quebecThemes(language)),
  ...textsOf(nouvelleFranceThemes(language)),
  ...textsOf(quebecTexts.in(language).play),
  ...textsOf(quebecCards(language)),
  ...textsOf(nouvelleFranceTexts.in(language).play, { 'sites.face': FACES }),
  ...textsOf(nouvelleFranceTexts.in(language).placing, { face: FACES }),
  ...textsOf(statisticsTexts(language)),
  ...textsOf(finaleTexts(language)),
  ...textsOf(reviewTexts(language)),
  ...textsOf(studyTexts(language)),
  ...textsOf(companionTexts(language)),
  ...textsOf(editorTexts(language)),
  ...textsOf(quebecMedals(language)),
  ...textsOf(nouvelleFranceMedals(language)),
  ...textsOf(nouvelleFranceCards(language)),
  ...textsOf(quebecSetup[language]),
  ...textsOf(nouvelleFranceSetup[language]),
];

describe.each(LANGUAGES)('the texts of the page in %s', language => {
  const texts = allTexts(language);

  it('are whole', () => {
    expect(texts.filter(({ text }) => /undefined|\bnull\b|NaN|\[object|\{|\}|^\s*$/.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(500);
  });

  it('keep to the glossary, to typography and to the forms of numbers', () => {
    expect(textFaults(language, texts, glossary)).toEqual([]);
  });
});
