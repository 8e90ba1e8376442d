import { type Language, ok, type Result, type Words } from '@cap-diamant/kernel';
import { type Box, prepare } from '../geometry/box.ts';
import { STANDARD_BOX } from '../geometry/standard-box.ts';
import { parseComponents } from '../model/components.ts';
import type { NouvelleFrance } from '../state/types.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { boardPage, cardsPage, playersPage } from './pages.ts';
import { ru } from './ru.ts';
import { wordsOf } from './words-of.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { fr, en, ru };

const pages = (box: Box, catalogue: Catalogue): Words<NouvelleFrance>['pages'] => ({
  board: { about: catalogue.page.board, text: (view, names) => boardPage(box, catalogue, view, names) },
  cards: { about: catalogue.page.cards, text: view => cardsPage(box, catalogue, view) },
  players: { about: catalogue.page.players, text: (view, names) => playersPage(catalogue, view, names) },
});

type InLanguage = (language: Language) => Words<NouvelleFrance>;

const inLanguage =
  (box: Box): InLanguage =>
  language =>
    wordsOf(box, CATALOGUES[language], language, pages(box, CATALOGUES[language]));

/** The game in words, with the components as shipped. */
export const words = inLanguage(STANDARD_BOX);

/** The game in words, with another component list. */
export const wordsWith = (components: unknown): Result<InLanguage> => {
  const parsed = parseComponents(components);
  return parsed.ok ? ok(inLanguage(prepare(parsed.value))) : parsed;
};
