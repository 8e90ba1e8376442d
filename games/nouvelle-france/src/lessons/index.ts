import type { LessonEntry } from '@cap-diamant/kernel/lessons';

/** The lessons of Nouvelle-France, in the order in which they are best taken. */
export const LESSONS = [
  {
    id: 'first-game',
    minutes: 10,
    title: { en: 'Your first game', fr: 'Votre première partie', ru: 'Ваша первая партия' },
    about: {
      en: 'Three sites, three winters: play through the whole idea of Nouvelle-France, step by step.',
      fr: 'Trois ouvrages, trois bordées : toute l’idée de Nouvelle-France, pas à pas.',
      ru: 'Три постройки, три снегопада: вся суть «Новой Франции» шаг за шагом.',
    },
    load: async () => (await import('./first-game/index.ts')).lesson,
  },
  {
    id: 'stability',
    minutes: 3,
    title: { en: 'Dropping and standing', fr: 'Poser et tenir debout', ru: 'Опустить и устоять' },
    about: {
      en: 'How pieces come down, and when they tip over.',
      fr: 'Comment descendent les pièces, et quand elles basculent.',
      ru: 'Как опускаются фигуры и когда они опрокидываются.',
    },
    load: async () => (await import('./stability.ts')).lesson,
  },
  {
    id: 'connected',
    minutes: 3,
    title: { en: 'Connected cubes', fr: 'Les cubes reliés', ru: 'Связанные кубики' },
    about: {
      en: 'What a turn pays, and the junctions of the redoubt.',
      fr: 'Ce que rapporte un tour, et les jonctions de la redoute.',
      ru: 'Что приносит ход, и стыки редута.',
    },
    load: async () => (await import('./connected.ts')).lesson,
  },
  {
    id: 'sticks',
    minutes: 3,
    title: { en: 'Sticks and snow', fr: 'Bâtonnets et bordées', ru: 'Планки и снег' },
    about: {
      en: 'What a floor pays when it snows, and what lies under the snow.',
      fr: 'Ce que paie un étage quand il neige, et ce qui reste sous la neige.',
      ru: 'Что даёт этаж, когда идёт снег, и что остаётся под снегом.',
    },
    load: async () => (await import('./sticks.ts')).lesson,
  },
  {
    id: 'characters',
    minutes: 3,
    title: { en: 'Characters', fr: 'Les personnages', ru: 'Персонажи' },
    about: {
      en: 'Complete a site before the others do.',
      fr: 'Achever un ouvrage avant les autres.',
      ru: 'Завершить постройку раньше других.',
    },
    load: async () => (await import('./characters.ts')).lesson,
  },
  {
    id: 'allies',
    minutes: 3,
    title: { en: 'Three allies', fr: 'Trois alliés', ru: 'Три союзника' },
    about: {
      en: 'King’s Daughter, coureur des bois and First Nations, each at its moment.',
      fr: 'Fille du Roy, coureur des bois et Premières Nations, chacun à son moment.',
      ru: 'Дочь короля, лесной бродяга и Первые нации, каждый в свой момент.',
    },
    load: async () => (await import('./allies.ts')).lesson,
  },
  {
    id: 'bonus',
    minutes: 3,
    title: { en: 'Bonus pieces', fr: 'Les pièces bonus', ru: 'Бонусные фигуры' },
    about: {
      en: 'Beam, stake and peg, before the snow takes them.',
      fr: 'Poutre, pieu et cheville, avant que la neige ne les prenne.',
      ru: 'Балка, свая и колышек, пока их не отнял снег.',
    },
    load: async () => (await import('./bonus.ts')).lesson,
  },
] as const satisfies readonly LessonEntry[];

export type LessonId = (typeof LESSONS)[number]['id'];
