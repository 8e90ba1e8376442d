import type { NouvelleFranceTexts } from '../outline.ts';
import { aid } from './aid.ts';
import { material, overview, setup } from './basics.ts';
import { allies, bonus, completedSites, end, impossiblePieces, snow, variants } from './later.ts';
import { placing, scoring, turn } from './turn.ts';

export const texts: NouvelleFranceTexts = {
  chapters: {
    overview: 'Игра вкратце',
    material: 'Что в коробке',
    setup: 'Подготовка',
    turn: 'Ход',
    placing: 'Как ставить фигуры',
    scoring: 'Очки за ход',
    snow: 'Снег',
    'completed-sites': 'Завершённые постройки',
    bonus: 'Бонусные фигуры',
    allies: 'Союзники',
    'impossible-pieces': 'Невозможные фигуры',
    end: 'Конец партии',
    variants: 'Правила попроще и фора',
  },
  paragraphs: {
    ...overview,
    ...material,
    ...setup,
    ...turn,
    ...placing,
    ...scoring,
    ...snow,
    ...completedSites,
    ...bonus,
    ...allies,
    ...impossiblePieces,
    ...end,
    ...variants,
  },
  aid,
  captions: {
    pieces: 'Девять форм, у каждой — фигура с двумя коричневыми кубиками, и три бонусные фигуры коричневого',
    sites: 'Планы редута, церкви и мельницы',
    characters: 'Офицер, кюре и мельник',
    allies: 'Дочь короля, лесной бродяга и Первые нации: доступны и использованы',
    'from-above': 'Часть церкви, нижний и средний этаж. Перечёркнутое место — под навесом: балке туда не попасть',
    standing: 'L на своей ножке, вид спереди: одна упадёт, а рядом с балкой стоит',
    linked: 'Часть церкви после фигуры Y: обведённые кубики считаются вместе с ней',
    junction: 'Средний этаж редута: обведённые кубики по обе стороны стыка связаны',
    snowfall: 'Значения планок при первом снегопаде',
    buried: 'Нижний этаж под снегом, средний нет: очко приносит только верхний кубик сваи',
    completed: 'Мельница, на которой видна одна плита',
  },
};
