import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../winter.ts';

/** Characters, bonus pieces, a card that fits nowhere, and the third snow. */
export const END: readonly Step[] = [
  {
    id: 'complete',
    part: { en: 'Characters and the end', fr: 'Les personnages et la fin', ru: 'Персонажи и конец' },
    kind: 'do',
    scene: sceneOf({
      pieces: 24,
      snow: 2,
      visible: ['N', 'P'],
      deck: ['Y', 'T', 'V'],
      scores: [49, 52],
      ready: [[], []],
      moves: ['draw'],
    }),
    say: {
      en: 'Later still, two floors are under snow. One slab of the church and two of the mill can still be seen from above: hide the last of one site.',
      fr: 'Plus tard encore, deux étages sont sous la neige. D’en haut, on voit encore une dalle de l’église et deux du moulin : cachez les dernières d’un ouvrage.',
      ru: 'Ещё позже: два этажа под снегом. Сверху ещё видны одна плита церкви и две плиты мельницы: закройте последние на одной из построек.',
    },
    points: ['square:church A 4 9', 'square:mill A 5 4', 'square:mill A 2 4'],
    goal: [{ kind: 'completed', seat: 0 }],
    shows: ['place N1 church A 4,6,2 4,7,2 4,8,2 4,8,1 4,9,1'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0, base: [2, 3, 4] },
        say: {
          en: 'Good points now, but Étienne will complete a site and take its character. Hide the last slab of the church, or both of the mill.',
          fr: 'De bons points, mais Étienne achèvera un ouvrage et prendra son personnage. Cachez la dernière dalle de l’église, ou les deux du moulin.',
          ru: 'Очки хорошие, но Этьен завершит постройку и возьмёт персонажа. Закройте последнюю плиту церкви или обе плиты мельницы.',
        },
      },
    ],
    otherwise: {
      en: 'A slab can still be seen on every site. Cover the corner of the church, or both slabs of the mill; a cube that hangs over a slab hides it too.',
      fr: 'On voit encore une dalle sur chaque ouvrage. Couvrez le coin de l’église, ou les deux dalles du moulin; un cube en surplomb cache aussi une dalle.',
      ru: 'На каждой постройке ещё видна плита. Накройте угол церкви или обе плиты мельницы; нависающий кубик тоже закрывает плиту.',
    },
    done: {
      en: 'The site is completed, and its character is yours: worth 12 points at the mill, 13 at the church, 14 at the redoubt, at the end of the game.',
      fr: 'L’ouvrage est achevé, et son personnage est à vous : il vaut, à la fin, 12 points au moulin, 13 à l’église et 14 à la redoute.',
      ru: 'Постройка завершена, и её персонаж ваш: в конце партии мельник стоит 12 очков, кюре — 13, офицер — 14.',
    },
  },
  {
    id: 'peg',
    kind: 'do',
    scene: sceneOf({
      pieces: 30,
      snow: 2,
      visible: ['V', 'V'],
      deck: ['N', 'L', 'Y', 'snow'],
      scores: [58, 61],
      ready: [[], []],
      characters: { church: 0, mill: 1 },
    }),
    say: {
      en: 'Close to the end, one slab of the redoubt is left, a gap for something small. Instead of drawing, place your bonus piece, the peg, on it.',
      fr: 'Tout près de la fin, il reste une dalle à la redoute, un creux pour quelque chose de petit. Au lieu de piocher, posez-y votre pièce bonus, la cheville.',
      ru: 'Перед самым концом на редуте осталась одна плита, место для чего-то маленького. Вместо того чтобы брать карту, поставьте на неё бонусную фигуру — колышек.',
    },
    points: ['card:peg', 'square:redoubt B 0 0'],
    goal: [
      { kind: 'placed', seat: 0, piece: 'peg' },
      { kind: 'completed', seat: 0, site: 'redoubt' },
    ],
    shows: ['place peg redoubt B 0,0,0'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0, piece: 'peg' },
        say: {
          en: 'The peg stands there too, but the officer is worth 14 points. Put it on the last slab of the redoubt.',
          fr: 'La cheville tient là aussi, mais l’officier vaut 14 points. Mettez-la sur la dernière dalle de la redoute.',
          ru: 'Колышек стоит и тут, но офицер — это 14 очков. Поставьте его на последнюю плиту редута.',
        },
      },
    ],
    otherwise: {
      en: 'You drew, and after drawing there is no bonus piece in this turn. Choose the peg first.',
      fr: 'Vous avez pioché, et après cela on ne pose plus de pièce bonus dans ce tour. Choisissez d’abord la cheville.',
      ru: 'Вы взяли карту, а после этого бонусную фигуру в этот ход ставить нельзя. Сначала выберите колышек.',
    },
    done: {
      en: 'No points for a cube under the snow, but the officer is yours. Each phase has its bonus piece: a beam of 3 cubes, a stake of 2, a peg; the snow takes what you have not placed.',
      fr: 'Aucun point pour un cube sous la neige, mais l’officier est à vous. Chaque phase a sa pièce bonus : poutre de 3 cubes, pieu de 2, cheville; la neige emporte ce qui n’est pas posé.',
      ru: 'За кубик под снегом очков нет, зато офицер ваш. В каждой фазе своя бонусная фигура: балка из трёх кубиков, свая из двух, колышек; непоставленное отнимает снег.',
    },
  },
  {
    id: 'claim',
    kind: 'do',
    moves: [
      'draw',
      'place N1 church A 0,1,1 1,1,1 2,1,1 2,0,1 3,0,1 | place N1 redoubt A 6,0,2 6,1,2 6,2,2 6,2,1 6,3,1',
    ],
    say: {
      en: 'Draw, then look at V: it fits nowhere any more. Choose “Exchange card V”, and you get another card for it.',
      fr: 'Piochez, puis regardez le V : il ne tient plus nulle part. Choisissez « Changer la carte V » et vous en aurez une autre à la place.',
      ru: 'Возьмите карту и посмотрите на V: ей больше нет места. Выберите «Сменить карту V» и получите другую.',
    },
    points: ['move:draw', 'move:claim V'],
    goal: [{ kind: 'claimed', seat: 0, shape: 'V' }],
    shows: ['draw', 'claim V'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0 },
        say: {
          en: 'You may place what fits, but V stays and blocks the choice. Exchange it first.',
          fr: 'On peut poser ce qui tient, mais le V reste et réduit le choix. Changez-le d’abord.',
          ru: 'Можно поставить то, что подходит, но V останется и сузит выбор. Сначала смените её.',
        },
      },
    ],
    done: {
      en: 'V is discarded and another card comes up. At this table the program checks such claims; you may also play so that opponents can contest them.',
      fr: 'Le V est défaussé et une autre carte arrive. Ici, le programme vérifie; on peut aussi jouer de sorte que les adversaires contestent.',
      ru: 'V уходит в сброс, приходит другая карта. Здесь проверяет программа; можно играть и так, чтобы оспаривали соперники.',
    },
  },
  {
    id: 'last-piece',
    kind: 'do',
    say: {
      en: 'Your last piece before the third snow, and nothing is circled this time. It will count the upper floor: +2 at the redoubt, +1 at the church, −1 at the mill.',
      fr: 'Votre dernière pièce avant la troisième bordée, sans consigne cette fois. Elle comptera l’étage supérieur : +2 à la redoute, +1 à l’église, −1 au moulin.',
      ru: 'Ваша последняя фигура перед третьим снегопадом, и без указаний. Он посчитает верхний этаж: +2 на редуте, +1 на церкви, −1 на мельнице.',
    },
    goal: [{ kind: 'placed', seat: 0 }],
    shows: [
      'place Y3 church A 0,5,2 0,4,2 0,3,2 0,2,2 0,4,1 | place L1 redoubt A 6,3,2 6,2,2 6,1,2 6,0,2 6,3,1 | place L1 church A 0,1,2 0,2,2 0,3,2 0,4,2 0,1,1',
    ],
    wrong: [
      {
        when: { kind: 'claimed', seat: 0 },
        say: {
          en: 'Allowed, but the new card was the last snowflake, and the game was over at once. Place a piece first.',
          fr: 'C’est permis, mais la nouvelle carte était le dernier flocon, et la partie s’est terminée aussitôt. Posez d’abord une pièce.',
          ru: 'Так можно, но новая карта оказалась последней снежинкой, и партия тут же закончилась. Сначала поставьте фигуру.',
        },
      },
    ],
    done: {
      en: 'Well built. Now it is up to the sky.',
      fr: 'Beau travail. Le reste dépend du ciel.',
      ru: 'Хорошо сложено. Дальше решает небо.',
    },
  },
  {
    id: 'winner',
    kind: 'ask',
    say: {
      en: 'Étienne is about to draw the third snowflake: the upper floor is counted, and the characters pay. You hold the priest and the officer, he holds the miller: who wins?',
      fr: 'Étienne va piocher le troisième flocon : on compte l’étage supérieur, puis les personnages paient. Vous avez le curé et l’officier, lui le meunier : qui gagne?',
      ru: 'Этьен сейчас вытянет третью снежинку: посчитают верхний этаж, и персонажи принесут очки. У вас кюре и офицер, у него мельник: кто победит?',
    },
    points: ['score:0', 'score:1'],
    question: { after: ['draw'], effect: { kind: 'ended' }, take: 'winners.0' },
    of: 'seats',
    options: [0, 1],
    done: {
      en: 'Étienne leads before the snow, but your characters are worth 27 points and his 12. See for yourself.',
      fr: 'Étienne mène avant la neige, mais vos personnages valent 27 points, et le sien 12. Voyez vous-même.',
      ru: 'До снега впереди Этьен, но ваши персонажи дают 27 очков, а его — 12. Убедитесь сами.',
    },
  },
  {
    id: 'end',
    kind: 'tell',
    moves: ['draw'],
    say: {
      en: 'The third snow ends the game at once, in the middle of a turn. You know Nouvelle-France now!',
      fr: 'La troisième bordée met aussitôt fin à la partie, en plein milieu d’un tour. Vous connaissez maintenant Nouvelle-France!',
      ru: 'Третий снегопад сразу заканчивает партию, даже посреди хода. Теперь вы знаете «Новую Францию»!',
    },
  },
];
