import { notices } from '../page/notices.svelte.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { words } from '../words/index.svelte.ts';
import type { MenuItem } from './GameMenu.svelte';

/** Opens the shown position on the study board, which loads when it is first used. */
export const studyItem = (table: TableState): MenuItem => ({
  icon: 'fork',
  label: words.texts.table.study,
  run: () =>
    void import('../studies/open-in-study.ts')
      .then(({ openInStudy }) => openInStudy(table))
      .catch(() => notices.warn(() => words.texts.trouble.notLoaded)),
});
