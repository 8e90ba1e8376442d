import type { Language } from '@cap-diamant/kernel';

/** What the help window says; loaded with it. */
interface HelpTexts {
  readonly title: string;
  readonly keys: string;
  /** What fingers do, on a screen that is touched. */
  readonly gestures: string;
  readonly touch: readonly (readonly [gesture: string, does: string])[];
  /** Keys of every table and what they do. */
  readonly shortcuts: readonly (readonly [key: string, does: string])[];
  readonly howTo: string;
  readonly steps: readonly string[];
}

const TEXTS: { readonly [language in Language]: HelpTexts } = {
  fr: {
    title: 'Aide',
    keys: 'Raccourcis clavier',
    gestures: 'Au toucher',
    touch: [
      ['Toucher', 'choisir ce qui est éclairé'],
      ['Appui long', 'savoir ce que c’est, et pourquoi on ne peut pas le choisir'],
      ['Glisser', 'déplacer ou tourner le plateau'],
      ['Deux doigts', 'agrandir ou réduire'],
    ],
    shortcuts: [
      ['?', 'cette page'],
      ['R', 'ce que disent les règles à ce sujet'],
      ['U', 'annuler le coup'],
      ['Entrée', 'confirmer le tour, ou choisir ce qui est sélectionné'],
      ['M', 'la liste de tout ce que vous pouvez faire'],
      ['L', 'ouvrir le journal'],
      ['[ ]', 'reculer ou avancer d’un coup'],
      ['Échap', 'revenir au présent, ou fermer ce qui est ouvert'],
    ],
    howTo: 'Comment jouer ici',
    steps: [
      'Tout ce que vous pouvez faire est éclairé. Cliquez, touchez ou utilisez le clavier.',
      'Un tour reste ouvert jusqu’à ce que vous le confirmiez; d’ici là, annulez autant que vous voulez.',
      'Le journal dit ce qui s’est passé. Choisissez une ligne pour revoir la table à ce moment.',
      'Chaque coup est enregistré aussitôt : fermez la page quand vous voulez et continuez plus tard.',
    ],
  },
  en: {
    title: 'Help',
    keys: 'Keyboard shortcuts',
    gestures: 'Touch',
    touch: [
      ['Tap', 'choose what is lit'],
      ['Long press', 'learn what something is, and why you can’t choose it'],
      ['Drag', 'move or turn the board'],
      ['Two fingers', 'zoom in or out'],
    ],
    shortcuts: [
      ['?', 'this page'],
      ['R', 'what the rules say about this'],
      ['U', 'undo'],
      ['Enter', 'confirm the turn, or choose what has the focus'],
      ['M', 'list everything you can do'],
      ['L', 'open the log'],
      ['[ ]', 'one step back or forward in time'],
      ['Esc', 'back to now, or close what is open'],
    ],
    howTo: 'How to play here',
    steps: [
      'Everything you can do now is lit. Click it, tap it or use the keyboard.',
      'Your turn stays open until you confirm it. Until then, undo as much as you like.',
      'The log lists what happened. Choose a line to see the table at that moment.',
      'Every move is saved right away: close the page any time and continue later.',
    ],
  },
  ru: {
    title: 'Помощь',
    keys: 'Клавиши',
    gestures: 'Касания',
    touch: [
      ['Касание', 'выбрать подсвеченное'],
      ['Долгое касание', 'узнать, что это и почему это нельзя выбрать'],
      ['Провести пальцем', 'сдвинуть или повернуть поле'],
      ['Два пальца', 'приблизить или отдалить'],
    ],
    shortcuts: [
      ['?', 'эта страница'],
      ['R', 'что об этом говорят правила'],
      ['U', 'отменить'],
      ['Enter', 'подтвердить ход или выбрать то, что в фокусе'],
      ['M', 'список всего, что можно сделать'],
      ['L', 'открыть журнал'],
      ['[ ]', 'на шаг назад или вперёд во времени'],
      ['Esc', 'к текущему ходу, или закрыть открытое'],
    ],
    howTo: 'Как здесь играть',
    steps: [
      'Всё, что можно сделать, подсвечено. Выбирайте щелчком, касанием или с клавиатуры.',
      'Ход остаётся открытым, пока вы его не подтвердите; до этого отменяйте сколько угодно.',
      'В журнале записано, что произошло. Выберите строку, чтобы увидеть стол в тот момент.',
      'Каждый ход сохраняется сразу: закройте страницу когда угодно и продолжите позже.',
    ],
  },
};

export const helpTexts = (language: Language): HelpTexts => TEXTS[language];
