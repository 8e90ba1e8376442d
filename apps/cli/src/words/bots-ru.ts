import type { BotsTexts } from './bots-texts.ts';
import { counting } from './plural.ts';

const count = counting('ru');
const games = (n: number): string => count(n, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' });
const players = (n: number): string => count(n, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' });

/** Points to a tenth at most, as people say them. */
const tenth = (n: number): number => Math.round(10 * n) / 10;
const points = (n: number): string => count(tenth(n), { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });

export const bots: BotsTexts = {
  names: {
    random: 'случайный',
    greedy: 'жадный',
    'greedy-learned': 'жадный, обученный',
    novice: 'новичок',
    easy: 'лёгкий',
    medium: 'средний',
    strong: 'сильный',
    expert: 'эксперт',
  },
  search: 'поиск',
  outside: 'программа',
  faults: {
    start: detail => `программа не запускается: ${detail}`,
    ended: detail => `программа завершилась, не ответив: ${detail}`,
    late: ms => `нет ответа за ${ms} мс`,
    unasked: line => `программа написала «${line}», хотя её не спрашивали`,
    illegal: detail => `недопустимый ход: ${detail}`,
    threw: detail => `сбой бота: ${detail}`,
    rules: detail => `сбой игры: ${detail}`,
    thread: detail => `поток завершился: ${detail}`,
  },
  tournament: {
    title: (variant, seats, n) => `${variant}, ${players(seats)}, ${games(n)}`,
    progress: (done, total, rate) => `${done} из ${total}, партий в минуту: ${rate}`,
    columns: {
      bot: 'бот',
      seats: 'мест',
      wins: 'победы',
      share: 'доля',
      interval: 'интервал 95 %',
      even: 'равная доля',
      points: 'очки',
      rank: 'место',
      rating: 'рейтинг',
      p95: '95 % не дольше, мс',
    },
    pairs: 'Как часто первый опережает второго в одной партии (ничья — половина):',
    pairColumns: { bot: 'первый', other: 'второй', games: 'партий', share: 'доля', interval: 'интервал 95 %' },
    stopped: (done, total) => `Остановлено: сыграно ${done} из ${total}.`,
    failure: (game, bot, what) => `Партия ${game}: техническое поражение, ${bot}; ${what}`,
    broken: (game, what) => `Партия ${game} не засчитана: ${what}`,
    record: file => `  партия до этого места: ${file}`,
    moreFailures: n => `… и ещё ${count(n, { one: 'сбой', few: 'сбоя', many: 'сбоев', other: 'сбоя' })}`,
    botsCount: (named, seats) =>
      `в --bots названо ботов: ${named}, а игроков должно быть ${seats}; --each сводит их попарно`,
    twoBots: 'для --each нужны хотя бы два разных бота',
    chart: 'доля побед на место, интервал 95 % · ┆ равная доля',
  },
  puzzles: {
    playing: (game, of, puzzles) => `партия ${game} из ${of}, найдено задач: ${puzzles}`,
    resumed: (game, of) => `Продолжаем после партии ${game} из ${of}.`,
    done: (puzzles, file) => `Задач в файле ${file}: ${puzzles}.`,
    unreadable: (file, detail) => `${file} — не файл с задачами: ${detail}. Уберите его или укажите другой в --file.`,
    otherPlan: file =>
      `${file} — от другой игры или с другими настройками. Повторите их, уберите файл или укажите другой в --file.`,
    otherRules: file => `${file} — по другим правилам игры. Уберите файл или укажите другой в --file.`,
    confirmed: (puzzles, candidates, games, share) =>
      `Партий: ${games}. Кандидатов в глубоком поиске: ${candidates}. Подтверждено: ${puzzles} (${share}).`,
    depth: (found, confirmed) => `Найдены при ${found} симуляциях на решение, подтверждены при ${confirmed}.`,
    theme: 'Тема',
    all: 'все',
  },
  train: {
    playing: (generation, of) => `поколение ${generation} из ${of}`,
    learned: (generation, of, error, minutes, beaten) =>
      `Поколение ${generation} из ${of}: ошибка в очках: ${error}, ${minutes} мин${beaten === undefined ? '' : `; побеждает ${beaten} соперников с ручной оценкой`}`,
    resumed: (generation, of) => `Продолжаем после поколения ${generation} из ${of}.`,
    done: folder => `Готово: weights.ts, strength.svg и checkpoint.json — в папке ${folder}.`,
    unreadable: (file, detail) =>
      `${file} — не контрольная точка обучения: ${detail}. Уберите файл или укажите другую папку в --out.`,
    otherPlan: file =>
      `${file} — от обучения с другими настройками. Повторите их, уберите файл или укажите другую папку в --out.`,
    plotTitle: game => `${game}: побеждённые соперники с ручной оценкой`,
    plotAxis: 'поколения партий с самим собой',
  },
  explain: {
    move: (number, about, notation) => `${number}. ${about} (${notation.join(', ')})`,
    expected: (lead, chance) => {
      const ahead = `${lead < 0 ? 'отставание от' : 'отрыв от'} лучшего соперника — ${points(Math.abs(lead))}`;
      return `Ожидается в конце: ${tenth(lead) === 0 ? 'наравне с лучшим соперником' : ahead}; шансы на победу ${chance}.`;
    },
    less: n => `На ${points(n)} меньше, чем у лучшего хода.`,
    reasons: list => `Что меняется: ${list.join('; ')}.`,
    played: (about, notation) => `В партии сыграно: ${about} (${notation})`,
    decides: (name, number) => `${name}, решение ${number}.`,
    over: 'Партия окончена: решать нечего.',
    at: n => `нужно число ходов от 0 до ${n}`,
    source: 'укажите либо --record, либо --position',
    badPosition: (file, why) => `${file} — не позиция: ${why}`,
  },
};
