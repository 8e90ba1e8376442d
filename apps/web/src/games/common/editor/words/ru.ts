import { counting } from '../../../../words/plural.ts';
import type { EditorTexts } from './texts.ts';

const count = counting('ru');

export const ru: EditorTexts = {
  title: 'Расставить позицию',
  done: 'Разобрать',
  impossible: 'В партии такой позиции быть не может.',
  pickSite: 'Выберите площадку на плане, чтобы изменить её.',
  rules: 'Правила',
  century: 'Столетие',
  turn: 'Чей ход',
  event: century => `Событие столетия ${century}`,
  tile: 'Здание',
  tileName: (building, century) => `${building} (${century})`,
  state: 'Состояние',
  stage: number => `Этап ${number}`,
  token: 'Жетон со звёздами',
  stars: 'Звёзды',
  nobody: 'никто',
  score: 'Очки',
  leader: 'Лидер',
  fulfilled: 'Первое событие выполнено',
  inSupply: workers =>
    `В резерве ${count(workers, { one: 'работник', few: 'работника', many: 'работников', other: 'работника' })}`,
  tooMany: (workers, each) => `Слишком много работников: занято ${workers}, а у каждого игрока их ${each}.`,
  card: number => `Карта ${number}`,
  snow: 'Снегопадов было',
  stickOf: site => `Планка: ${site}`,
  pieces: 'Фигуры',
  piecesAbout: 'Выберите фигуру, затем клетку на плане. Её ставит тот, чей ход.',
  piece: 'Фигура',
  ways: n => `Способов поставить её на эту клетку: ${n}`,
  noWay: 'На эту клетку она не встаёт.',
  nextWay: 'Иначе',
  place: 'Поставить',
  remove: 'Убрать фигуру с этой клетки',
  carries: 'На ней стоят другие фигуры. Сначала уберите их.',
  tooEarly: (piece, snowfalls) => `Уже на постройке, но слишком рано: ${piece}. Нужно снегопадов: ${snowfalls}.`,
};
