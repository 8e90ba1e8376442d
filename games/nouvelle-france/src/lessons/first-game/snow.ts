import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../winter.ts';

/** The sticks, and the first snowfall. */
export const SNOW: readonly Step[] = [
  {
    id: 'sticks',
    part: { en: 'The snow', fr: 'La neige', ru: 'Снег' },
    kind: 'tell',
    scene: sceneOf({ pieces: 10, snow: 0, visible: ['T', 'Z'], deck: ['snow', 'W', 'P'], scores: [13, 12] }),
    say: {
      en: 'A little later: the stick of a site says what a cube on each floor is worth when snow comes, and so do its small plans (“1 · +2”: 2 points on the lower floor). The first snowfall counts that floor: +2 at the church, +1 at the mill, but −1 at the redoubt.',
      fr: 'Un peu plus tard : le bâtonnet d’un ouvrage dit ce que vaut un cube de chaque étage quand il neige, et ses petits plans aussi (« 1 · +2 » : 2 points à l’étage inférieur). La première bordée compte cet étage : +2 à l’église, +1 au moulin, mais −1 à la redoute.',
      ru: 'Чуть позже: планка постройки показывает, сколько даст кубик на каждом этаже, когда пойдёт снег, и маленькие планы тоже («1 · +2»: 2 очка на нижнем этаже). Первый снегопад считает этот этаж: +2 на церкви, +1 на мельнице, но −1 на редуте.',
    },
    points: ['stick:redoubt', 'stick:church', 'stick:mill'],
  },
  {
    id: 'snow-points',
    kind: 'ask',
    say: {
      en: 'On the lower floor you have 7 cubes at the church, 5 at the mill and 2 at the redoubt. How many points would snow bring you now?',
      fr: 'À l’étage inférieur, vous avez 7 cubes à l’église, 5 au moulin et 2 à la redoute. Combien de points la neige vous donnerait-elle maintenant?',
      ru: 'На нижнем этаже у вас 7 кубиков на церкви, 5 на мельнице и 2 на редуте. Сколько очков принёс бы вам снег сейчас?',
    },
    points: ['stick:redoubt', 'stick:church', 'stick:mill'],
    question: { after: ['draw'], effect: { kind: 'snowfall' }, take: 'points.0' },
    of: 'numbers',
    options: [14, 17, 21],
    done: {
      en: 'Seven times 2, five times 1, and the two at the redoubt cost a point each: seventeen. Here every cube counts, connected or not.',
      fr: 'Sept fois 2, cinq fois 1, et les deux de la redoute coûtent un point chacun : dix-sept. Ici, chaque cube compte, relié ou non.',
      ru: 'Семь раз по 2, пять раз по 1, а два кубика на редуте отнимают по очку: семнадцать. Здесь считается каждый кубик, связанный или нет.',
    },
  },
  {
    id: 'snow',
    kind: 'do',
    say: {
      en: 'Nobody knows when it snows: three snowflakes are hidden in the deck. Draw a card and see.',
      fr: 'Nul ne sait quand il neigera : trois flocons se cachent dans la pioche. Piochez, et voyez.',
      ru: 'Когда пойдёт снег, не знает никто: в колоде спрятаны три снежинки. Возьмите карту и посмотрите.',
    },
    points: ['move:draw'],
    goal: [{ kind: 'snowfall' }],
    shows: ['draw'],
    wrong: [
      {
        when: { kind: 'placed', piece: 'beam' },
        say: {
          en: 'The beam, in good time: the snow would have taken it from you. But we want to see the snow, so draw.',
          fr: 'La poutre, juste à temps : la neige vous l’aurait prise. Mais nous voulons voir la neige : piochez.',
          ru: 'Балка, и как раз вовремя: снег бы её отнял. Но мы ждём снега, так что возьмите карту.',
        },
      },
    ],
    done: {
      en: 'A snowflake! The lower floor is paid and buried: its cubes still carry what stands on them, but no longer count or connect, and the beams that nobody placed are lost.',
      fr: 'Un flocon! L’étage inférieur est payé et enseveli : ses cubes portent encore, mais ne comptent plus et ne relient plus rien, et les poutres que personne n’a posées sont perdues.',
      ru: 'Снежинка! Нижний этаж принёс очки и теперь под снегом: его кубики держат то, что на них стоит, но больше не считаются и не связывают, а балки, которые никто не поставил, пропали.',
    },
  },
  {
    id: 'above-snow',
    kind: 'do',
    say: {
      en: 'You drew again, and your turn continues. Place a piece with two brown cubes above the snow.',
      fr: 'Vous avez pioché de nouveau, et votre tour continue. Posez une pièce dont deux cubes bruns dépassent de la neige.',
      ru: 'Вы взяли ещё карту, и ваш ход продолжается. Поставьте фигуру так, чтобы два коричневых кубика были выше снега.',
    },
    points: ['card:T', 'card:Z', 'card:W'],
    goal: [{ kind: 'placed', seat: 0, base: [2, 3, 4, 5] }],
    shows: ['place Z0 church A 0,5,0 0,6,0 0,6,1 0,6,2 0,7,2 | place Z0 mill A 1,1,1 2,1,1 2,1,2 3,1,2 3,0,2'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0, base: [0, 1] },
        say: {
          en: 'A brown cube ended up under the snow or there was only one. Build higher: on pieces, or upright.',
          fr: 'Un cube brun s’est retrouvé sous la neige, ou il n’y en avait qu’un. Construisez plus haut : sur d’autres pièces, ou debout.',
          ru: 'Коричневый кубик оказался под снегом или был всего один. Стройте выше: на других фигурах или стоймя.',
        },
      },
    ],
    done: {
      en: 'That is the rhythm of the game: build, and be on the right floor when it snows. The next snow pays the middle floor.',
      fr: 'C’est le rythme du jeu : construire, et être au bon étage quand il neige. La prochaine bordée paiera l’étage médian.',
      ru: 'Таков ритм игры: строить и оказаться на нужном этаже, когда пойдёт снег. Следующий снегопад посчитает средний этаж.',
    },
    see: ['last-piece'],
  },
];
