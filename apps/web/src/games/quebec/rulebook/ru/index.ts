import type { QuebecTexts } from '../outline.ts';
import { aid } from './aid.ts';
import { century, end, scoring } from './century.ts';
import { districts } from './districts.ts';
import { events } from './events.ts';
import { leaders } from './leaders.ts';
import { overview, setup } from './overview.ts';
import { turn } from './turn.ts';
import { twoPlayers } from './two-players.ts';

export const texts: QuebecTexts = {
  chapters: {
    overview: 'Игра вкратце',
    setup: 'Подготовка',
    turn: 'Ход',
    districts: 'Районы',
    leaders: 'Лидеры',
    century: 'Конец столетия',
    scoring: 'Подсчёт сфер',
    end: 'Конец партии',
    events: 'События',
    'two-players': 'Два игрока',
  },
  paragraphs: {
    ...overview,
    ...setup,
    ...turn,
    ...districts,
    ...leaders,
    ...century,
    ...scoring,
    ...end,
    ...events,
    ...twoPlayers,
  },
  aid,
  captions: {
    turn: 'Четыре действия хода',
    zones: 'Сферы власти в том порядке, в каком их считают в столетии I',
    'site-life':
      'Площадка от доступной до завершённой: приходят архитектор и работники, растут стены, остаётся жетон со звёздами',
    districts: 'Шестнадцать районов, их действия и цена',
    leaders: 'Пять лидеров',
    cascade: 'Работники до подсчёта и каскад',
    'main-group': 'Главная группа чёрного игрока, обведена, и ещё два его здания',
    events: 'Четыре события столетия I',
  },
};
