import type { Language } from '@cap-diamant/kernel';
import type { GameSetup } from '../../game-ui.ts';

const ABOUT: { readonly [language in Language]: string } = {
  fr: 'Trois chantiers, des pièces de bois, et la neige qui monte',
  en: 'Three building sites, wooden pieces, and snow that rises',
  ru: 'Три стройки, деревянные детали и снег, который всё выше',
};

const VARIANT: { readonly [language in Language]: string } = {
  fr: 'règles complètes',
  en: 'complete rules',
  ru: 'полные правила',
};

export const setup: GameSetup = {
  colours: ['brown', 'blue', 'red', 'yellow'],
  quick: { players: 2 },
  title: () => 'Nouvelle-France',
  about: language => ABOUT[language],
  variant: (_options, language) => VARIANT[language],
  fields: () => [],
  seats: () => [2, 3, 4],
  choose: (options, key, value) => ({ ...options, [key]: value }),
  withColours: (options, colours) => ({ ...options, colours }),
  coloursIn: ({ colours }) => (Array.isArray(colours) ? colours.map(String) : undefined),
};
