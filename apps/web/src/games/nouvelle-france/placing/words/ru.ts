import { counting } from '../../../../words/plural.ts';
import type { PlacingTexts } from './texts.ts';

const count = counting('ru');
const points = (n: number): string => count(n, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });

export const ru: PlacingTexts = {
  hand: 'Деталь в руке',
  sites: 'Стройки',
  noSpace: 'Здесь нельзя рисовать в объёме: вот планы.',
  plans: 'Поэтажные планы трёх строек',
  title: site => site.replace(/^./, first => first.toUpperCase()),
  yard: 'В объёме',
  plan: 'Планы',
  shown: 'Вид строек',
  square: (site, grid, column, row, cubes) =>
    `${site}${grid === undefined ? '' : `, часть ${grid}`}, столбец ${column}, ряд ${row}: ${cubes.length === 0 ? 'пусто' : cubes.join(', ')}`,
  snow: '· ❄',
  face: face => ({ '+': '· +1', '2': '· +2', '-': '· −1' })[face],
  turns: {
    turn: ['Повернуть вправо', 'Повернуть влево'],
    tilt: ['Наклонить от себя', 'Наклонить к себе'],
    roll: ['Наклонить влево', 'Наклонить вправо'],
  },
  next: 'Следующее место',
  previous: 'Предыдущее место',
  fits: n => count(n, { one: 'место', few: 'места', many: 'мест', other: 'места' }),
  rank: (at, of) => `${at} из ${of}`,
  put: 'Поставить сюда',
  back: 'Вернуть деталь',
  points,
  legal: (n, completes) => `Подходит: ${points(n)}${completes ? ', и постройка закончена' : ''}.`,
  refused: reason => `Сюда нельзя: ${reason}.`,
  choose: 'Выберите деталь.',
  keys: [
    ['1 … 9', 'ответить или взять деталь этой карты'],
    ['P, ⇧P', 'следующая или предыдущая деталь той же формы'],
    ['← ↑ → ↓', 'двигать деталь'],
    ['C, ⇧C', 'следующая или предыдущая стройка'],
    ['Q, E', 'повернуть деталь влево или вправо'],
    ['W, S', 'наклонить её от себя или к себе'],
    ['A, D', 'наклонить её влево или вправо'],
    ['N, B', 'следующее или предыдущее подходящее место, начиная с лучшего'],
    ['Enter', 'поставить деталь'],
    ['Esc', 'вернуть деталь'],
    ['V', 'планы или объём'],
    ['H', 'подсказка'],
  ],
};
