import type { WorkTexts } from './work-texts.ts';

const amounts = (games: number, tables: number): string =>
  `Сыграно партий и разобрано ходов: ${games}. Ходов ботов за столами: ${tables}.`;

export const work: WorkTexts = {
  begins: (database, threads) => `Работа для ${database}. Потоков: ${threads}. Ctrl-C завершает.`,
  done: amounts,
  ends: (games, tables) => `Остановлено; незаконченное возвращено. ${amounts(games, tables)}`,
  trouble: why => `Не удалось, будет повторено: ${why}`,
  noDatabase: why => `базой данных нельзя воспользоваться: ${why}`,
  newer: 'она от более новой версии программы; обновите эту',
  noWorkers: 'Исполнителей нет. Запустите их: cap-diamant work --database URL',
  outside: 'программы cmd: работают только на этой машине; чтобы они играли, уберите --database',
  taskFailed: why => `партия не удалась ни одному исполнителю: ${why}`,
  trainingStopped: 'Остановлено. Та же команда продолжит после последнего законченного поколения.',
};
