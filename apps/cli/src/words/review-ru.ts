import { counting } from './plural.ts';
import type { ReviewTexts } from './review-texts.ts';

const count = counting('ru');
const points = (n: number): string =>
  count(Math.round(10 * n) / 10, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });

export const review: ReviewTexts = {
  progress: (done, total) => `шаг ${done} из ${total}`,
  players: 'Игроки',
  columns: { player: 'игрок', accuracy: 'точность' },
  grades: { best: 'лучший', good: 'хороший', inaccurate: 'неточность', mistake: 'ошибка', blunder: 'зевок' },
  turningPoints: 'Переломные моменты',
  turn: (turn, name, swing) => `Ход ${turn}, ${name}: шансы на победу ${swing}`,
  noTurningPoints: 'Ни один ход не решил исход партии.',
  mistakes: 'Что можно было сыграть лучше',
  noMistakes: 'Никто не ошибся.',
  mistake: (decision, name, grade, chances, after) =>
    `Решение ${decision}, ${name}: ${grade}. Шансы на победу ${chances} → ${after}`,
  played: (about, notation) => `Сыграно: ${about} (${notation})`,
  better: (about, notation) => `Лучше: ${about} (${notation.join(', ')})`,
  reason: {
    gains: gains => `Этот ход даёт больше: ${gains.join('; ')}.`,
    own: n => `Со временем этот ход даёт больше: ${points(n)}.`,
    others: n => `Этот ход лишает лучшего соперника части очков: ${points(n)}.`,
    later: 'Выгода этого хода видна только позже.',
  },
  engine: (version, playouts, lines, worlds) =>
    `Оценка поиском, версия ${version}: розыгрыши ${playouts}, варианты ${lines}, миры ${worlds}.`,
  notOver: 'Партия ещё не закончена: разбираются только законченные партии.',
  notJudged: 'Некоторые решения оценить не удалось.',
};
