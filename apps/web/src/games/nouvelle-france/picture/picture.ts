import type { Language } from '@cap-diamant/kernel';
import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import { seatLabels } from '../../../table/seat-labels.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { PictureFormat } from '../../common/game-ui.ts';
import { captionOf } from '../../common/picture/caption.ts';
import { pictureFile } from '../../common/picture/picture-file.ts';
import SitesPicture from './SitesPicture.svelte';

/** The three sites, floor by floor, as a file. */
export const pictureOf = (
  table: TableState<NouvelleFrance>,
  language: Language,
  format: PictureFormat,
): Promise<Blob> =>
  pictureFile(
    SitesPicture,
    { view: table.view, seats: seatLabels(table), caption: captionOf(table, language) },
    format,
  );
