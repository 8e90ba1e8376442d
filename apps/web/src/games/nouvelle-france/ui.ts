import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { GameUi } from '../game-ui.ts';
import { placingTexts } from './placing/words/index.ts';
import { drawnWords } from './play/drawn-words.ts';
import { playTexts } from './play/index.ts';
import Table from './Table.svelte';
import Thumbnail from './Thumbnail.svelte';
import { tells } from './tells.ts';

const nouvelleFranceUi: GameUi<NouvelleFrance> = {
  Table,
  Thumbnail,
  words: drawnWords,
  tells,
  keys: language => [...placingTexts(language).keys, ...playTexts(language).keys],
};

// The one cast: whoever asks for this table by its id has a session of this game.
export const ui = nouvelleFranceUi as unknown as GameUi;
