import type { Language } from '@cap-diamant/kernel';
import { counting } from '../words/plural.ts';

/** The words around the rules themselves. */
export interface ReaderTexts {
  readonly title: string;
  titleOf(game: string): string;
  readonly about: string;
  readonly search: string;
  found(paragraphs: number): string;
  readonly clear: string;
  readonly contents: string;
  readonly edition: string;
  readonly allEditions: string;
  /** Which variants a paragraph applies to. */
  onlyIn(variants: readonly string[]): string;
  readonly example: string;
  readonly ruling: string;
  readonly rulingAbout: string;
  readonly see: string;
  /** Leads to a lesson, by its title. */
  tryIt(lesson: string): string;
  readonly print: string;
  readonly ownTab: string;
  linkTo(paragraph: string): string;
  readonly other: string;
  /** The one-page summary to play with. */
  readonly aid: string;
  aidOf(game: string): string;
  readonly wholeRules: string;
}

const TEXTS: { readonly [language in Language]: ReaderTexts } = {
  fr: {
    title: 'Règles',
    titleOf: game => `Règles : ${game}`,
    about: 'Les règles complètes, en nos propres mots.',
    search: 'Chercher dans les règles',
    found: n => counting('fr')(n, { one: 'paragraphe trouvé', other: 'paragraphes trouvés' }),
    clear: 'Effacer la recherche',
    contents: 'Table des matières',
    edition: 'Édition',
    allEditions: 'Toutes les éditions',
    onlyIn: variants => `Seulement : ${variants.join(' · ')}`,
    example: 'Exemple',
    ruling: 'Notre décision',
    rulingAbout: 'Les règles publiées n’en disent rien; voici ce que nous faisons.',
    see: 'Voir aussi',
    tryIt: lesson => `À vous de jouer : ${lesson}`,
    print: 'Imprimer',
    ownTab: 'Ouvrir dans un autre onglet',
    linkTo: paragraph => `Lien vers « ${paragraph} »`,
    other: 'Autres règles',
    aid: 'Aide-mémoire',
    aidOf: game => `Aide-mémoire : ${game}`,
    wholeRules: 'Les règles complètes',
  },
  en: {
    title: 'Rules',
    titleOf: game => `Rules: ${game}`,
    about: 'The complete rules, in our own words.',
    search: 'Search the rules',
    found: n => counting('en')(n, { one: 'paragraph found', other: 'paragraphs found' }),
    clear: 'Clear the search',
    contents: 'Contents',
    edition: 'Edition',
    allEditions: 'All editions',
    onlyIn: variants => `Only in: ${variants.join(' · ')}`,
    example: 'Example',
    ruling: 'Our ruling',
    rulingAbout: 'The published rules are silent here; this is what we do.',
    see: 'See also',
    tryIt: lesson => `Try it yourself: ${lesson}`,
    print: 'Print',
    ownTab: 'Open in another tab',
    linkTo: paragraph => `Link to “${paragraph}”`,
    other: 'Other rules',
    aid: 'Player aid',
    aidOf: game => `Player aid: ${game}`,
    wholeRules: 'The whole rules',
  },
  ru: {
    title: 'Правила',
    titleOf: game => `Правила: ${game}`,
    about: 'Полные правила, нашими словами.',
    search: 'Искать в правилах',
    found: n =>
      counting('ru')(n, {
        one: 'раздел найден',
        few: 'раздела найдено',
        many: 'разделов найдено',
        other: 'раздела найдено',
      }),
    clear: 'Очистить поиск',
    contents: 'Содержание',
    edition: 'Издание',
    allEditions: 'Все издания',
    onlyIn: variants => `Только: ${variants.join(' · ')}`,
    example: 'Пример',
    ruling: 'Наше решение',
    rulingAbout: 'В изданных правилах об этом не сказано; мы поступаем так.',
    see: 'Смотрите также',
    tryIt: lesson => `Попробуйте сами: ${lesson}`,
    print: 'Напечатать',
    ownTab: 'Открыть в другой вкладке',
    linkTo: paragraph => `Ссылка на раздел «${paragraph}»`,
    other: 'Другие правила',
    aid: 'Памятка',
    aidOf: game => `Памятка: ${game}`,
    wholeRules: 'Все правила',
  },
};

export const readerTexts = (language: Language): ReaderTexts => TEXTS[language];
