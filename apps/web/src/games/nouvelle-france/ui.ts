import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { SNOWFALLS } from '@cap-diamant/nouvelle-france/vocabulary';
import type { GameUi } from '../common/game-ui.ts';
import { mayDisclose } from './placing/disclosure.ts';
import { soundOf } from './sounds.ts';
import Table from './Table.svelte';
import Thumbnail from './Thumbnail.svelte';
import { drawnWords, placingTexts, playTexts } from './words/index.ts';

const nouvelleFranceUi: GameUi<NouvelleFrance> = {
  Table,
  asksItself: true,
  Thumbnail,
  words: drawnWords,
  chapter: ({ snow }, language) => playTexts(language).end.phase(Math.min(snow + 1, SNOWFALLS)),
  mayDisclose,
  say:
    ({ words, asked = 0 }) =>
    (view, move) =>
      words.move(view, asked, move),
  nameMoves: async language => (await import('./hints/placement-text.ts')).nameMoves(language),
  soundOf,
  // Drawing a picture takes code that few games need.
  picture: async (table, language, format) => (await import('./picture/picture.ts')).pictureOf(table, language, format),
  ruleOf: async view => (await import('./rulebook/rules-of.ts')).ruleOfQuestion(view),
  keys: language => [...placingTexts(language).keys, ...playTexts(language).keys],
};

// The only cast: the registry looks tables up by game id, so the types match.
export const ui = nouvelleFranceUi as unknown as GameUi;
