import type { Lesson } from '@cap-diamant/kernel/lessons';
import { sceneOf } from './winter.ts';

const STICKS = ['stick:redoubt', 'stick:church', 'stick:mill'];

/** What a floor pays when the snow comes, and what the snow changes. */
export const lesson: Lesson = {
  colours: ['brown', 'blue'],
  steps: [
    {
      id: 'first',
      kind: 'ask',
      scene: sceneOf({ pieces: 8, snow: 0, visible: ['T', 'U'], deck: ['snow', 'N', 'Z'], scores: [8, 7] }),
      say: {
        en: 'The lower floor pays −1 at the redoubt, +2 at the church and +1 at the mill, and you have 2, 5 and 4 cubes there. What would snow bring you?',
        fr: 'L’étage inférieur vaut −1 à la redoute, +2 à l’église et +1 au moulin, et vous y avez 2, 5 et 4 cubes. Que vous donnerait la neige?',
        ru: 'Нижний этаж даёт −1 на редуте, +2 на церкви и +1 на мельнице, а кубиков у вас там 2, 5 и 4. Сколько принесёт снег?',
      },
      points: STICKS,
      question: { after: ['draw'], effect: { kind: 'snowfall' }, take: 'points.0' },
      of: 'numbers',
      options: [9, 12, 16],
      done: {
        en: 'Ten and four, minus two: twelve. All cubes of the floor count, connected or not.',
        fr: 'Dix et quatre, moins deux : douze. Tous les cubes de l’étage comptent, reliés ou non.',
        ru: 'Десять и четыре, минус два: двенадцать. Считаются все кубики этажа, связанные и нет.',
      },
    },
    {
      id: 'draw',
      kind: 'do',
      say: {
        en: 'Draw: the snowflake is on top.',
        fr: 'Piochez : le flocon est sur le dessus.',
        ru: 'Возьмите карту: снежинка лежит сверху.',
      },
      points: ['move:draw'],
      goal: [{ kind: 'snowfall' }],
      shows: ['draw'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, piece: 'beam' },
          say: {
            en: 'Clever: the snow would have taken the beam. But draw now, we want to see it fall.',
            fr: 'Bien vu : la neige vous aurait pris la poutre. Mais piochez, nous voulons la voir tomber.',
            ru: 'Разумно: снег отнял бы балку. Но возьмите карту, посмотрим на снегопад.',
          },
        },
      ],
      done: {
        en: 'Everybody is paid at once, and the floor is buried. You drew again, and your turn continues.',
        fr: 'Tout le monde est payé d’un coup, et l’étage est enseveli. Vous avez pioché de nouveau, et votre tour continue.',
        ru: 'Очки получили все сразу, и этаж под снегом. Вы взяли ещё карту, ваш ход продолжается.',
      },
    },
    {
      id: 'above',
      kind: 'do',
      say: {
        en: 'Cubes on a buried floor bring nothing and connect nothing. Place a piece with two brown cubes above the snow.',
        fr: 'Les cubes d’un étage enseveli ne rapportent rien et ne relient rien. Posez une pièce dont deux cubes bruns dépassent de la neige.',
        ru: 'Кубики под снегом ничего не дают и не связывают. Поставьте фигуру так, чтобы два коричневых кубика были выше снега.',
      },
      points: ['card:T', 'card:U', 'card:N'],
      goal: [{ kind: 'placed', seat: 0, base: [2, 3, 4] }],
      shows: ['place N0 redoubt A 0,4,1 1,4,1 2,4,1 2,4,0 3,4,0 | place N0 church A 0,1,1 1,1,1 2,1,1 2,0,1 3,0,1'],
      wrong: [
        {
          when: { kind: 'placed', seat: 0, base: [0, 1] },
          say: {
            en: 'Legal, but too much brown is under the snow or missing. Build on top of other pieces.',
            fr: 'C’est permis, mais trop de brun est sous la neige, ou manque. Construisez sur d’autres pièces.',
            ru: 'Так можно, но коричневого выше снега маловато. Стройте поверх других фигур.',
          },
        },
      ],
      done: {
        en: 'Buried pieces still carry, so the walls grow on.',
        fr: 'Les pièces ensevelies portent encore, et les murs montent toujours.',
        ru: 'Фигуры под снегом по-прежнему держат, и стены растут.',
      },
    },
    {
      id: 'second',
      kind: 'ask',
      scene: sceneOf({ pieces: 18, snow: 1, visible: ['W', 'V'], deck: ['snow', 'Z', 'U'], scores: [37, 33] }),
      say: {
        en: 'Later, the second snow is near: it counts the middle floor. Who gains more from it now?',
        fr: 'Plus tard, la deuxième bordée approche : elle compte l’étage médian. À qui rapporterait-elle le plus maintenant?',
        ru: 'Позже, перед вторым снегопадом: он считает средний этаж. Кому он сейчас принесёт больше?',
      },
      points: STICKS,
      question: { after: ['draw'], effect: { kind: 'snowfall' }, take: 'points', by: 'most' },
      of: 'seats',
      options: [0, 1],
      done: {
        en: 'You: your middle floor stands where it pays, his at the church costs him. The small snowflake beside each player forecasts it.',
        fr: 'À vous : votre étage médian est là où il paie, le sien à l’église lui coûte. Le petit flocon à côté de chaque joueur le prévoit.',
        ru: 'Вам: ваш средний этаж там, где он платит, а его кубики на церкви отнимают очки. Маленькая снежинка рядом с игроком показывает прогноз.',
      },
    },
  ],
  learned: [
    {
      step: 'first',
      en: 'Each snowfall pays one floor on all sites: lower, middle, upper.',
      fr: 'Chaque bordée paie un étage sur tous les ouvrages : inférieur, médian, supérieur.',
      ru: 'Каждый снегопад считает один этаж на всех постройках: нижний, средний, верхний.',
    },
    {
      step: 'second',
      en: 'The stick of a site says +2, +1 or −1 for each cube of yours on that floor.',
      fr: 'Le bâtonnet d’un ouvrage dit +2, +1 ou −1 pour chacun de vos cubes de cet étage.',
      ru: 'Планка постройки говорит, сколько даёт каждый ваш кубик на этом этаже: +2, +1 или −1.',
    },
    {
      step: 'above',
      en: 'Buried cubes carry, but no longer count or connect.',
      fr: 'Les cubes ensevelis portent, mais ne comptent plus et ne relient plus.',
      ru: 'Кубики под снегом держат, но не считаются и не связывают.',
    },
  ],
};
