import type { Language } from '@cap-diamant/kernel';
import type { Theme } from '@cap-diamant/nouvelle-france/puzzles';
import type { ThemeWords } from '../../common/puzzles.ts';

type ThemeTexts = { readonly [theme in Theme]: ThemeWords };

const TEXTS: { readonly [language in Language]: ThemeTexts } = {
  fr: {
    placing: { name: 'Placement', about: 'Quelle pièce, et où?' },
    doubling: { name: 'Doubler et suivre', about: 'Le bon moment pour la fille du Roy ou le coureur des bois.' },
    bonus: { name: 'Pièces bonus', about: 'Placer sa pièce bonus avant qu’elle soit perdue.' },
    looking: { name: 'Regarder la pioche', about: 'Faut-il demander l’aide des Premières Nations?' },
    snow: { name: 'Avant la neige', about: 'Piocher maintenant, au risque de la bordée?' },
  },
  en: {
    placing: { name: 'Placing', about: 'Which piece, and where?' },
    doubling: {
      name: 'Doubling and following',
      about: 'The right moment for the King’s Daughter or the coureur des bois.',
    },
    bonus: { name: 'Bonus pieces', about: 'Place your bonus piece before you lose it.' },
    looking: { name: 'Looking at the deck', about: 'Should you ask the First Nations for help?' },
    snow: { name: 'Before the snow', about: 'Draw now, and risk the snowfall?' },
  },
  ru: {
    placing: { name: 'Постановка', about: 'Какую фигуру поставить и куда?' },
    doubling: { name: 'Удвоение', about: 'Когда звать дочь короля или лесного бродягу?' },
    bonus: { name: 'Бонусные фигуры', about: 'Поставьте бонусную фигуру, пока она не пропала.' },
    looking: { name: 'Взгляд на колоду', about: 'Просить ли помощи у Первых наций?' },
    snow: { name: 'Перед снегом', about: 'Тянуть карту сейчас и рискнуть снегопадом?' },
  },
};

export const themeTexts = (language: Language): ThemeTexts => TEXTS[language];
