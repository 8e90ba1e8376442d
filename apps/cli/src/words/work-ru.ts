import { counting } from './plural.ts';
import type { WorkTexts } from './work-texts.ts';

const count = counting('ru');
const amounts = (games: number, tables: number): string =>
  `${count(games, { one: 'партия сыграна', few: 'партии сыграны', many: 'партий сыграно', other: 'партии сыграно' })}, боты ходили за столами ${count(tables, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}`;

export const work: WorkTexts = {
  begins: (database, threads) =>
    `Работа для ${database}, ${count(threads, { one: 'поток', few: 'потока', many: 'потоков', other: 'потока' })}. Ctrl-C завершает.`,
  done: (games, tables) => `Пока: ${amounts(games, tables)}.`,
  ends: (games, tables) => `Остановлено: ${amounts(games, tables)}. Незаконченное возвращено.`,
  trouble: why => `Не удалось, будет повторено: ${why}`,
  noDatabase: why => `базой данных нельзя воспользоваться: ${why}`,
  newer: 'она от более новой версии программы; обновите эту',
  noWorkers: 'Исполнителей нет. Запустите их: cap-diamant work --database URL',
  outside: 'программы cmd: работают только на этой машине; чтобы они играли, уберите --database',
  taskFailed: why => `партия не удалась ни одному исполнителю: ${why}`,
  trainingStopped: 'Остановлено. Та же команда продолжит после последнего законченного поколения.',
};
