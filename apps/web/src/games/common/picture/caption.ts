import { type Language, LOCALES, type Types } from '@cap-diamant/kernel';
import type { TableState } from '../../../table/state/table-state.svelte.ts';

/** What is written below a picture: the game, and when it was played. */
export interface Caption {
  readonly title: string;
  readonly date: string;
}

export const captionOf = <G extends Types>(table: TableState<G>, language: Language): Caption => {
  const changed = new Date(table.saved()?.changed ?? Date.now());
  return {
    title: `Cap Diamant · ${table.words.title}`,
    date: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(changed),
  };
};
