import type { Step } from '@cap-diamant/kernel/lessons';
import { sceneOf } from '../winter.ts';

/** Étienne's turn that the coureur des bois follows. */
const GOOD_TURN = 'place L1 redoubt A 6,3,2 6,2,2 6,1,2 6,0,2 6,3,1 | place P0 redoubt A 6,1,2 6,2,2 6,3,2 6,1,1 6,2,1';

/** The three allies, each at its moment; from here the learner can play to the end. */
export const ALLIES: readonly Step[] = [
  {
    id: 'fille',
    part: { en: 'Three allies', fr: 'Trois alliés', ru: 'Три союзника' },
    kind: 'do',
    scene: sceneOf({
      pieces: 14,
      snow: 1,
      visible: ['P', 'W'],
      deck: ['L', 'V', 'T', 'Y', 'N'],
      scores: [36, 31],
      ready: [
        ['fille', 'coureur', 'nation'],
        ['fille', 'coureur', 'nation'],
      ],
      moves: ['draw'],
    }),
    say: {
      en: 'Later in that game, your three allies come in. Score at least 3 points with a piece, then let the King’s Daughter double them.',
      fr: 'Plus tard dans cette partie, voici vos trois alliés. Marquez au moins 3 points avec une pièce, puis laissez la fille du Roy les doubler.',
      ru: 'Позже в той же партии в дело вступают три ваших союзника. Получите за фигуру хотя бы 3 очка, и пусть дочь короля их удвоит.',
    },
    points: ['move:fille', 'card:P', 'card:W', 'card:L'],
    goal: [
      { kind: 'placed', seat: 0, base: [3, 4, 5] },
      { kind: 'scored', seat: 0, doubled: true },
    ],
    shows: ['place P0 church A 0,8,2 0,8,1 0,8,0 1,8,2 1,8,1', 'fille'],
    wrong: [
      {
        when: { kind: 'placed', seat: 0, base: [0, 1, 2] },
        atOnce: true,
        say: {
          en: 'She helps once per phase, so wait for a good turn. Look for brown cubes above the snow, at the church or at the redoubt.',
          fr: 'Elle n’aide qu’une fois par phase : attendez un bon tour. Cherchez des cubes bruns au-dessus de la neige, à l’église ou à la redoute.',
          ru: 'Она помогает раз за фазу, поэтому ждите хорошего хода. Ищите коричневые кубики выше снега: на церкви или на редуте.',
        },
      },
      {
        when: { kind: 'scored', seat: 0, doubled: false },
        say: {
          en: 'Good points, but you kept her for later. Once more, and double them.',
          fr: 'De bons points, mais vous l’avez gardée pour plus tard. Encore une fois, et doublez-les.',
          ru: 'Хорошие очки, но дочь короля вы приберегли. Ещё раз — и удвойте.',
        },
      },
    ],
    done: {
      en: 'Doubled! Each ally helps once and returns with the next snow.',
      fr: 'Doublé! Chaque allié aide une fois et revient avec la prochaine bordée.',
      ru: 'Удвоено! Каждый союзник помогает один раз и возвращается со следующим снегопадом.',
    },
  },
  {
    id: 'nation',
    kind: 'do',
    moves: ['1: pass'],
    say: {
      en: 'Before your turn ends, your Anishinabe ally lets you look at the top three cards. Look, then put them back in the order you like.',
      fr: 'Avant la fin de votre tour, votre allié anishinabe vous montre les trois premières cartes de la pioche. Regardez-les, puis remettez-les dans l’ordre voulu.',
      ru: 'Пока ход не закончен, союзник анишинабе покажет вам три верхние карты колоды. Посмотрите и верните их в любом порядке.',
    },
    points: ['move:nation'],
    goal: [{ kind: 'ordered', seat: 0 }],
    shows: ['nation', 'order 2 1 3'],
    wrong: [
      {
        when: { kind: 'turn', seat: 1 },
        say: {
          en: 'You ended your turn without looking. Often fine, but try it once.',
          fr: 'Vous avez fini votre tour sans regarder. C’est souvent bien, mais essayez une fois.',
          ru: 'Вы закончили ход, не посмотрев. Часто так и надо, но попробуйте разок.',
        },
      },
    ],
    done: {
      en: 'The top card is what Étienne draws next, and a snowflake can be hurried or delayed. He only sees that you looked.',
      fr: 'La première carte est celle qu’Étienne piochera, et un flocon peut être avancé ou retardé. Il voit seulement que vous avez regardé.',
      ru: 'Верхнюю карту сейчас возьмёт Этьен, а снежинку можно приблизить или отодвинуть. Он видит только, что вы смотрели.',
    },
  },
  {
    id: 'coureur',
    kind: 'do',
    moves: ['draw', GOOD_TURN, '1: pass'],
    say: {
      en: 'Étienne has scored a good turn. Send your coureur des bois after him.',
      fr: 'Étienne a marqué un bon tour. Envoyez votre coureur des bois à sa suite.',
      ru: 'Этьен получил хорошие очки. Пошлите за ним лесного бродягу.',
    },
    points: ['move:coureur'],
    goal: [{ kind: 'followed', seat: 0 }],
    shows: ['0: coureur'],
    wrong: [
      {
        when: { kind: 'declined', seat: 0, ally: 'coureur' },
        say: {
          en: 'You may wait for a better turn of his, but the next snow brings the coureur back anyway. Send him this time.',
          fr: 'On peut attendre un meilleur tour, mais la prochaine bordée ramène le coureur de toute façon. Cette fois, envoyez-le.',
          ru: 'Можно ждать хода получше, но со следующим снегопадом бродяга всё равно вернётся. На этот раз пошлите его.',
        },
      },
    ],
    done: {
      en: 'You score half of his points, rounded down, and he loses nothing. So Étienne may send his after you, too.',
      fr: 'Vous marquez la moitié de ses points, arrondie vers le bas, et il ne perd rien. Étienne peut donc aussi envoyer le sien.',
      ru: 'Вы получаете половину его очков с округлением вниз, а он ничего не теряет. Значит, и Этьен может послать своего за вами.',
    },
  },
];
