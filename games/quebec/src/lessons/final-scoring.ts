import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './town.ts';

/** The end of a game with the complete rules: the main group. */
export const lesson: Lesson = {
  colours: ['black', 'orange', 'green'],
  steps: [
    {
      id: 'group',
      kind: 'tell',
      scene: sceneOf({
        level: 'complete',
        century: 4,
        scores: [60, 62, 61],
        active: [5, 2, 3],
        zones: { religion: [2, 1, 3], culture: [2, 4, 1] },
        underway: { c14r5: [0, []], c9r0: [1, [0]], c7r2: [2, [1]] },
        tokens: {
          c13r2: [0, 1],
          c15r2: [0, 2],
          c11r2: [0, 3],
          c14r1: [0, 3],
          c2r5: [0, 2],
          c6r1: [0, 1],
          c8r1: [1, 3],
          c4r5: [2, 3],
        },
      }),
      say: {
        en: 'In the complete rules only your main group, buildings of yours that touch, pays 1, 3 or 6 points. All your other buildings pay a point per star.',
        fr: 'Dans les règles complètes, seul votre groupe principal, des bâtiments à vous qui se touchent, paie 1, 3 ou 6 points. Vos autres bâtiments paient un point par étoile.',
        ru: 'По полным правилам лишь главная группа, ваши соседние здания, даёт 1, 3 или 6 очков. Остальные здания дают по очку за звезду.',
      },
      points: ['site:c13r2', 'site:c15r2', 'site:c11r2', 'site:c14r1'],
    },
    {
      id: 'main',
      kind: 'ask',
      say: {
        en: 'The circled four touch and have 1, 2, 3 and 3 stars. How many points is your main group worth?',
        fr: 'Les quatre encerclés se touchent et ont 1, 2, 3 et 3 étoiles. Combien de points vaut votre groupe principal?',
        ru: 'Четыре обведённых соседствуют: одна, две, три и три звезды. Сколько очков даёт ваша главная группа?',
      },
      points: ['site:c13r2', 'site:c15r2', 'site:c11r2', 'site:c14r1'],
      question: { after: ['start'], effect: { kind: 'main-group', seat: 0 }, take: 'points' },
      of: 'numbers',
      options: [9, 16, 19],
      done: {
        en: 'One, three, six and six: sixteen. So build side by side, even where the site itself is modest.',
        fr: 'Un, trois, six et six : seize. Construisez donc côte à côte, même sur des chantiers modestes.',
        ru: 'Один, три, шесть и шесть: шестнадцать. Поэтому стройте рядом, даже если площадка скромная.',
      },
    },
    {
      id: 'all',
      kind: 'ask',
      say: {
        en: 'Two more buildings stand apart, with 2 stars and 1. How many points do all your buildings bring?',
        fr: 'Deux autres bâtiments sont à l’écart, avec 2 étoiles et une. Combien de points pour tous vos bâtiments?',
        ru: 'Ещё два здания стоят отдельно: с двумя звёздами и с одной. Сколько очков дают все здания?',
      },
      points: ['site:c2r5', 'site:c6r1'],
      question: {
        after: ['start'],
        effect: { kind: 'points', seat: 0, source: 'buildings' },
        take: 'points',
        by: 'sum',
      },
      of: 'numbers',
      options: [16, 19, 20],
      done: {
        en: 'Sixteen and three. In the main group those two would have paid four.',
        fr: 'Seize et trois. Dans le groupe principal, ces deux-là auraient payé quatre.',
        ru: 'Шестнадцать и три. В главной группе эти два дали бы четыре.',
      },
    },
    {
      id: 'end',
      kind: 'do',
      say: {
        en: 'No site is left: lift your architect and end the game. Watch the town, the main groups will be drawn.',
        fr: 'Plus aucun chantier : levez votre architecte et finissez la partie. Regardez la ville, les groupes principaux seront tracés.',
        ru: 'Площадок нет: снимите архитектора и закончите партию. На плане города появятся главные группы.',
      },
      points: ['architect:own'],
      goal: [{ kind: 'over' }],
      shows: ['start'],
      otherwise: {
        en: 'Allowed, but here we want to see the final scoring. Start a building: no site is left, and the game ends.',
        fr: 'C’est permis, mais ici nous voulons voir le décompte final. Mettez en chantier : il n’y a plus de chantier, et la partie finit.',
        ru: 'Так можно, но здесь нас ждёт итоговый подсчёт. Начните здание: площадок нет, и партия закончится.',
      },
      done: {
        en: 'Workers still on sites paid a point each, active ones a point per pair. A building left under construction brings no token.',
        fr: 'Les ouvriers restés sur les chantiers ont payé un point chacun, les actifs un point par paire. Un bâtiment inachevé ne donne pas de jeton.',
        ru: 'Работники на площадках дали по очку, активные — по очку за пару. Незавершённое здание жетона не даёт.',
      },
    },
  ],
  learned: [
    {
      step: 'main',
      en: 'Main group: 1, 3 or 6 points per building; all others a point per star.',
      fr: 'Groupe principal : 1, 3 ou 6 points par bâtiment; les autres, un point par étoile.',
      ru: 'Главная группа: 1, 3 или 6 очков за здание; остальные — по очку за звезду.',
    },
    {
      step: 'end',
      en: 'Workers on sites: a point each. Active workers: a point per pair.',
      fr: 'Ouvriers sur les chantiers : un point chacun. Ouvriers actifs : un point par paire.',
      ru: 'Работники на площадках: по очку. Активные: очко за пару.',
    },
  ],
};
