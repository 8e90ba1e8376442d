import type { LessonEntry } from '@cap-diamant/kernel/lessons';

/** The lessons of Québec, in the order in which they are best taken. */
export const LESSONS = [
  {
    id: 'first-game',
    minutes: 10,
    title: { en: 'Your first game', fr: 'Votre première partie', ru: 'Ваша первая партия' },
    about: {
      en: 'Play through the whole idea of Québec, step by step, with the family rules.',
      fr: 'Toute l’idée de Québec, pas à pas, avec les règles familiales.',
      ru: 'Вся суть «Квебека» шаг за шагом, по семейным правилам.',
    },
    load: async () => (await import('./first-game/index.ts')).lesson,
  },
  {
    id: 'second-game',
    minutes: 8,
    title: { en: 'Your second game', fr: 'Votre deuxième partie', ru: 'Ваша вторая партия' },
    about: {
      en: 'The complete rules in one go: leaders, cascade, events and the main group.',
      fr: 'Les règles complètes d’un trait : leaders, cascade, événements et groupe principal.',
      ru: 'Полные правила подряд: лидеры, каскад, события и главная группа.',
    },
    load: async () => (await import('./second-game.ts')).lesson,
  },
  {
    id: 'architect',
    minutes: 2,
    title: { en: 'The architect and the workers', fr: 'L’architecte et les ouvriers', ru: 'Архитектор и работники' },
    about: {
      en: 'When to lift your architect, and what an empty building costs.',
      fr: 'Quand lever votre architecte, et ce que coûte un bâtiment vide.',
      ru: 'Когда снимать архитектора и чего стоит пустое здание.',
    },
    load: async () => (await import('./architect.ts')).lesson,
  },
  {
    id: 'districts',
    minutes: 3,
    title: { en: 'Contributions and districts', fr: 'Contributions et quartiers', ru: 'Взносы и районы' },
    about: {
      en: 'What the districts give, and to whom.',
      fr: 'Ce que donnent les quartiers, et à qui.',
      ru: 'Что дают районы и кому.',
    },
    load: async () => (await import('./districts.ts')).lesson,
  },
  {
    id: 'cascade',
    minutes: 3,
    title: { en: 'The zones and the cascade', fr: 'Les zones et la cascade', ru: 'Сферы и каскад' },
    about: {
      en: 'How majorities of the complete rules cascade from zone to zone.',
      fr: 'Comment les majorités des règles complètes passent de zone en zone.',
      ru: 'Как большинство по полным правилам переходит из сферы в сферу.',
    },
    load: async () => (await import('./cascade.ts')).lesson,
  },
  {
    id: 'leaders',
    minutes: 3,
    title: { en: 'The leaders', fr: 'Les leaders', ru: 'Лидеры' },
    about: {
      en: 'A fourth action, once per century.',
      fr: 'Une quatrième action, une fois par siècle.',
      ru: 'Четвёртое действие, раз в столетие.',
    },
    load: async () => (await import('./leaders.ts')).lesson,
  },
  {
    id: 'events',
    minutes: 2,
    title: { en: 'The events', fr: 'Les événements', ru: 'События' },
    about: {
      en: 'Cards that change the rules for a century, and a race.',
      fr: 'Des cartes qui changent les règles pour un siècle, et une course.',
      ru: 'Карты, меняющие правила на столетие, и одна гонка.',
    },
    load: async () => (await import('./events.ts')).lesson,
  },
  {
    id: 'final-scoring',
    minutes: 3,
    title: { en: 'The end of the game', fr: 'La fin de partie', ru: 'Конец партии' },
    about: {
      en: 'The main group, and what else pays at the end.',
      fr: 'Le groupe principal, et ce qui paie encore à la fin.',
      ru: 'Главная группа и всё остальное, что даёт очки в конце.',
    },
    load: async () => (await import('./final-scoring.ts')).lesson,
  },
  {
    id: 'two-players',
    minutes: 3,
    title: { en: 'Two players', fr: 'À deux joueurs', ru: 'Вдвоём' },
    about: {
      en: 'The neutral architect, and whose building it is.',
      fr: 'L’architecte neutre, et à qui est son bâtiment.',
      ru: 'Нейтральный архитектор и чьё его здание.',
    },
    load: async () => (await import('./two-players.ts')).lesson,
  },
] as const satisfies readonly LessonEntry[];

export type LessonId = (typeof LESSONS)[number]['id'];
