import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Move } from '@cap-diamant/nouvelle-france/move';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Site } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Catalogue } from '@cap-diamant/nouvelle-france/words';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { PlayTexts } from '../words/index.ts';

/**
 * An advised move in words. The table draws a placement, so no coordinates are needed; declining an offer that is still
 * to come goes without saying, and declining one now is called as on its button, `declining`.
 */
export const hintText = (
  table: TableState<NouvelleFrance>,
  texts: PlayTexts,
  words: Catalogue,
  view: View,
  move: Move,
  declining?: string,
): string | undefined => {
  if (move.kind === 'place') return texts.recap.advised(words.onSite[move.site as Site]);
  if (move.kind !== 'pass') return table.words.move(view, table.asked ?? 0, move);
  if (view !== table.view) return undefined;
  return declining;
};
