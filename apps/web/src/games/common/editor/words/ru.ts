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
  stickOf: site => `Палочка: ${site}`,
  pieces: 'Фигуры',
  piecesAbout: 'Передайте ход и карту игроку, а затем поставьте фигуру на доске для разбора.',
  takeLast: 'Убрать последнюю фигуру',
};
