import type { GameUi, PictureFormat } from '../games/common/game-ui.ts';
import { notices } from '../page/notices.svelte.ts';
import { download } from '../page/save-file.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { words } from '../words/index.svelte.ts';

export const FORMATS: readonly PictureFormat[] = ['svg', 'png'];

const draw = async (ui: GameUi, table: TableState, format: PictureFormat): Promise<void> => {
  const content = await ui.picture?.(table, words.language, format);
  const game = table.saved();
  if (content !== undefined) download(content, { game: table.game.id, changed: game?.changed ?? Date.now() }, format);
};

/** Downloads a picture of the table as it is shown now, or says that there is none. */
export const savePicture = async (ui: GameUi, table: TableState, format: PictureFormat): Promise<void> => {
  try {
    await draw(ui, table, format);
  } catch {
    notices.warn(() => words.texts.trouble.noPicture);
  }
};
