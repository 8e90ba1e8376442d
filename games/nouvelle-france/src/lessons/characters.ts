import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

/** Completing sites. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'mill',
      kind: 'do',
      scene: sceneOf({
        pieces: 26,
        snow: 2,
        visible: ['L', 'Y'],
        deck: ['N', 'U'],
        scores: [48, 51],
        ready: [[], []],
        characters: { church: 0 },
        moves: ['draw'],
      }),
      say: {
        en: 'From above, two slabs of the mill can still be seen. Hide both with one piece; its points do not matter this time.',
        fr: 'D’en haut, on voit encore deux dalles du moulin. Cachez les deux avec une pièce; ses points importent peu cette fois.',
        ru: 'Сверху ещё видны две плиты мельницы. Закройте обе одной фигурой; её очки сейчас не важны.',
      },
      points: ['square:mill A 2 4', 'square:mill A 5 4', 'character:mill'],
      goal: [{ kind: 'completed', seat: 0, site: 'mill' }],
      shows: ['place N1 mill A 5,4,2 4,4,2 3,4,2 3,4,1 2,4,1'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: [2, 3, 4] },
          say: {
            en: 'Good points, but the miller is worth twelve, and Étienne is next. Hide the two slabs of the mill.',
            fr: 'De bons points, mais le meunier en vaut douze, et c’est ensuite à Étienne. Cachez les deux dalles du moulin.',
            ru: 'Очки хорошие, но мельник стоит двенадцать, а следующим ходит Этьен. Закройте две плиты мельницы.',
          },
        },
      ],
      otherwise: {
        en: 'A slab of the mill can still be seen. A long piece laid across can hide both; what hangs over a slab hides it.',
        fr: 'On voit encore une dalle du moulin. Une longue pièce couchée en travers peut cacher les deux; ce qui surplombe une dalle la cache.',
        ru: 'Плита мельницы ещё видна. Длинная фигура поперёк закроет обе: что нависает над плитой, то её закрывает.',
      },
      done: {
        en: 'No slab to be seen: the miller is yours. The site stays open, and pieces can still be placed on it.',
        fr: 'Plus une dalle en vue : le meunier est à vous. L’ouvrage reste ouvert, et on peut encore y poser des pièces.',
        ru: 'Плит больше не видно: мельник ваш. Постройка остаётся открытой, ставить на неё фигуры ещё можно.',
      },
    },
    {
      id: 'redoubt',
      kind: 'do',
      scene: sceneOf({
        pieces: 30,
        snow: 2,
        visible: ['L', 'Y'],
        deck: ['N', 'snow'],
        scores: [50, 58],
        ready: [[], []],
        characters: { church: 0, mill: 1 },
        moves: ['draw'],
      }),
      say: {
        en: 'One slab of the redoubt is left, at the junction. Hide it with any of the three shapes.',
        fr: 'Il reste une dalle à la redoute, à la jonction. Cachez-la avec une des trois formes.',
        ru: 'На редуте осталась одна плита, у стыка. Закройте её любой из трёх форм.',
      },
      points: ['square:redoubt B 0 0', 'character:redoubt'],
      goal: [{ kind: 'completed', seat: 0, site: 'redoubt' }],
      shows: ['place N1 redoubt B 3,0,2 2,0,2 1,0,2 1,0,1 0,0,1'],
      otherwise: {
        en: 'The slab can still be seen. Let a piece reach over it: a cube in the air hides it too.',
        fr: 'On voit encore la dalle. Faites-y passer une pièce : un cube en l’air la cache aussi.',
        ru: 'Плита ещё видна. Пусть фигура протянется над ней: нависающий кубик тоже её закрывает.',
      },
      done: {
        en: 'The officer is yours. Only who hides the last slab gets the character, so do not prepare it for others.',
        fr: 'L’officier est à vous. Seul qui cache la dernière dalle prend le personnage : ne la préparez pas pour les autres.',
        ru: 'Офицер ваш. Персонажа берёт только тот, кто закрыл последнюю плиту, так что не готовьте её для других.',
      },
    },
    {
      id: 'worth',
      kind: 'ask',
      say: {
        en: 'Étienne is about to draw the last snowflake. You hold the priest and the officer: what will your characters add?',
        fr: 'Étienne va piocher le dernier flocon. Vous avez le curé et l’officier : combien vos personnages ajouteront-ils?',
        ru: 'Этьен сейчас вытянет последнюю снежинку. У вас кюре и офицер: сколько добавят ваши персонажи?',
      },
      points: ['character:church', 'character:redoubt'],
      question: { after: ['draw'], effect: { kind: 'character', seat: 0 }, take: 'points', by: 'sum' },
      of: 'numbers',
      options: [13, 14, 27],
      done: {
        en: 'Thirteen and fourteen, at the end of the game only. No ally doubles them.',
        fr: 'Treize et quatorze, à la fin de la partie seulement. Aucun allié ne les double.',
        ru: 'Тринадцать и четырнадцать, и только когда партия закончится. Никакой союзник их не удвоит.',
      },
    },
  ],
  learned: [
    {
      step: 'mill',
      en: 'A site is completed when none of its slabs can be seen from above; overhangs hide too.',
      fr: 'Un ouvrage est achevé quand on ne voit plus aucune dalle d’en haut; un surplomb cache aussi.',
      ru: 'Постройка завершена, когда сверху не видно ни одной плиты; навес тоже закрывает.',
    },
    {
      step: 'redoubt',
      en: 'Whoever hides the last slab takes the character: officer 14, parish priest 13, miller 12.',
      fr: 'Qui cache la dernière dalle prend le personnage : officier 14, curé 13, meunier 12.',
      ru: 'Кто закрыл последнюю плиту, берёт персонажа: офицер 14, кюре 13, мельник 12.',
    },
    {
      step: 'worth',
      en: 'Their points are added at the end of the game.',
      fr: 'Leurs points s’ajoutent à la fin de la partie.',
      ru: 'Их очки добавляются, когда партия закончена.',
    },
  ],
};
