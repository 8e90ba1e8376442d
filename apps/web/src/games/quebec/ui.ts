import type { Quebec } from '@cap-diamant/quebec';
import { roman } from '@cap-diamant/quebec/words';
import type { GameUi } from '../common/game-ui.ts';
import { hintText } from './hints/hint-text.ts';
import { soundOf } from './sounds.ts';
import Table from './Table.svelte';
import Thumbnail from './Thumbnail.svelte';
import { drawnWords, playTexts } from './words/index.ts';

const quebecUi: GameUi<Quebec> = {
  Table,
  Thumbnail,
  words: drawnWords,
  chapter: ({ century }, language) => playTexts(language).end.century(roman(century)),
  say: hintText,
  soundOf,
  // Drawing a picture takes code that few games need.
  picture: async (table, language, format) => (await import('./picture/picture.ts')).pictureOf(table, language, format),
  ruleOf: async view => (await import('./rulebook/rules-of.ts')).ruleOfQuestion(view),
  keys: language => playTexts(language).keys,
};

// The only cast: the registry looks tables up by game id, so the types match.
export const ui = quebecUi as unknown as GameUi;
