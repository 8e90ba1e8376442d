import type { Language } from '@cap-diamant/kernel';
import type { Quebec } from '@cap-diamant/quebec';
import { seatLabels } from '../../../table/seat-labels.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { PictureFormat } from '../../common/game-ui.ts';
import { captionOf } from '../../common/picture/caption.ts';
import { pictureFile } from '../../common/picture/picture-file.ts';
import { tableWords } from '../words/index.ts';
import TownPicture from './TownPicture.svelte';

/** The town as a file. */
export const pictureOf = (table: TableState<Quebec>, language: Language, format: PictureFormat): Promise<Blob> =>
  pictureFile(
    TownPicture,
    {
      view: table.view,
      seats: seatLabels(table),
      words: tableWords(language),
      caption: captionOf(table, language),
    },
    format,
  );
