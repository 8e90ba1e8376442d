import { counting } from '../../words/plural.ts';
import type { PuzzleTexts } from './texts.ts';

const count = counting('ru');
const points = (n: number): string => count(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });

export const ru: PuzzleTexts = {
  title: 'Задачи',
  about: 'Позиции из партий сильных ботов. Один ход явно лучший — найдите его.',
  grades: { easy: 'лёгкая', medium: 'средняя', hard: 'трудная', expert: 'очень трудная' },
  today: {
    title: 'Сегодня',
    puzzleAbout: (game, grade) => `${game}, ${grade}`,
    challengeAbout: (game, level) => `${game} против ботов, уровень: ${level}`,
    recall: 'Вчерашний урок',
    recallAbout: theme => `Помните? ${theme}`,
    same: 'Одно и то же для всех. Новое — каждый день в полночь UTC.',
    solved: 'Решена',
    missed: 'Пока не решена',
    resume: 'Продолжить',
    best: (place, won) => `Ваш лучший результат: ${place}-е место, ${points(won)}`,
  },
  own: {
    title: 'Ваши успехи',
    rating: 'Рейтинг',
    doubt: n => `± ${n}`,
    row: 'Верно подряд',
    days: 'Дней подряд',
    best: n => `рекорд: ${n}`,
    solved: 'Решено',
    of: n => `из ${n}`,
  },
  train: {
    title: 'Тренировка по темам',
    about: 'Задачи подбираются по вашей силе.',
    any: 'Все темы',
    count: (solved, all) => `решено ${solved} из ${all}`,
    start: (theme, game) => `${theme}, ${game}`,
  },
  play: {
    named: game => `Задача: ${game}`,
    task: 'Найдите лучший ход.',
    graded: (grade, rating) => `${grade} (${rating})`,
    judging: 'Проверяем ваш ход…',
    right: 'Верно!',
    solution: 'Решение',
    wrong: 'Это не лучший ход.',
    close: 'Почти! Но глубокий поиск предпочитает другой ход.',
    loses: n => `Потеря — около ${n} очка.`,
    losesShare: (n, percent) => `Потеря — около ${n} очка и ${percent} шансов на победу.`,
    missed: reasons => `Лучший ход приносит больше: ${reasons.join(', ')}.`,
    gains: percent => `Следующий по силе ход теряет ${percent} шансов на победу.`,
    themes: names => `Тема: ${names.join(', ')}`,
    moves: moves => moves.join(' → '),
    rated: (rating, change) => `Ваш рейтинг: ${rating} (${change})`,
    tryAgain: 'Попробовать ещё раз',
    show: 'Показать решение',
    reply: 'Что будет дальше',
    next: 'Следующая задача',
    all: 'Все задачи',
    none: 'Такой задачи нет.',
    noneAbout: 'Возможно, ссылка из другой версии страницы.',
  },
};
