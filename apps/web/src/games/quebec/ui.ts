import type { GameUi } from '../game-ui.ts';
import PlainTable from '../plain/PlainTable.svelte';
import PlainThumbnail from '../plain/PlainThumbnail.svelte';

export const ui: GameUi = { Table: PlainTable, Thumbnail: PlainThumbnail };
