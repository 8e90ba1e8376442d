import type { Language, Words } from '@cap-diamant/kernel';
import type { Quebec } from '../model/types.ts';
import type { Catalogue } from './catalogue.ts';
import { type TableWords, tableWords } from './table.ts';
import type { TableCatalogue } from './table-catalogue.ts';
import { wordsOf } from './words-of.ts';

/** Québec in one language, for a drawn table. */
export interface DrawnWords {
  /** The game in words: a drawn board shows places and whose turn it is, so no coordinates, no turn lines, no pages. */
  readonly words: Words<Quebec>;
  readonly table: TableWords;
}

export const drawnWords = (language: Language, catalogue: Catalogue, labels: TableCatalogue): DrawnWords => {
  const effects = { ...catalogue.effects, turn: () => '' };
  const unplaced: Catalogue = { ...catalogue, effects, site: building => catalogue.site(building) };
  return { words: wordsOf(unplaced, language, () => ({})), table: tableWords(catalogue, labels) };
};
