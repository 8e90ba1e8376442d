import type { Language } from '@cap-diamant/kernel';
import { counting } from '../words/plural.ts';

/** A way to learn, and a line that explains it. */
interface Way {
  readonly name: string;
  readonly about: string;
}

/** The words of the page about learning. */
export interface LearnTexts {
  readonly title: string;
  readonly about: string;
  /** Names the links to the games further down. */
  readonly games: string;
  readonly rules: Way;
  readonly puzzles: Way;
  readonly play: Way;
  /** Above the short lessons. */
  readonly lessons: string;
  readonly firstGame: string;
  minutes(count: number): string;
  readonly done: string;
  readonly left: string;
  readonly companion: Way;
  readonly aid: Way;
  readonly study: Way;
}

const TEXTS: { readonly [language in Language]: LearnTexts } = {
  fr: {
    title: 'Apprendre à jouer',
    about: 'Tout ce qu’il faut pour comprendre les jeux et y progresser.',
    games: 'Les jeux',
    rules: { name: 'Les règles', about: 'Complètes, illustrées, avec recherche.' },
    puzzles: { name: 'Problèmes', about: 'Trouver le meilleur tour; un nouveau problème chaque jour.' },
    play: { name: 'Jouer une partie', about: 'Contre des robots, sur cet appareil.' },
    lessons: 'Les finesses, une à une',
    firstGame: 'Commencez ici',
    minutes: n => counting('fr')(n, { one: 'minute', other: 'minutes' }),
    done: 'terminée',
    left: 'en cours',
    aid: { name: 'Aide-mémoire', about: 'Une page à imprimer : l’essentiel, et les éditions côte à côte.' },
    companion: { name: 'À une vraie table', about: 'Avec la boîte : mise en place, décomptes, feuille de points.' },
    study: { name: 'Table d’étude', about: 'Préparer une position, essayer des variantes, demander au robot.' },
  },
  en: {
    title: 'Learn to play',
    about: 'Everything you need to understand the games and get better at them.',
    games: 'The games',
    rules: { name: 'The rules', about: 'Complete, with pictures and a search.' },
    puzzles: { name: 'Puzzles', about: 'Find the best turn; a new puzzle every day.' },
    play: { name: 'Play a game', about: 'Against bots, on this device.' },
    lessons: 'The finer points, one by one',
    firstGame: 'Start here',
    minutes: n => counting('en')(n, { one: 'minute', other: 'minutes' }),
    done: 'completed',
    left: 'in progress',
    aid: { name: 'Player aid', about: 'One page to print: all that matters, and the editions side by side.' },
    companion: { name: 'At a real table', about: 'With the box: set-up, scoring, score sheet.' },
    study: { name: 'Study board', about: 'Set up a position, try variations, ask the bot.' },
  },
  ru: {
    title: 'Научиться играть',
    about: 'Всё, чтобы понять игры и играть лучше.',
    games: 'Игры',
    rules: { name: 'Правила', about: 'Полные, с рисунками и поиском.' },
    puzzles: { name: 'Задачи', about: 'Найти лучший ход; каждый день новая задача.' },
    play: { name: 'Сыграть партию', about: 'Против ботов, на этом устройстве.' },
    lessons: 'Тонкости, одна за другой',
    firstGame: 'Начните здесь',
    minutes: n => counting('ru')(n, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
    done: 'пройдено',
    left: 'начато',
    aid: { name: 'Памятка', about: 'Страница для печати: самое важное и издания рядом.' },
    companion: { name: 'За настоящим столом', about: 'С коробкой: подготовка, подсчёт, лист очков.' },
    study: { name: 'Доска для разбора', about: 'Расставить позицию, пробовать варианты, спросить бота.' },
  },
};

/** The words around a lesson. */
export interface LessonTexts {
  stepOf(step: number, steps: number): string;
  /** Above the parts of a lesson, to skip some. */
  readonly part: string;
  /** The learner, among the answers to choose from. */
  readonly you: string;
  /** In front of what is said about an answer or a move. */
  readonly right: string;
  readonly notQuite: string;
  readonly elsewhere: string;
  readonly done: string;
  readonly answers: string;
  readonly back: string;
  readonly next: string;
  readonly tryAgain: string;
  readonly show: string;
  readonly skip: string;
  readonly again: string;
  readonly learned: string;
  readonly showAgain: string;
  readonly restart: string;
  readonly toAll: string;
  nextLesson(title: string): string;
  /** The game of the lesson, against bots. */
  readonly playOn: string;
  readonly playOnAbout: string;
  readonly play: string;
}

const LESSON: { readonly [language in Language]: LessonTexts } = {
  fr: {
    stepOf: (step, steps) => `${step} sur ${steps}`,
    part: 'Aller à',
    you: 'Vous',
    right: 'Exact!',
    notQuite: 'Pas tout à fait.',
    elsewhere: 'Un autre coup.',
    done: 'Bien!',
    answers: 'Réponses',
    back: 'Retour',
    next: 'Continuer',
    tryAgain: 'Réessayer',
    show: 'Montrez-moi',
    skip: 'Passer l’étape',
    again: 'Encore une fois',
    learned: 'Ce que vous savez maintenant',
    showAgain: 'Montrez-moi encore',
    restart: 'Recommencer la leçon',
    toAll: 'Toutes les leçons',
    nextLesson: title => `Leçon suivante : ${title}`,
    playOn: 'Continuer cette partie',
    playOnAbout: 'Là où vous y avez joué librement, jusqu’au bout, contre de vrais robots. Vous pouvez gagner!',
    play: 'Jouer une vraie partie',
  },
  en: {
    stepOf: (step, steps) => `${step} of ${steps}`,
    part: 'Jump to',
    you: 'You',
    right: 'Right!',
    notQuite: 'Not quite.',
    elsewhere: 'A different move.',
    done: 'Well done!',
    answers: 'Answers',
    back: 'Back',
    next: 'Continue',
    tryAgain: 'Try again',
    show: 'Show me',
    skip: 'Skip this step',
    again: 'Once more',
    learned: 'What you know now',
    showAgain: 'Show me again',
    restart: 'Repeat the lesson',
    toAll: 'All lessons',
    nextLesson: title => `Next lesson: ${title}`,
    playOn: 'Play this game on',
    playOnAbout: 'From where you played freely to the very end, against real bots. You can win!',
    play: 'Play a real game',
  },
  ru: {
    stepOf: (step, steps) => `${step} из ${steps}`,
    part: 'Перейти к части',
    you: 'Вы',
    right: 'Верно!',
    notQuite: 'Не совсем.',
    elsewhere: 'Другой ход.',
    done: 'Хорошо!',
    answers: 'Ответы',
    back: 'Назад',
    next: 'Дальше',
    tryAgain: 'Попробовать снова',
    show: 'Показать',
    skip: 'Пропустить шаг',
    again: 'Ещё раз',
    learned: 'Что вы теперь знаете',
    showAgain: 'Показать ещё раз',
    restart: 'Повторить урок',
    toAll: 'Все уроки',
    nextLesson: title => `Следующий урок: ${title}`,
    playOn: 'Доиграть эту партию',
    playOnAbout: 'С того места, где вы играли сами, и до конца, против настоящих ботов. Вы можете победить!',
    play: 'Сыграть настоящую партию',
  },
};

export const lessonTexts = (language: Language): LessonTexts => LESSON[language];

export const learnTexts = (language: Language): LearnTexts => TEXTS[language];
