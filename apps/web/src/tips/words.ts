import type { Language } from '@cap-diamant/kernel';

/** The words around tips and the player aid. */
export interface AidTexts {
  /** The one-page summary of the rules. */
  readonly aid: string;
  readonly tip: string;
  readonly rule: string;
  readonly close: string;
  readonly turnOff: string;
  readonly turnOn: string;
  readonly off: string;
  readonly print: string;
}

const TEXTS: { readonly [language in Language]: AidTexts } = {
  fr: {
    aid: 'Aide-mémoire',
    tip: 'Repère',
    rule: 'La règle',
    close: 'Fermer',
    turnOff: 'Sans repères',
    turnOn: 'Repères pendant la partie',
    off: 'Plus de repères. Le menu peut les rétablir.',
    print: 'Une page à imprimer',
  },
  en: {
    aid: 'Player aid',
    tip: 'Tip',
    rule: 'The rule',
    close: 'Close',
    turnOff: 'Turn tips off',
    turnOn: 'Tips while I play',
    off: 'No more tips. The menu can turn them on again.',
    print: 'A page to print',
  },
  ru: {
    aid: 'Памятка',
    tip: 'Пояснение',
    rule: 'Правило',
    close: 'Закрыть',
    turnOff: 'Без пояснений',
    turnOn: 'Пояснения по ходу партии',
    off: 'Пояснений больше не будет. Вернуть их можно в меню.',
    print: 'Страница для печати',
  },
};

export const aidTexts = (language: Language): AidTexts => TEXTS[language];
