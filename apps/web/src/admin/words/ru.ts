import { counting } from '../../words/plural.ts';
import type { AdminTexts } from './texts.ts';

const count = counting('ru');

export const ru: AdminTexts = {
  title: 'Управление сервером',
  about: 'Столы, нагрузка, жалобы и уведомления. Всё, что вы здесь делаете, записывается под вашим именем.',
  admins: 'Для администраторов',
  token: 'Ваш токен доступа',
  enter: 'Продолжить',
  wrongToken: 'Ни у кого из администраторов нет такого токена.',
  noServer: 'Сервер не отвечает. Попробуйте ещё раз.',
  refresh: 'Обновить',
  load: {
    title: 'Нагрузка',
    about: 'На том сервере, который ответил; у других серверов той же базы она своя.',
    sockets: 'Соединения',
    tables: 'Столы в памяти',
    followed: 'Столы, за которыми следят',
    bots: 'Столы, где думает бот',
    delay: 'Задержка цикла событий, 99-й процентиль',
    memory: 'Память',
    uptime: 'Работает',
    connections: 'Занятые соединения с базой',
    milliseconds: n => `${n} мс`,
    megabytes: n => `${n} МБ`,
    hours: n => count(n, { one: 'час', few: 'часа', many: 'часов', other: 'часа' }),
    used: (used, total) => `${used} из ${total}`,
  },
  tables: {
    title: 'Столы',
    counts: (open, playing, over) => `Открыто: ${open}, идёт игра: ${playing}, закончено: ${over}`,
    none: 'Нет ни открытых столов, ни идущих партий.',
    states: { open: 'открыт', playing: 'идёт игра', over: 'закончен' },
    unlisted: 'закрытый',
    nobody: 'Никого',
    details: parts => parts.join(', '),
    close: 'Закрыть',
    closeAbout:
      'Открытый стол исчезает вместе со всем, что там сказано. Если партия уже началась, все сдаются и она заканчивается.',
  },
  reports: {
    title: 'Жалобы',
    none: 'Никто ни на что не жаловался.',
    said: (name, text) => `${name}: ${text}`,
    by: (name, when) => `Жалоба от ${name}, ${when}`,
    dismiss: 'Отклонить',
    block: 'Заблокировать',
  },
  blocked: {
    title: 'Заблокированные',
    none: 'Никто не заблокирован.',
    since: when => `Блокировка: ${when}`,
    unblock: 'Разблокировать',
    ask: name => `Заблокировать ${name}?`,
    about: 'Все сеансы завершатся, войти снова не получится, а за всеми столами будет признано поражение.',
  },
  notices: {
    title: 'Недоставленные уведомления',
    none: 'Все уведомления доставлены.',
    tried: (times, reason, when) => `Попыток: ${times}, ${when}: ${reason}`,
  },
  acts: {
    title: 'Действия администраторов',
    none: 'Пока ничего.',
    kinds: {
      block: 'Человек заблокирован',
      unblock: 'Человек разблокирован',
      'close-table': 'Стол закрыт',
      'dismiss-report': 'Жалоба отклонена',
    },
    by: (name, when) => `${name}, ${when}`,
  },
  cancel: 'Отмена',
  failed: 'Не получилось. Попробуйте ещё раз.',
};
