import type { Quebec } from '@cap-diamant/quebec';
import { drawnWords } from '@cap-diamant/quebec/table';
import type { GameUi } from '../game-ui.ts';
import { playTexts } from './play/index.ts';
import SmallTown from './SmallTown.svelte';
import Table from './Table.svelte';

const quebecUi: GameUi<Quebec> = {
  Table,
  Thumbnail: SmallTown,
  words: drawnWords,
  keys: language => playTexts(language).keys,
};

// The one cast: whoever asks for this table by its id has a session of this game.
export const ui = quebecUi as unknown as GameUi;
